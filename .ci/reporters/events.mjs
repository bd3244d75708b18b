/**
 * What a test runner tells the process that started it, one line of JSON each (RFC 7464) between what it prints itself.
 *
 * @typedef {{ title: string, name: string, status: 'passed' | 'failed' | 'skipped' | 'unstable', message: string }} Test
 * @typedef {(
 *   | { type: 'total', count: number }
 *   | { type: 'start', file: string }
 *   | { type: 'result', file: string, seconds: number, tests: Test[], notCompared?: string }
 *   | { type: 'error', message: string }
 * )} Event `count` and `result` are of files with Jest, and of tests with Playwright
 */
import { writeSync } from 'node:fs';

const MARK = '\u001e';

/** @param {Event} event */
export function emit(event) {
  const bytes = Buffer.from(`${MARK}${JSON.stringify(event)}\n`);
  // A pipe takes what fits.
  for (let written = 0; written < bytes.length;) written += writeSync(1, bytes, written);
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
