import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectEngine } from '../../src/index.ts';
import { runTestFile, type TestOutcome } from './run-test-file.ts';
import { connectToEngine, connectToMongo, type TestServer } from './test-server.ts';

// `npm run test:mongodb -- --specs DIR` runs the tests in DIR, a checkout of github.com/mongodb/specifications, and
// compares their outcomes with specifications.json. `--only FOLDER` runs one folder, `--verbose` names every test, and
// `--write` takes the counts over; the reasons in that file are written by hand.

type Counts = Record<TestOutcome['status'], number>;
type Expected = {
  commit: string;
  folders: Record<string, Counts>;
  /** Why tests neither pass nor are rejected: their file and name, or how these begin. */
  explained: Array<{ reason: string; tests: string[] }>;
  /** Folders that are not run, with the reason. */
  leftOut: Record<string, string>;
};

const EXPECTED_FILE = join(import.meta.dirname, '../../specifications.json');

const { values } = parseArgs({
  options: {
    specs: { type: 'string' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

if (values.specs === undefined || !existsSync(join(values.specs, 'source'))) {
  print('Name a checkout of https://github.com/mongodb/specifications with --specs DIR.');
  process.exitCode = 1;
} else {
  const expected = JSON.parse(readFileSync(EXPECTED_FILE, 'utf8')) as Expected;
  process.exitCode = (await withServer((server) => runFolders(values.specs ?? '', server, expected))) ? 0 : 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs work with the server in MONGODB_URI, or with an engine of its own. */
async function withServer<T>(work: (server: TestServer) => Promise<T>): Promise<T> {
  if (process.env.MONGODB_URI) {
    const server = await connectToMongo(process.env.MONGODB_URI);
    return work(server).finally(() => server.close());
  }
  const folder = mkdtempSync(join(process.env.TEST_DATA ?? tmpdir(), 'specs-'));
  const engine = await connectEngine(join(folder, 'data'));
  const server = await connectToEngine(engine.uri);
  try {
    return await work(server);
  } finally {
    await server.close();
    await engine.stop();
    rmSync(folder, { recursive: true });
  }
}

/** @returns whether all outcomes are the expected ones. */
async function runFolders(specs: string, server: TestServer, expected: Expected): Promise<boolean> {
  const isEngine = !process.env.MONGODB_URI;
  const problems: string[] = [];
  const explained = expected.explained.flatMap(({ tests }) => tests);
  print('| folder | passed | rejected | skipped | differs |\n| --- | --- | --- | --- | --- |');
  for (const [folder, files] of findTestFiles(specs)) {
    if (folder in expected.leftOut || (values.only ?? folder) !== folder) continue;
    const counts: Counts = { passed: 0, rejected: 0, skipped: 0, differs: 0 };
    for (const file of files) {
      for (const { name, status, reason } of await runTestFile(
        readFileSync(join(specs, file), 'utf8'),
        server,
      )) {
        const id = `${file.replace('source/', '')}: ${name}`;
        counts[status] += 1;
        if (values.verbose) print(`  ${status} ${id}${reason ? ` (${reason})` : ''}`);
        if (status === 'differs' && !explained.some((start) => id.startsWith(start)))
          problems.push(`${id}\n    ${reason}`);
      }
    }
    print(`| ${folder} | ${Object.values(counts).join(' | ')} |`);
    if (isEngine && values.write) expected.folders[folder] = counts;
    else if (isEngine && JSON.stringify(counts) !== JSON.stringify(expected.folders[folder]))
      problems.push(`${folder}: specifications.json expects ${JSON.stringify(expected.folders[folder])}`);
  }
  if (values.write) writeFileSync(EXPECTED_FILE, `${JSON.stringify(expected, null, 2)}\n`);
  if (problems.length > 0) print(`\nNot as expected:\n  ${problems.join('\n  ')}`);
  return problems.length === 0;
}

/** Returns the files in the unified test format by folder, without those that test the format's schema. */
function findTestFiles(specs: string): Array<[folder: string, files: string[]]> {
  const files = globSync('source/*/tests/**/*.json', { cwd: specs })
    .filter((file) => !/\/(invalid|valid-fail)\//.test(file))
    .filter((file) => /"schemaVersion"/.test(readFileSync(join(specs, file), 'utf8').slice(0, 1_000)))
    .sort();
  return Object.entries(Object.groupBy(files, (file) => file.split('/')[1] ?? '')).map(([folder, group]) => [
    folder,
    group ?? [],
  ]);
}
