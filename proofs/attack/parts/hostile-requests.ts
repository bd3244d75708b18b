import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { logIn, logInAdministrator } from '../support/accounts.ts';
import { describeProblems, type AttackPart, type Finding, type Target } from '../support/attack.ts';
import type { Client } from '../support/client.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const FUZZ_RUNS = 25;
const FUZZ_TEST = 'api/src/platform/openapi/fuzz.full.test.ts';

/**
 * What schemathesis checks. Left out is what the document cannot say: whether generated input is valid in the state
 * that the records are in, and headers that only browsers send.
 */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'response_headers_conformance',
  'ignored_auth',
  'use_after_free',
].join();

/** Sends requests that are generated from the OpenAPI document, by the project's fuzzer and by schemathesis. */
export const hostileRequests: AttackPart = {
  name: 'hostile-requests',
  share: 2,
  async run(target) {
    const own = await runFuzzer(target);
    const command = findSchemathesis();
    if (!command) {
      const outcome = 'not installed, left out (pip install schemathesis, or set SCHEMATHESIS)';
      return [own, { attack: 'schemathesis', requests: 0, outcome, holds: true }];
    }
    const callers: [string, Client][] = [
      ['a visitor', target.visitor()],
      ['a member', await logIn(target, await target.seeder.activeMember())],
      ['an administrator', await logInAdministrator(target)],
    ];
    const findings = [own];
    for (const [name, client] of callers)
      findings.push(
        await runSchemathesis(command, target, name, client, target.seconds / (callers.length + 2)),
      );
    return findings;
  },
};

/** Runs the fuzz test of the API, which starts an API of its own, with another seed than `npm test`. */
async function runFuzzer({ seed, signal }: Target): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-fuzz-'));
  const file = join(folder, 'results.json');
  try {
    const args = [
      'node_modules/.bin/jest',
      FUZZ_TEST,
      '--silent',
      '--runInBand',
      '--json',
      '--outputFile',
      file,
    ];
    const child = spawn(process.execPath, args, {
      cwd: REPOSITORY,
      env: { ...process.env, FUZZ_SEED: String(seed), FUZZ_RUNS: String(FUZZ_RUNS) },
      stdio: 'ignore',
      signal,
    });
    await once(child, 'exit');
    const { numTotalTests, numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
      numTotalTests: number;
      numPassedTests: number;
      testResults: { assertionResults: { status: string; fullName: string }[] }[];
    };
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName }) => fullName);
    return {
      attack: `the project's fuzzer, seed ${seed}`,
      requests: numTotalTests * FUZZ_RUNS,
      outcome: `${numPassedTests} of ${numTotalTests} properties hold${failed.length > 0 ? `; not: ${failed.slice(0, 3).join('; ')}` : ''}`,
      holds: numTotalTests > 0 && numPassedTests === numTotalTests,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the command of schemathesis; `undefined` without it. */
function findSchemathesis(): string[] | undefined {
  const candidates = [
    ...(process.env.SCHEMATHESIS ? [[process.env.SCHEMATHESIS]] : []),
    ['schemathesis'],
    ['python3', '-m', 'schemathesis.cli'],
  ];
  return candidates.find(
    ([command = '', ...args]) => spawnSync(command, [...args, '--version']).status === 0,
  );
}

/** Calls every operation as one caller. Logging out and disabling accounts would end the sessions of the others. */
async function runSchemathesis(
  [command = '', ...prefix]: readonly string[],
  { platform, seed, signal }: Target,
  name: string,
  client: Client,
  seconds: number,
): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-schemathesis-'));
  const report = join(folder, 'report.json');
  // Without the address of the client: requests of this machine are not paced.
  const { cookie } = client.headers();
  const headers = cookie === undefined ? [] : ['-H', `cookie:${String(cookie)}`];
  const args = ['run', `${platform.address('api')}/api/openapi.json`, '--checks', CHECKS];
  const limits = ['--max-time', String(Math.ceil(seconds)), '--seed', String(seed), '--workers', '1'];
  const excluded = ['auth.logout', 'users.disable', 'auth.changePassword'];
  const exclusions = excluded.flatMap((id) => ['--exclude-operation-id', id]);
  const output = ['--continue-on-failure', '--no-shrink', '--report-json-path', report, '--warnings', 'off'];
  const child = spawn(command, [...prefix, ...args, ...limits, ...exclusions, ...output, ...headers], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  rmSync(folder, { recursive: true, force: true });
  const requests = Number(/(\d+) generated/.exec(printed)?.[1] ?? 0);
  const failures = [...printed.matchAll(/^- (.+)$/gm)].map(([, what = '']) => what);
  const isFailed = /^=+ FAILURES =+$/m.test(printed) || failures.length > 0;
  // An error of the tool itself says nothing about the platform; it is named, and what was sent before counts.
  const otherwise =
    code === 0 ? 'every answer is documented' : `no failure; schemathesis ended with ${code ?? 'a signal'}`;
  return {
    attack: `schemathesis as ${name}, seed ${seed}`,
    requests,
    outcome: describeProblems(failures, isFailed ? 'failures without a name' : otherwise),
    holds: !isFailed && requests > 0,
  };
}
