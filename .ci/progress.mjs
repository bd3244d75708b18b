/** Shows what a run of tests is doing and what is left. */
import { isTerminal, red } from '../deploy/launcher/progress.mjs';

/** Outputs other than a terminal get a line as often as this. */
const LINE_INTERVAL_MS = 15_000;
const TERMINAL_INTERVAL_MS = 500;
const MAX_RUNNING = 3;
/** Of each file. */
const MAX_SHOWN_FAILURES = 3;

/**
 * Starts to show the progress of a suite on stderr.
 *
 * @param {string} name
 * @param {string} unit what is counted
 */
export function showProgress(name, unit) {
  const startedAtMs = performance.now();
  const running = new Map();
  let total;
  let finished = 0;
  let failed = 0;

  const line = () => {
    const seconds = Math.floor((performance.now() - startedAtMs) / 1000);
    const counts = total === undefined ? 'starting' : `${finished} of ${total} ${unit}`;
    const failures = failed > 0 ? `, ${failed} failed` : '';
    const names = [...running.keys()].slice(0, MAX_RUNNING).join(' ');
    return `${name}: ${counts}${failures}, ${seconds} s${names && `; running ${names}`}`;
  };
  const print = () => {
    if (!isTerminal) process.stderr.write(`${line()}\n`);
    else process.stderr.write(`\r\u001b[2K${line().slice(0, (process.stderr.columns ?? 120) - 1)}`);
  };
  const printFailure = (text) =>
    process.stderr.write(`${isTerminal ? '\r\u001b[2K' : ''}${red('failed')} ${text}\n`);
  const timer = setInterval(print, isTerminal ? TERMINAL_INTERVAL_MS : LINE_INTERVAL_MS);

  return {
    total(count) {
      total ??= count;
    },
    start(file) {
      running.set(file, (running.get(file) ?? 0) + 1);
    },
    done(file, tests) {
      const others = (running.get(file) ?? 1) - 1;
      if (others > 0) running.set(file, others);
      else running.delete(file);
      finished += 1;
      const failures = tests.filter(({ status }) => status === 'failed');
      failed += failures.length;
      // At once, so that a developer need not wait for the end.
      for (const { name: test } of failures.slice(0, MAX_SHOWN_FAILURES))
        printFailure(test === undefined ? file : `${file}: ${test}`);
    },
    /** Ends the display. */
    end() {
      clearInterval(timer);
      if (isTerminal) process.stderr.write('\r\u001b[2K');
    },
  };
}
