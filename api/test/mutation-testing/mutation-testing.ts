import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLogger } from '@platform/logging';
import { createApp } from '../../src/app.ts';
import { createClock } from '../../src/platform/clock.ts';
import { HASH_COST } from '../../src/platform/crypto/passwords.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { readSettings } from '../../src/platform/settings/settings.ts';
import { startEngine } from '../support/processes.ts';
import type { Edit, Mutation } from './mutation.ts';
import { MONEY } from './mutations.money.ts';
import { SECURITY } from './mutations.security.ts';

/*
 * `npm run test:mutation`: applies one mutation after the other to a copy of the API and the origin server, runs the tests
 * that should detect it, and runs the unmodified `reconcile` on the databases that the tests leave behind. The results are
 * written as table rows to docs/money.md and docs/security.md. `-- --only word` selects the mutations whose description
 * contains the word, `-- --new` those without a row. Exits with code 1 if a mutation is not detected or its source location
 * is not found.
 */

const ROOT = join(import.meta.dirname, '../../..');
const TABLE = /(<!-- broken -->\n\n)([^]*?)(\n<!-- end -->)/;
const NO_MUTATION: Mutation = { fault: 'none', requirement: 0, edits: [], tests: [] };
const TEST_TIMEOUT_MS = 15 * 60_000;

type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};
type Outcome = { testCount: number; failed: { file: string; name: string }[]; problems: string[] };

const { only = '', ...flags } = parseArgs({
  options: { only: { type: 'string' }, new: { type: 'boolean' } },
}).values;
const pages: readonly [string, readonly Mutation[]][] = [
  ['money', MONEY],
  ['security', SECURITY],
];
const copy = copySources();
const engine = await startEngine(join(copy, 'data'));
try {
  for (const [page, mutations] of pages) {
    const selected = mutations.filter(
      (mutation) => mutation.fault.includes(only) && !(flags.new && hasRow(page, mutation)),
    );
    if (selected.length === 0) continue;
    const baseline = { ...NO_MUTATION, tests: [...new Set(selected.flatMap(({ tests }) => tests))] };
    const { failed, problems } = await runMutation(baseline);
    // Security tests may leave an inconsistent ledger, because some delete records to provoke errors.
    if (failed.length > 0 || (page === 'money' && problems.length > 0))
      throw new Error(`Failures without a mutation: ${JSON.stringify({ failed, problems }, null, 1)}`);
    for (const mutation of selected) writeRow(page, mutation, await runMutation(mutation));
  }
} finally {
  await engine.kill('SIGTERM');
  rmSync(copy, { recursive: true });
}

/** Copies what Jest needs of the repository and links the installed packages. */
function copySources(): string {
  const folder = mkdtempSync(join(process.env.TEST_DATA ?? tmpdir(), 'mutation-'));
  const skipped = ['node_modules', 'contracts', 'embedded-mongo', 'bench'].map((name) =>
    join(ROOT, 'api', name),
  );
  for (const folderName of ['api', 'deploy/origin-server']) {
    cpSync(join(ROOT, folderName), join(folder, folderName), {
      recursive: true,
      filter: (path) => !skipped.includes(path),
    });
  }
  for (const file of ['package.json', 'jest.config.cjs', 'jest.preset.cjs'])
    cpSync(join(ROOT, file), join(folder, file));
  for (const modules of ['node_modules', join('api', 'node_modules')])
    symlinkSync(join(ROOT, modules), join(folder, modules));
  return folder;
}

/** Applies a mutation to the copy, runs the tests, reconciles the databases they left, and restores the copy. */
async function runMutation({ fault, edits, tests }: Mutation): Promise<Outcome> {
  console.log(`mutation: ${fault}`);
  const databaseNamesFile = join(copy, 'databases.txt');
  writeFileSync(databaseNamesFile, '');
  edits.forEach(apply);
  try {
    const outcome = await runTests(tests, databaseNamesFile);
    const names = readFileSync(databaseNamesFile, 'utf8').split('\n').filter(Boolean);
    const problems: string[] = [];
    for (const name of names) problems.push(...(await reconcileDatabase(name)));
    return { ...outcome, problems };
  } finally {
    for (const { file } of edits)
      cpSync(join(ROOT, 'api/src', file), join(copy, 'api/src', file), { force: true });
  }
}

