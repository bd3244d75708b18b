/** Runs the test suites and counts their tests by name. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../deploy/launcher/install.mjs';
import { CommandError } from '../deploy/launcher/run-command.mjs';
import { tool } from './tool.mjs';

const RESULTS = join(ROOT, '.cache/test-results');

/** @returns {Promise<{ passed: number, failed: string[], details?: string, note?: string }>} */
export async function runJest({ since } = {}) {
  const file = resultFile('jest.json');
  const scope = since ? ['--changedSince', since, '--passWithNoTests'] : [];
  const commandError = await errorOf(tool('jest', '--json', '--outputFile', file, '--silent', ...scope));
  if (!existsSync(file)) throw commandError ?? new Error('jest wrote no results');
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: `${relativePath(name)}: ${fullName}`, status })),
  );
  // A file that does not load has no tests to count and must not pass for that.
  const unloaded = testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  const details = testResults.map(({ message }) => message).filter(Boolean);
  return createOutcome(
    tests.filter(({ status }) => status === 'passed').length,
    [...unloaded.map(({ name }) => `${relativePath(name)} did not run`), ...unexpected(tests, 'passed')],
    details.join('\n'),
    commandError,
  );
}

/**
 * @param {string} browser path of a Chromium
 * @param {{ shard?: string }} options
 */
export async function runPlaywright(browser, { shard } = {}) {
  const file = resultFile('playwright.json');
  process.env.CHROMIUM = browser;
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const args = ['--config', 'shell/e2e/playwright.config.ts', ...(shard ? ['--shard', shard] : [])];
  const commandError = await errorOf(tool('playwright', 'test', ...args, '--reporter', 'json'));
  if (!existsSync(file)) throw commandError ?? new Error('playwright wrote no results');
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap((suite) => flattenSuite(suite, []));
  const details = [...errors.map(({ message }) => message), ...tests.flatMap((test) => test.messages)];
  const outcome = createOutcome(
    tests.filter(({ status }) => status === 'expected').length,
    [...errors.map(() => 'browser test setup'), ...unexpected(tests, 'expected')],
    details.join('\n'),
    commandError,
  );
  return { ...outcome, note: describeNotCompared(tests) };
}

/** Playwright reports `expected`, `unexpected`, `flaky` or `skipped` for each test. */
function flattenSuite({ title, specs = [], suites = [] }, parents) {
  const path = [...parents, title];
  const tests = specs.flatMap((spec) =>
    spec.tests.map(({ status, results, annotations }) => ({
      name: [...path, spec.title].join(' > '),
      status,
      annotations,
      messages: results.flatMap(({ errors }) => errors.map(({ message }) => `${spec.title}\n${message}`)),
    })),
  );
  return [...tests, ...suites.flatMap((suite) => flattenSuite(suite, path))];
}

/** A visual test that has no baselines of its environment passes with an annotation, `<count>: <reason>`. */
function describeNotCompared(tests) {
  const descriptions = tests
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'not compared')
    .map(({ description }) => /^(\d+): (.*)$/s.exec(description));
  if (descriptions.length === 0) return undefined;
  const count = descriptions.reduce((sum, [, number]) => sum + Number(number), 0);
  const [[, , reason]] = descriptions;
  return `${count} snapshots were not compared (${reason}). To compare on this machine: npm run test:visual -- --here`;
}

function unexpected(tests, expectedStatus) {
  return tests
    .filter(({ status }) => status !== expectedStatus)
    .map(({ name, status }) => (['failed', 'unexpected'].includes(status) ? name : `${name} (${status})`));
}

/** A command that fails although every test passed (a leak, a timeout on exit) is a failure too. */
function createOutcome(passed, failed, details, commandError) {
  if (commandError && failed.length === 0) {
    return { passed, failed: [commandError.message.split('\n', 1)[0]], details: commandError.message };
  }
  return { passed, failed, details: failed.length ? details : undefined };
}

function errorOf(command) {
  return command.then(
    () => undefined,
    (error) => {
      if (!(error instanceof CommandError)) throw error;
      return error;
    },
  );
}

function resultFile(name) {
  mkdirSync(RESULTS, { recursive: true });
  rmSync(join(RESULTS, name), { force: true });
  return join(RESULTS, name);
}

function relativePath(file) {
  return file.replace(ROOT, '');
}
