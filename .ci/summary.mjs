/** Collects what checks and tests said, and prints it at the end. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../deploy/launcher/install.mjs';
import { dim, isTerminal, red } from '../deploy/launcher/progress.mjs';

const SLOWEST = 20;
const MAX_MESSAGE_LINES = 40;
const RESULTS = join(ROOT, '.cache/test-results');

const failures = [];
const unstable = [];
const times = [];
const notCompared = [];
let passed = 0;

/** Adds a check, with a message if it failed. */
export function addCheck(name, seconds, message, isFull) {
  printLine(name, seconds, message ? 1 : 0);
  if (message)
    failures.push({ name, message, command: `npm ${isFull ? 'run test:full' : 'test'} -- --only checks` });
  else passed += 1;
}

/** Adds the results of a suite. @param {import('./suites.mjs').SuiteResult} result */
export function addSuite(name, result, seconds) {
  const failed = result.tests.filter(({ status }) => status === 'failed' || status === 'skipped');
  const succeeded = result.tests.length - failed.length;
  printLine(name, seconds, failed.length + result.problems.length, succeeded);
  passed += succeeded;
  failures.push(
    ...failed.map(({ file, name: test, title, status, message }) => ({
      name: `${file}: ${test}${status === 'skipped' ? ' (skipped)' : ''}`,
      message,
      command: `npm test -- ${file}${title ? ` -t ${JSON.stringify(title)}` : ''}`,
    })),
    ...result.problems.map((message) => ({ name, message })),
  );
  unstable.push(...result.tests.filter(({ status }) => status === 'unstable'));
  times.push(...result.times);
  notCompared.push(...result.notCompared);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, `${name.replaceAll(' ', '-')}.json`), JSON.stringify(result, undefined, 1));
}

/** Adds a failure of the run itself. */
export function addProblem(message) {
  failures.push({ name: 'the run itself', message });
}

/** Prints the summary. @returns {boolean} whether everything passed */
export function printSummary(tier) {
  for (const { name, message, command } of failures) {
    console.log(`\n${red(`FAILED ${name}`)}\n${shorten(message)}`);
    if (command) console.log(`  again: ${command}`);
  }
  if (unstable.length > 0) {
    console.log('\nUnstable, passed only when run once more:');
    for (const { file, name, message } of unstable) console.log(`  ${file}: ${name}\n${shorten(message)}`);
  }
  printSlowest();
  printNotCompared();
  console.log(`\n${tier}: ${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0;
}

function printLine(name, seconds, failed, succeeded) {
  const counts = succeeded === undefined ? '' : ` ${succeeded} passed${failed ? `, ${failed} failed` : ''}`;
  console.log(`${failed ? red('failed') : 'ok    '} ${name}${counts} ${dim(`${seconds.toFixed(1)} s`)}`);
}

function shorten(message) {
  const lines = (isTerminal ? message : stripVTControlCharacters(message)).trimEnd().split('\n');
  const shown = lines.slice(0, MAX_MESSAGE_LINES);
  if (lines.length > shown.length) shown.push(`... ${lines.length - shown.length} more lines`);
  return shown.map((line) => `  ${line}`).join('\n');
}

function printSlowest() {
  const sums = new Map();
  for (const { file, seconds } of times) sums.set(file, (sums.get(file) ?? 0) + seconds);
  const slowest = [...sums].sort(([, a], [, b]) => b - a).slice(0, SLOWEST);
  if (slowest.length < 2) return;
  console.log(`\nThe ${slowest.length} slowest files:`);
  for (const [file, seconds] of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s ${file}`);
}

/** A visual test without baselines of its environment passes with a description, `<count>: <reason>`. */
function printNotCompared() {
  if (notCompared.length === 0) return;
  const rows = notCompared.map((description) => /^(\d+): (.*)$/s.exec(description));
  const count = rows.reduce((sum, [, number]) => sum + Number(number), 0);
  console.log(
    `\n${count} snapshots were not compared (${rows[0][2]}). To compare on this machine: npm run proof -- visual --here`,
  );
}
