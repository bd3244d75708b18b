/** Runs the tests and counts them by name. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../deploy/local/install.mjs';
import { CommandError } from '../deploy/local/run-command.mjs';
import { tool } from './tool.mjs';

const RESULTS = join(ROOT, '.cache/test-results');

/** @returns {Promise<{ passed: number, failed: string[], details?: string }>} */
export async function runJest() {
  const file = resultFile('jest.json');
  const fault = await faultOf(tool('jest', '--json', '--outputFile', file, '--silent'));
  if (!existsSync(file)) throw fault ?? new Error('jest left no results');
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: `${short(name)}: ${fullName}`, status })),
  );
  // A file that does not even load has no tests to count, and must not pass for that.
  const broken = testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  const details = testResults.map(({ message }) => message).filter(Boolean);
  return outcome(
    tests.filter(({ status }) => status === 'passed').length,
    [...broken.map(({ name }) => `${short(name)} did not run`), ...namesOf(tests, 'passed')],
    details.join('\n'),
    fault,
  );
}

/** @param {string} browser path of a Chromium */
export async function runPlaywright(browser) {
  const file = resultFile('playwright.json');
  process.env.CHROMIUM = browser;
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const config = ['--config', 'shell/e2e/playwright.config.ts'];
  const fault = await faultOf(tool('playwright', 'test', ...config, '--reporter', 'json'));
  if (!existsSync(file)) throw fault ?? new Error('playwright left no results');
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const { tests, notCompared } = withoutUncompared(suites.flatMap((suite) => specsOf(suite, [])));
  if (notCompared > 0) console.log(`visual: NOT COMPARED ${notCompared}`);
  const details = [...errors.map(({ message }) => message), ...tests.flatMap((test) => test.messages)];
  return outcome(
    tests.filter(({ status }) => status === 'expected').length,
    [...errors.map(() => 'end-to-end set-up'), ...namesOf(tests, 'expected')],
    details.join('\n'),
    fault,
  );
}

/** Playwright's own words: `expected`, `unexpected`, `flaky`, `skipped`. */
function specsOf({ title, specs = [], suites = [] }, path) {
  const here = [...path, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      tags: spec.tags,
      name: [...here, spec.title].join(' > '),
      status,
      messages: results.flatMap(({ errors }) => errors.map(({ message }) => `${spec.title}\n${message}`)),
    })),
  );
  return [...own, ...suites.flatMap((suite) => specsOf(suite, here))];
}

/** Pictures made with another Chromium were not compared: they count neither as passed nor as failed, and are told. */
function withoutUncompared(all) {
  const tests = all.filter(({ status, tags }) => !(status === 'skipped' && tags.includes('visual')));
  return { tests, notCompared: all.length - tests.length };
}

function namesOf(tests, good) {
  return tests
    .filter(({ status }) => status !== good)
    .map(({ name, status }) => (['failed', 'unexpected'].includes(status) ? name : `${name} (${status})`));
}

/** The command failed although every test passed (a leak, a time-out while ending): that is a failure too. */
function outcome(passed, failed, details, fault) {
  if (fault && failed.length === 0)
    return { passed, failed: [`${fault.message.split('\n', 1)[0]}`], details: fault.message };
  return { passed, failed, details: failed.length ? details : undefined };
}

function faultOf(command) {
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

function short(file) {
  return file.replace(ROOT, '');
}
