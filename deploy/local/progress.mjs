/** What a person sees while something takes its time: what is being done, and for how many seconds. */

const terminal = process.stdout.isTTY === true && !process.env.NO_COLOR;
const HEARTBEAT_MS = 10_000;

/**
 * Does `work` under a title. A terminal shows the seconds running; elsewhere there is a line at the start, one every ten
 * seconds, and one at the end.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const startedAtMs = performance.now();
  const seconds = () => ((performance.now() - startedAtMs) / 1000).toFixed(1);
  const say = (text, last = true) =>
    process.stdout.write(terminal ? `\r\u001b[2K${text}${last ? '\n' : ''}` : `${text}\n`);
  say(`${title} ...`, false);
  const beat = terminal
    ? setInterval(() => say(`${title} ... ${Math.floor(Number(seconds()))} s`, false), 1000)
    : setInterval(() => say(`${title} ... ${Math.floor(Number(seconds()))} s`), HEARTBEAT_MS);
  try {
    const result = await work();
    say(`${title}: ${dim(`${seconds()} s`)}`);
    return result;
  } catch (error) {
    say(`${title}: ${red(`failed after ${seconds()} s`)}`);
    throw error;
  } finally {
    clearInterval(beat);
  }
}

/** @param {string} text */
export function dim(text) {
  return terminal ? `\u001b[2m${text}\u001b[22m` : text;
}

/** @param {string} text */
export function red(text) {
  return terminal ? `\u001b[31m${text}\u001b[39m` : text;
}
