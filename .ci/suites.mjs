/** Runs the test suites: Jest for unit and route tests, Playwright for browser tests. */
import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { NODE, ROOT } from '../deploy/launcher/install.mjs';
import { listChanges } from './changes.mjs';
import { readEvent } from './reporters/events.mjs';
import { toolEnvironment } from './tool.mjs';

/** More files than these fail for a reason that another run does not change. */
const MAX_REPEATED_FILES = 3;
/** One failure is proof enough: of a race for money, or of a property that a generated example breaks. */
const PROOFS = { paths: /^api\/test\/stress\//, messages: /Property failed after/ };

/** Lines of other output that are shown if a runner fails without a failed test. */
const KEPT_LINES = 60;

/**
 * @typedef {import('./reporters/events.mjs').Test & { file: string }} TestResult
 * @typedef {{ file: string, seconds: number }} FileTime
 * @typedef {{ tests: TestResult[], times: FileTime[], problems: string[], notCompared: string[] }} SuiteResult
 * @typedef {{ isFull: boolean, words: string[], title?: string, shard?: string, args?: string[] }} Scope
 * @typedef {{ total(count: number): void, start(file: string): void, done(file: string, tests: TestResult[]): void }} Progress
 */

/**
 * Runs the unit and route tests, and files in which a test failed once more, on their own
 * (docs/decisions/tests.md).
 *
 * @param {Scope} scope
 * @param {Progress} progress
 * @returns {Promise<SuiteResult>}
 */
export async function runJest(scope, progress) {
  const first = await runJestOnce(jestArguments(scope), scope.isFull, progress);
  const failed = first.tests.filter(({ status }) => status === 'failed');
  const files = [...new Set(failed.map(({ file }) => file))];
  const isProof = failed.some(
    ({ file, message }) => PROOFS.paths.test(file) || PROOFS.messages.test(message),
  );
  if (files.length === 0 || files.length > MAX_REPEATED_FILES || isProof) return first;
  const again = await runJestOnce(['--runInBand', '--runTestsByPath', ...files], scope.isFull, progress);
  const passed = new Set(again.tests.filter(({ status }) => status === 'passed').map(nameOf));
  return {
    ...first,
    tests: first.tests.map((test) =>
      test.status === 'failed' && passed.has(nameOf(test)) ? { ...test, status: 'unstable' } : test,
    ),
  };
}

function jestArguments({ words, title, shard, args = [] }) {
  return [
    ...words,
    ...(title ? ['--testNamePattern', escapePattern(title)] : []),
    ...(shard ? ['--shard', shard] : []),
    ...args,
  ];
}

async function runJestOnce(args, isFull, progress) {
  const command = ['jest', '--silent', ...args, '--reporters', join(ROOT, '.ci/reporters/jest.mjs')];
  const { present } = isFull ? { present: [] } : await listChanges();
  // What they touch is tested with all generated cases, not with those of the day.
  const environment = { TEST_TIER: isFull ? 'full' : 'default', CHANGED_FILES: present.join('\n') };
  return runSuite(command, environment, progress);
}

/**
 * @param {Scope} scope
 * @param {Progress} progress
 * @param {string} browser path of a Chromium
 * @returns {Promise<SuiteResult>}
 */
export function runPlaywright({ isFull, words, title, shard, args = [] }, progress, browser) {
  const command = [
    'playwright',
    'test',
    ...words,
    ...['--config', 'shell/e2e/playwright.config.ts', '--retries', '1'],
    ...['--reporter', join(ROOT, '.ci/reporters/playwright.mjs'), '--pass-with-no-tests'],
    ...(isFull ? [] : ['--grep', '@core']),
    ...(title ? ['--grep', escapePattern(title)] : []),
    ...(shard ? ['--shard', shard] : []),
    ...args,
  ];
  return runSuite(command, { CHROMIUM: browser, TEST_TIER: isFull ? 'full' : 'default' }, progress);
}

/** Runs a command that reports events, and collects them. */
async function runSuite([name, ...args], environment, progress) {
  const result = { tests: [], times: [], problems: [], notCompared: [] };
  const output = [];
  const child = spawn(NODE, [join(ROOT, 'node_modules/.bin', name), ...args], {
    cwd: ROOT,
    env: { ...toolEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const keep = (line) => {
    output.push(line);
    if (output.length > KEPT_LINES) output.shift();
  };
  createInterface({ input: child.stderr }).on('line', keep);
  createInterface({ input: child.stdout }).on('line', (line) => {
    const event = readEvent(line);
    if (event) collect(event, result, progress);
    else keep(line);
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // A runner that fails although every test passed (a leak, a timeout on exit) is a failure too.
  const hasFailed = result.problems.length > 0 || result.tests.some(({ status }) => status === 'failed');
  if (code !== 0 && !hasFailed) result.problems.push(`${name} ended with ${code}:\n${output.join('\n')}`);
  return result;
}

/** Adds what a runner tells to the result of its suite. */
export function collect(event, result, progress) {
  if (event.type === 'total') progress.total(event.count);
  else if (event.type === 'error') result.problems.push(event.message);
  else {
    const file = relative(ROOT, event.file);
    if (event.type === 'start') return progress.start(file);
    const tests = event.tests.map((test) => ({ ...test, file }));
    if (replaceEarlier(result.tests, tests)) return;
    result.tests.push(...tests);
    result.times.push({ file, seconds: event.seconds });
    if (event.notCompared) result.notCompared.push(event.notCompared);
    progress.done(file, tests);
  }
}

/** Replaces the earlier result of a browser test that ends again. Returns whether there was one. */
function replaceEarlier(results, [test]) {
  const index = test?.id === undefined ? -1 : results.findIndex(({ id }) => id === test.id);
  if (index >= 0) results[index] = test;
  return index >= 0;
}

/** @param {TestResult} test */
function nameOf({ file, name }) {
  return `${file}: ${name}`;
}

function escapePattern(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
