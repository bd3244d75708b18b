/** Shows progress for long-running work: what is being done, and for how many seconds. */

/** Whether a person watches; otherwise lines stay plain. */
export const isTerminal =
  process.stdout.isTTY === true && process.stderr.isTTY === true && !process.env.NO_COLOR;
const HEARTBEAT_MS = 10_000;

/**
 * Runs `work` under a title. A terminal shows a running count of seconds; other outputs get one line at the start, one
 * every ten seconds and one at the end. They go to stderr: stdout has only the result of a command.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const startedAtMs = performance.now();
  const seconds = () => ((performance.now() - startedAtMs) / 1000).toFixed(1);
  const print = (text, endsLine = true) =>
    process.stderr.write(isTerminal ? `\r\u001b[2K${text}${endsLine ? '\n' : ''}` : `${text}\n`);
  print(`${title} ...`, false);
  const timer = isTerminal
    ? setInterval(() => print(`${title} ... ${Math.floor(Number(seconds()))} s`, false), 1000)
    : setInterval(() => print(`${title} ... ${Math.floor(Number(seconds()))} s`), HEARTBEAT_MS);
  try {
    const result = await work();
    print(`${title}: ${dim(`${seconds()} s`)}`);
    return result;
  } catch (error) {
    print(`${title}: ${red(`failed after ${seconds()} s`)}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** @param {string} text */
export function dim(text) {
  return isTerminal ? `\u001b[2m${text}\u001b[22m` : text;
}

/** @param {string} text */
export function red(text) {
  return isTerminal ? `\u001b[31m${text}\u001b[39m` : text;
}
