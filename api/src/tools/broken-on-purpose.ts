import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from '../app.ts';
import { createClock } from '../platform/clock.ts';
import { HASH_COST } from '../platform/crypto/passwords.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { startEngine } from '../testing/processes.ts';
import type { Edit, Mutation } from '../stress/mutation.ts';
import { MONEY } from '../stress/mutations.money.ts';
import { SECURITY } from '../stress/mutations.security.ts';

/*
 * `npm run test:broken`: puts one fault after the other into a copy of the API and of the server of pages, runs the tests
 * that are to notice it, and lets the sound `reconcile` look at the databases they leave. `-- --only word` takes the faults
 * with that word alone, `-- --new` those that have no row yet. The rows go to docs/money.md and docs/security.md. Ends with
 * code 1 when a fault is not noticed, or its place is not found.
 */

const ROOT = join(import.meta.dirname, '../../..');
const TABLE = /(<!-- broken -->\n\n)([^]*?)(\n<!-- end -->)/;
const NOTHING: Mutation = { broken: 'nothing', line: 0, edits: [], tests: [] };
const LONGEST_MS = 15 * 60_000;

type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};
type Outcome = { all: number; failed: { file: string; name: string }[]; problems: string[] };

const { only = '', ...flags } = parseArgs({
  options: { only: { type: 'string' }, new: { type: 'boolean' } },
}).values;
const pages: readonly [string, readonly Mutation[]][] = [
  ['money', MONEY],
  ['security', SECURITY],
];
const copy = copyOfTheSources();
const engine = await startEngine(join(copy, 'data'));
try {
  for (const [page, mutations] of pages) {
    const chosen = mutations.filter(
      (mutation) => mutation.broken.includes(only) && !(flags.new && hasRow(page, mutation)),
    );
    if (chosen.length === 0) continue;
    const sound = { ...NOTHING, tests: [...new Set(chosen.flatMap(({ tests }) => tests))] };
    const { failed, problems } = await tried(sound);
    // Tests of safety may leave wrong books: some take records away to see what an error tells.
    if (failed.length > 0 || (page === 'money' && problems.length > 0))
      throw new Error(`With nothing broken: ${JSON.stringify({ failed, problems }, null, 1)}`);
    for (const mutation of chosen) keepRow(page, mutation, await tried(mutation));
  }
} finally {
  await engine.kill('SIGTERM');
  rmSync(copy, { recursive: true });
}

/** What jest needs of the repository; what is installed is only linked to. */
function copyOfTheSources(): string {
  const folder = mkdtempSync(join(process.env.TEST_DATA ?? tmpdir(), 'broken-'));
  const skipped = ['node_modules', 'contracts', 'embedded-mongo', 'bench'].map((name) =>
    join(ROOT, 'api', name),
  );
  for (const room of ['api', 'deploy/origin-server']) {
    cpSync(join(ROOT, room), join(folder, room), {
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

/** Breaks the copy, runs the tests, lets the sound source look at what they left, and mends the copy. */
async function tried({ broken, edits, tests }: Mutation): Promise<Outcome> {
  console.log(`broken: ${broken}`);
  const kept = join(copy, 'databases.txt');
  writeFileSync(kept, '');
  edits.forEach(apply);
  try {
    const outcome = await testsOf(tests, kept);
    const names = readFileSync(kept, 'utf8').split('\n').filter(Boolean);
    const problems: string[] = [];
    for (const name of names) problems.push(...(await problemsOf(name)));
    return { ...outcome, problems };
  } finally {
    for (const { file } of edits)
      cpSync(join(ROOT, 'api/src', file), join(copy, 'api/src', file), { force: true });
  }
}

function apply({ file, search, replacement }: Edit): void {
  const path = join(copy, 'api/src', file);
  const parts = readFileSync(path, 'utf8').split(search);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times and not once: ${search}`);
  writeFileSync(path, parts.join(replacement));
}

async function testsOf(tests: readonly string[], kept: string): Promise<Omit<Outcome, 'problems'>> {
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
      env: { PATH: process.env.PATH, MONGODB_URI: engine.at, KEPT_DATABASES: kept },
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: LONGEST_MS,
    },
  );
  await once(child, 'exit');
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  if (testResults.length !== tests.length)
    throw new Error(`Of ${tests.join()} ${testResults.length} were run.`);
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = basename(name);
    const own = assertionResults.filter(({ status }) => status === 'failed');
    // What fails before or after the tests, such as the reconciliation at the end of a file.
    if (own.length === 0 && message !== '') return [{ file, name: 'the whole file' }];
    return own.map(({ fullName }) => ({ file, name: fullName }));
  });
  return { all: testResults.flatMap(({ assertionResults }) => assertionResults).length, failed };
}

/** `npm run reconcile` by the source as it is, on a database that the tests left; which is then removed. */
async function problemsOf(name: string): Promise<string[]> {
  const database = await openDatabase(engine.at, name);
  const settings = readSettings({ DATA_DIR: join(copy, 'data'), MONGODB_URI: engine.at });
  const [clock, logger] = [createClock(0), createLogger('silent')];
  const app = createApp({ settings, database, clock, logger, hashCost: HASH_COST, checkAnswers: false });
  const { problems } = await app.reconcile();
  await database.connection.dropDatabase();
  await database.close();
  return problems;
}

function pathOf(page: string): string {
  return join(ROOT, 'docs', `${page}.md`);
}

function startOf({ line, broken }: Mutation): string {
  return `| ${line} | ${broken} |`;
}

function hasRow(page: string, mutation: Mutation): boolean {
  return readFileSync(pathOf(page), 'utf8').includes(startOf(mutation));
}

function keepRow(page: string, mutation: Mutation, { all, failed, problems }: Outcome): void {
  const { broken, line } = mutation;
  if (failed.length === 0) process.exitCode = 1;
  const counts = new Map<string, number>();
  for (const { file } of failed) counts.set(file, (counts.get(file) ?? 0) + 1);
  const files = [...counts].map(([file, count]) => `\`${file.replace('.test.ts', '')}\` ${count}`);
  const noticed = failed.length === 0 ? '**none**' : `${failed.length} of ${all}: ${files.join(', ')}`;
  const cells = page === 'money' ? [line, broken, said(problems), noticed] : [line, broken, noticed];
  const row = `| ${cells.join(' | ')} |`;
  console.log(row);
  for (const { file, name } of failed.slice(0, 5)) console.log(`  ${file}: ${name}`);
  for (const problem of problems.slice(0, 3)) console.log(`  reconcile: ${problem}`);
  const path = pathOf(page);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(TABLE, (_all, before: string, table: string, after: string) => {
      const rows = table.split('\n').filter((one) => one !== '' && !one.startsWith(startOf(mutation)));
      const head = rows.slice(0, 2);
      const lines = [...rows.slice(2), row].sort((a, b) => parseInt(a.slice(2)) - parseInt(b.slice(2)));
      return `${before}${[...head, ...lines].join('\n')}\n${after}`;
    }),
  );
}

/** The first thing it says, without the ids, and how many of them there are. */
function said(problems: readonly string[]): string {
  const [first] = problems;
  if (first === undefined) return 'nothing';
  const words = first.replace(/[0-9a-f]{24}|0\.\d{8,}/g, '...').replaceAll('|', '/');
  return problems.length === 1 ? words : `${words} (${problems.length} problems)`;
}
