#!/usr/bin/env node
/**
 * `npm test`: installs what is missing, runs checks and tests, and ends with the line `N passed, N failed`.
 *
 *   npm test                          the default tier: what a person runs before every commit
 *   npm run test:full                 every check and test
 *   npm test -- withdrawals           the tests in files and folders whose path contains a word, of both tiers
 *   npm test -- FILE -t "a title"     one of them
 *   npm test -- --changed             what the changes since main affect; --since COMMIT names another commit
 *   --only checks|unit|browser        one of the three parts; may be repeated
 *   --shard 1/4                       one part of the unit or browser tests
 *
 * A check counts as one test. A skipped test counts as failed. A test that passes only when it is run once more counts
 * as passed, and is named as unstable.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled, InstallError } from '../deploy/launcher/install.mjs';
import { CommandError } from '../deploy/launcher/run-command.mjs';
import { BrowserError, ensureBrowser } from './browser.mjs';
import { listChanges, listPartsWith, selectTests } from './changes.mjs';
import { listChecks } from './checks.mjs';
import { keepEngineFingerprint } from './engine-fingerprint.mjs';
import { showProgress } from './progress.mjs';
import { addCheck, addProblem, addSuite, printSummary } from './summary.mjs';
import { runJest, runPlaywright } from './suites.mjs';

/** Checks that run at the same time. More would not help: the longest takes as long as all others together. */
const CONCURRENT_CHECKS = 2;
const ENGINE = 'api/embedded-mongo/';
const TESTED = ['unit', 'browser'];
const PARTS = ['checks', ...TESTED];

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    title: { type: 'string', short: 't' },
    changed: { type: 'boolean', default: false },
    since: { type: 'string' },
    shard: { type: 'string' },
  },
});
const isNamed = words.length > 0 || options.title !== undefined;
const isWhole = options.full && !isNamed && !options.shard && !options.changed && options.since === undefined;
const tier = isNamed ? 'named tests' : options.full ? 'full tier' : 'default tier';

try {
  await ensureInstalled();
  const { parts, scopes } = await selectParts();
  // Before the tests, so that a missing browser is said at once.
  const browser = parts.includes('browser') ? await ensureBrowser() : undefined;
  if (parts.includes('checks')) await runChecks(listChecks(options.full));
  if (parts.includes('unit')) {
    const result = await runSuite('unit tests', 'files', (progress) => runJest(scopes.unit, progress));
    if (isWhole && hasPassed(result, ENGINE)) keepEngineFingerprint();
  }
  if (browser)
    await runSuite('browser tests', 'tests', (progress) => runPlaywright(scopes.browser, progress, browser));
} catch (error) {
  const isKnown = [InstallError, BrowserError, CommandError].some((known) => error instanceof known);
  addProblem(isKnown ? error.message : error.stack);
}
process.exitCode = printSummary(tier) ? 0 : 1;

/** Which parts to run, and which of their tests. */
async function selectParts() {
  const { only, title, shard, changed, since } = options;
  const scope = { isFull: options.full || isNamed, words, title, shard };
  const wanted = only ?? (words.length > 0 ? await listPartsWith(words) : isNamed ? TESTED : PARTS);
  if (wanted.length === 0) throw new InstallError(`No test file has a path with ${words.join(' or ')}.`);
  const unknown = wanted.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0)
    throw new InstallError(`There is no part ${unknown.join(', ')}, only ${PARTS.join(', ')}.`);
  if (!changed && since === undefined) return { parts: wanted, scopes: { unit: scope, browser: scope } };
  const changes = await listChanges(since);
  const selected = await selectTests(changes);
  return {
    parts: wanted.filter((part) => part === 'checks' || selected[part]),
    scopes: { unit: { ...scope, args: selected.unit }, browser: { ...scope, words: selected.browser } },
  };
}

async function runChecks(checks) {
  const queue = [...checks];
  const progress = showProgress('checks', 'checks');
  progress.total(checks.length);
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const { name, command } = check;
      progress.start(name);
      const startedAtMs = performance.now();
      const message = await command().then(
        () => undefined,
        (error) => error.message,
      );
      progress.done(name, [{ status: message ? 'failed' : 'passed' }]);
      addCheck(name, (performance.now() - startedAtMs) / 1000, message, options.full);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_CHECKS }, worker));
  progress.end();
}

async function runSuite(name, unit, run) {
  const progress = showProgress(name, unit);
  const startedAtMs = performance.now();
  try {
    const result = await run(progress);
    addSuite(name, result, (performance.now() - startedAtMs) / 1000);
    return result;
  } finally {
    progress.end();
  }
}

function hasPassed({ tests, problems }, folder) {
  const own = tests.filter(({ file }) => file.startsWith(folder));
  return problems.length === 0 && own.length > 0 && own.every(({ status }) => status === 'passed');
}