function apply({ file, search, replacement }: Edit): void {
  const path = join(copy, 'api/src', file);
  const parts = readFileSync(path, 'utf8').split(search);
  if (parts.length !== 2)
    throw new Error(`${file} must contain this once, not ${parts.length - 1} times: ${search}`);
  writeFileSync(path, parts.join(replacement));
}

async function runTests(
  tests: readonly string[],
  databaseNamesFile: string,
): Promise<Omit<Outcome, 'problems'>> {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const files = tests.map((file) => join('api/src', file));
  const child = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/.bin/jest'),
      '--silent',
      '--forceExit',
      '--json',
      '--outputFile',
      report,
      ...files,
    ],
    {
      cwd: copy,
      env: { PATH: process.env.PATH, MONGODB_URI: engine.url, KEPT_DATABASES: databaseNamesFile },
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: TEST_TIMEOUT_MS,
    },
  );
  await once(child, 'exit');
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  if (testResults.length !== tests.length)
    throw new Error(`Only ${testResults.length} of these test files ran: ${tests.join()}.`);
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = basename(name);
    const failedTests = assertionResults.filter(({ status }) => status === 'failed');
    // A failure outside the tests, such as in the reconciliation at the end of a file.
    if (failedTests.length === 0 && message !== '') return [{ file, name: 'the whole file' }];
    return failedTests.map(({ fullName }) => ({ file, name: fullName }));
  });
  return { testCount: testResults.flatMap(({ assertionResults }) => assertionResults).length, failed };
}

/** Reconciles a database that the tests left, using the unmodified source, and drops it. */
async function reconcileDatabase(name: string): Promise<string[]> {
  const database = await openDatabase(engine.url, name);
  const settings = readSettings({ DATA_DIR: join(copy, 'data'), MONGODB_URI: engine.url });
  const [clock, logger] = [createClock(0), createLogger('mutation-testing', 'silent')];
  const app = createApp({ settings, database, clock, logger, hashCost: HASH_COST, validateResponses: false });
  const { problems } = await app.reconcile();
  await database.connection.dropDatabase();
  await database.close();
  return problems;
}

function pagePath(page: string): string {
  return join(ROOT, 'docs', `${page}.md`);
}

function rowPrefix({ requirement, fault }: Mutation): string {
  return `| ${requirement} | ${fault} |`;
}

function hasRow(page: string, mutation: Mutation): boolean {
  return readFileSync(pagePath(page), 'utf8').includes(rowPrefix(mutation));
}

function writeRow(page: string, mutation: Mutation, { testCount, failed, problems }: Outcome): void {
  const { fault, requirement } = mutation;
  if (failed.length === 0) process.exitCode = 1;
  const counts = new Map<string, number>();
  for (const { file } of failed) counts.set(file, (counts.get(file) ?? 0) + 1);
  const files = [...counts].map(([file, count]) => `\`${file.replace('.test.ts', '')}\` ${count}`);
  const detectedBy =
    failed.length === 0 ? '**none**' : `${failed.length} of ${testCount}: ${files.join(', ')}`;
  const cells =
    page === 'money'
      ? [requirement, fault, summarize(problems), detectedBy]
      : [requirement, fault, detectedBy];
  const row = `| ${cells.join(' | ')} |`;
  console.log(row);
  for (const { file, name } of failed.slice(0, 5)) console.log(`  ${file}: ${name}`);
  for (const problem of problems.slice(0, 3)) console.log(`  reconcile: ${problem}`);
  const path = pagePath(page);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(TABLE, (_all, before: string, table: string, after: string) => {
      const rows = table.split('\n').filter((one) => one !== '' && !one.startsWith(rowPrefix(mutation)));
      const head = rows.slice(0, 2);
      const lines = [...rows.slice(2), row].sort((a, b) => parseInt(a.slice(2)) - parseInt(b.slice(2)));
      return `${before}${[...head, ...lines].join('\n')}\n${after}`;
    }),
  );
}

/** Summarizes the problems: the first one, with ids elided, and their number. */
function summarize(problems: readonly string[]): string {
  const [first] = problems;
  if (first === undefined) return 'nothing';
  const text = first.replace(/[0-9a-f]{24}|0\.\d{8,}/g, '...').replaceAll('|', '/');
  return problems.length === 1 ? text : `${text} (${problems.length} problems)`;
}
