#!/usr/bin/env node
/**
 * `npm test`: installs what is missing, runs every check and every test, and ends with the line `N passed, N failed`.
 * `npm run check` (`--no-e2e`) leaves the browser out. A check counts as one; a test that was skipped counts as failed
 * and is named.
 */
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled, InstallError } from '../deploy/local/install.mjs';
import { dim, red } from '../deploy/local/progress.mjs';
import { CommandError } from '../deploy/local/run-command.mjs';
import { BrowserError, ensureBrowser } from './browser.mjs';
import { CHECKS } from './checks.mjs';
import { runJest, runPlaywright } from './tests.mjs';

/** Two at a time: the longest check takes as long as all others together. */
const LANES = 2;

const withBrowser = !process.argv.includes('--no-e2e');
const outcomes = [];

try {
  await ensureInstalled();
  const browser = withBrowser ? await ensureBrowser() : undefined;
  await runChecks();
  await run('unit and route tests', runJest);
  if (browser) await run('journeys in the browser, and looks', () => runPlaywright(browser));
} catch (error) {
  const known =
    error instanceof InstallError || error instanceof BrowserError || error instanceof CommandError;
  console.error(red(known ? error.message : error.stack));
  outcomes.push({ passed: 0, failed: ['the run itself'] });
}
finish();

async function runChecks() {
  const waiting = [...CHECKS];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { name, command } = check;
      await run(name, () => command().then(() => ({ passed: 1, failed: [] })));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** One line for each step, with its seconds; what it has to say only when something failed. */
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

function finish() {
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  if (failed.length) console.log(`\nNot passed:\n${failed.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length || !passed ? 1 : 0;
}
