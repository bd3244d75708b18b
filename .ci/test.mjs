#!/usr/bin/env node
/**
 * `npm test`: installs what is missing, runs every check and test, and ends with the line `N passed, N failed`.
 *
 *   --only checks|unit|browser   runs one of the three steps; may be repeated
 *   --shard 1/3                  runs one part of the browser tests
 *   --since origin/main          runs the unit tests that the changes since a commit affect
 *
 * A check counts as one test. A skipped test counts as failed and is named. A test that fails and passes when it is run
 * once more counts as passed, and is named as unstable. `npm run check` runs all but the browser tests.
 */
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureInstalled, InstallError } from '../deploy/launcher/install.mjs';
import { dim, red } from '../deploy/launcher/progress.mjs';
import { CommandError } from '../deploy/launcher/run-command.mjs';
import { BrowserError, ensureBrowser } from './browser.mjs';
import { CHECKS } from './checks.mjs';
import { runJest, runPlaywright } from './tests.mjs';

/** Checks that run at the same time. More would not help: the longest takes as long as all others together. */
const CONCURRENCY = 2;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: ['checks', 'unit', 'browser'] },
    shard: { type: 'string' },
    since: { type: 'string' },
  },
});
const outcomes = [];

try {
  await ensureInstalled();
  const browser = options.only.includes('browser') ? await ensureBrowser() : undefined;
  if (options.only.includes('checks')) await runChecks();
  if (options.only.includes('unit')) await run('unit and route tests', () => runJest(options));
  if (browser) await run('browser tests', () => runPlaywright(browser, options));
} catch (error) {
  const isKnown =
    error instanceof InstallError || error instanceof BrowserError || error instanceof CommandError;
  console.error(red(isKnown ? error.message : error.stack));
  outcomes.push({ passed: 0, failed: ['the run itself'] });
}
printSummary();

async function runChecks() {
  const queue = [...CHECKS];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const { name, command } = check;
      await run(name, () => command().then(() => ({ passed: 1, failed: [] })));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** Prints one line per step with its duration, and the step's output only if something failed. */
async function run(name, work) {
  const startedAtMs = performance.now();
  const outcome = await work().catch((error) => ({ passed: 0, failed: [name], details: error.message }));
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  const { passed, failed, details } = outcome;
  const counts =
    passed + failed.length === 1
      ? ''
      : ` ${passed} passed${failed.length ? `, ${failed.length} failed` : ''}`;
  console.log(`${failed.length ? red('failed') : 'ok    '} ${name}${counts} ${dim(`${seconds} s`)}`);
  if (details) console.log(process.stdout.isTTY ? details : stripVTControlCharacters(details));
  outcomes.push(outcome);
}

function printSummary() {
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const notes = outcomes.flatMap(({ note }) => note || []);
  if (failed.length) console.log(`\nFailed:\n${failed.map((name) => `  ${name}`).join('\n')}`);
  if (notes.length) console.log(`\n${notes.join('\n')}`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length || !passed ? 1 : 0;
}
