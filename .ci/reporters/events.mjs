/**
 * What a test runner tells the process that started it, one line of JSON each (RFC 7464) between what it prints itself.
 *
 * @typedef {{ id?: string, title: string, name: string, status: 'passed' | 'failed' | 'skipped' | 'unstable', message: string }} Test
 * @typedef {(
 *   | { type: 'total', count: number }
 *   | { type: 'start', file: string }
 *   | { type: 'result', file: string, seconds: number, tests: Test[], notCompared?: string }
 *   | { type: 'error', message: string }
 * )} Event `count` and `result` are of files with Jest, and of tests with Playwright
 */
import { writeSync } from 'node:fs';

const MARK = '\u001e';
/** Some messages print a whole page. */
const MAX_MESSAGE_LENGTH = 6000;
const RETRY_MS = 5;

/** @param {Event} event */
export function emit(event) {
  const bytes = Buffer.from(`${MARK}${JSON.stringify(event, shortenMessage)}\n`);
  for (let written = 0; written < bytes.length;) written += writeWhatFits(bytes, written);
}

function shortenMessage(key, value) {
  return key === 'message' && value.length > MAX_MESSAGE_LENGTH
    ? `${value.slice(0, MAX_MESSAGE_LENGTH)} ...`
    : value;
}

/** Waits while the pipe is full: the process at its other end reads it when it has time. */
function writeWhatFits(bytes, offset) {
  try {
    return writeSync(1, bytes, offset);
  } catch (error) {
    if (error.code !== 'EAGAIN') throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    return 0;
  }
}

/**
 * Reads the event of a line; `undefined` if the runner has printed it for people.
 *
 * @param {string} line
 * @returns {Event | undefined}
 */
export function readEvent(line) {
  return line.startsWith(MARK) ? JSON.parse(line.slice(1)) : undefined;
}
