/** Runs the test suites and counts their tests by name. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../deploy/launcher/install.mjs';
import { CommandError } from '../deploy/launcher/run-command.mjs';
import { tool } from './tool.mjs';

const RESULTS = join(ROOT, '.cache/test-results');

/** More files than these fail for a reason that another run does not change. */
const MAX_REPEATED_FILES = 3;
/** One failure is proof enough: of a race for money, or of a property that a generated example breaks. */
const PROOFS = { paths: /^api\/test\/stress\//, messages: /Property failed after/ };

/**
 * Runs the files in which a test failed once more, on their own (docs/decisions/0120-failed-tests-run-once-more.md).
 *
 * @returns {Promise<{ passed: number, failed: string[], details?: string, note?: string }>}
 */
export async function runJest({ since } = {}) {
  const scope = since ? ['--changedSince', since, '--passWithNoTests'] : [];
  const first = await runJestOnce(scope);
  const repeated = first.files.filter(({ hasFailed }) => hasFailed);
  if (repeated.length === 0 || repeated.length > MAX_REPEATED_FILES || repeated.some(isProof)) {
    return first.outcome;
  }
  const paths = repeated.map(({ path }) => path);
  const { outcome: second } = await runJestOnce(['--runInBand', '--runTestsByPath', ...paths]);
  const others = first.files.filter(({ hasFailed }) => !hasFailed);
  const failed = [...others.flatMap((file) => file.failed), ...second.failed];
  return {
    passed: countPassed(others) + second.passed,
    failed,
    details: first.outcome.details,
    note: describeUnstable(first.outcome.failed.filter((name) => !failed.includes(name))),
  };
}

function isProof({ path, message }) {
  return PROOFS.paths.test(relativePath(path)) || PROOFS.messages.test(message);
}

function countPassed(files) {
  return files.reduce((sum, { passed }) => sum + passed, 0);
}

async function runJestOnce(args) {
  const resultsFile = resultFile('jest.json');
  const commandError = await errorOf(
    tool('jest', '--json', '--outputFile', resultsFile, '--silent', ...args),
  );
  if (!existsSync(resultsFile)) throw commandError ?? new Error('jest wrote no results');
  const files = JSON.parse(readFileSync(resultsFile, 'utf8')).testResults.map(readJestFile);
  return {
    files,
    outcome: createOutcome(
      countPassed(files),
      files.flatMap(({ failed }) => failed),
      files.flatMap(({ message }) => message || []).join('\n'),
      commandError,
    ),
  };
}

function readJestFile({ name: path, status, assertionResults, message }) {
  const tests = assertionResults.map((test) => ({
    name: `${relativePath(path)}: ${test.fullName}`,
    status: test.status,
  }));
  // A file that does not load has no tests to count and must not pass for that.
  const failed =
    status === 'failed' && tests.length === 0
      ? [`${relativePath(path)} did not run`]
      : unexpected(tests, 'passed');
  return {
    path,
    passed: tests.filter((test) => test.status === 'passed').length,
    failed,
    hasFailed: status === 'failed',
    message,
  };
}

/**
 * @param {string} browser path of a Chromium
 * @param {{ shard?: string }} options
 */
export async function runPlaywright(browser, { shard } = {}) {
  const file = resultFile('playwright.json');
  process.env.CHROMIUM = browser;
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const scope = shard ? ['--shard', shard] : [];
  const args = ['--config', 'shell/e2e/playwright.config.ts', '--retries', '1', ...scope];
  const commandError = await errorOf(tool('playwright', 'test', ...args, '--reporter', 'json'));
  if (!existsSync(file)) throw commandError ?? new Error('playwright wrote no results');
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap((suite) => flattenSuite(suite, []));
  const details = [...errors.map(({ message }) => message), ...tests.flatMap((test) => test.messages)];
  const unstable = tests.filter(({ status }) => status === 'flaky');
  const decided = tests.filter(({ status }) => status !== 'flaky');
  const outcome = createOutcome(
    decided.filter(({ status }) => status === 'expected').length + unstable.length,
    [...errors.map(() => 'browser test setup'), ...unexpected(decided, 'expected')],
    details.join('\n'),
    commandError,
  );
  const notes = [describeUnstable(unstable.map(({ name }) => name)), describeNotCompared(tests)];
  return {
    ...outcome,
    details: outcome.details ?? (unstable.length ? details.join('\n') : undefined),
    note: notes.filter(Boolean).join('\n\n'),
  };
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

/** Tests that failed and passed when they were run once more. */
function describeUnstable(names) {
  if (names.length === 0) return undefined;
  return ['Unstable, passed only when run once more:', ...names.map((name) => `  ${name}`)].join('\n');
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
