// cspell:ignore faketime libfaketime FAKETIME DONT
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_ACCOUNTS } from '@platform/contracts';
import { type FaultPlatform, runs, SERVICES, signal, sizeOf } from './platform.ts';

type EndFault = () => Promise<void> | void;

/** One fault of the table. */
export type Scenario = {
  readonly name: string;
  /** Why it cannot be run here; `undefined` if it can. */
  readonly needs?: (platform: FaultPlatform) => string | undefined;
  /**
   * Causes the fault. Returns what ends it, or nothing if the platform has to recover without. The text it throws, for
   * example about a start that did not fail, is a failure of the scenario.
   */
  readonly cause: (platform: FaultPlatform) => Promise<EndFault | undefined> | EndFault | undefined;
  /** How long the fault lasts before it is ended. */
  readonly holdMs: number;
};

const HOLD_MS = 5_000;
/** On two cores: a load above 30. */
const OTHER_PROGRAMS = 30;
const BUSY_MS = 60_000;
/** Its processes have threads, for which the plain library is not made: they would see a wrong time now and then. */
const FAKE_TIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
/** Several times the interval of the job that is waited for. */
const JOB_LIMIT_MS = 15_000;
const FILL_STEPS_BYTES = [1_048_576, 65_536, 4_096];

export const SCENARIOS: readonly Scenario[] = [
  ...diskScenarios(),
  ...processScenarios(),
  busyScenario(),
  ...stoppedScenarios(),
  ...clockScenarios(),
];

function diskScenarios(): Scenario[] {
  return [
    {
      name: 'full disk under data and logs',
      needs: ({ isDiskMounted }) => (isDiskMounted ? undefined : 'root, to mount a small disk'),
      holdMs: HOLD_MS,
      cause({ disk }) {
        const file = join(disk, 'fill');
        fillDisk(file);
        return () => rmSync(file);
      },
    },
    {
      name: 'data file that cannot grow',
      needs: () => (runs('prlimit', '--version') ? undefined : 'prlimit'),
      holdMs: HOLD_MS,
      cause: (platform) => limitFileSize(platform, Math.max(sizeOf(platform.dataFile) - 8_192, 8_192)),
    },
    ...(['EIO', 'EROFS'] as const).map((error): Scenario => ({
      name: error === 'EIO' ? 'failing disk (EIO)' : 'read-only disk (EROFS)',
      needs: () => (runs('strace', '-V') ? undefined : 'strace, to make system calls fail'),
      holdMs: HOLD_MS,
      cause: (platform) => failWrites(platform, error),
    })),
    {
      name: 'database folder gone, and back',
      holdMs: HOLD_MS,
      cause({ database }) {
        renameSync(database, `${database}-gone`);
        return () => renameSync(`${database}-gone`, database);
      },
    },
    {
      name: 'database folder gone while its engine is killed, and back',
      holdMs: 3_000,
      cause(platform) {
        const { database } = platform;
        const pid = platform.pidOf('engine');
        renameSync(database, `${database}-gone`);
        signal(pid, 'SIGKILL');
        return () => {
          if (existsSync(database)) throw new Error('The database folder was created again.');
          renameSync(`${database}-gone`, database);
        };
      },
    },
  ];
}

function processScenarios(): Scenario[] {
  return (['engine', ...SERVICES] as const).flatMap((service): Scenario[] => [
    {
      name: `SIGKILL of ${describeService(service)}`,
      holdMs: 0,
      cause(platform) {
        signal(platform.pidOf(service), 'SIGKILL');
        return undefined;
      },
    },
    {
      name: `SIGSTOP of ${describeService(service)}`,
      holdMs: 0,
      cause(platform) {
        signal(platform.pidOf(service), 'SIGSTOP');
        return undefined;
      },
    },
  ]);
}

/** Many other programs slow each process down. None of them may be taken for one that hangs. */
function busyScenario(): Scenario {
  const services = ['engine', ...SERVICES] as const;
  return {
    name: `${OTHER_PROGRAMS} other programs that compute`,
    holdMs: BUSY_MS,
    cause(platform) {
      const findPids = () => services.map((service) => platform.pidOf(service));
      const pids = findPids();
      const start = () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
      const programs = Array.from({ length: OTHER_PROGRAMS }, start);
      return () => {
        for (const program of programs) program.kill('SIGKILL');
        const restarted = services.filter((_, index) => findPids()[index] !== pids[index]);
        if (restarted.length > 0) throw new Error(`restarted: ${restarted.join(', ')}`);
      };
    },
  };
}

function describeService(service: string): string {
  if (service === 'engine') return 'the database';
  return service === 'api' ? 'the API and its jobs' : service;
}

/** Faults between a stop and a start: the time to recover is that of the start. */
function stoppedScenarios(): Scenario[] {
  return [
    {
      name: 'SIGKILL of everything, with half-written files',
      holdMs: 0,
      async cause(platform) {
        await platform.killAll();
        for (const file of [
          join(platform.dataDir, 'platform.json'),
          join(platform.database, 'engine.json'),
        ]) {
          writeFileSync(`${file}.half`, readFileSync(file).subarray(0, 10));
          truncateSync(file, Math.floor(sizeOf(file) / 2));
        }
        return () => assertStarts(platform);
      },
    },
    {
      name: 'clock one day back at a start',
      holdMs: 0,
      async cause(platform) {
        await platform.stop();
        return () => assertStarts(platform, { CLOCK_OFFSET_MS: String(-86_400_000) });
      },
    },
    {
      name: 'start without the database folder, then with it',
      holdMs: 0,
      async cause(platform) {
        const { database } = platform;
        await platform.stop();
        renameSync(database, `${database}-gone`);
        await assertStartFails(platform, 'is missing');
        if (existsSync(database)) throw new Error('The database folder was created again.');
        renameSync(`${database}-gone`, database);
        return () => assertStarts(platform);
      },
    },
    {
      name: 'start with half of the data file, then with a copy',
      holdMs: 0,
      async cause(platform) {
        const { dataFile } = platform;
        await platform.stop();
        copyFileSync(dataFile, `${dataFile}.copy`);
        truncateSync(dataFile, Math.floor(sizeOf(dataFile) / 2));
        await assertStartFails(platform, 'is damaged');
        renameSync(`${dataFile}.copy`, dataFile);
        return () => assertStarts(platform);
      },
    },
  ];
}

/** Sets the clock of all processes while they run, back and forth again. Jobs have to go on each time. */
function clockScenarios(): Scenario[] {
  return [
    ['one hour', '-1h'],
    ['one day', '-1d'],
  ].map(([name, step]): Scenario => ({
    name: `clock ${name} back, and forth`,
    needs: () => (existsSync(FAKE_TIME) ? undefined : 'faketime, from the package of that name'),
    holdMs: 0,
    async cause(platform) {
      const clock = join(platform.disk, 'clock');
      const setClock = (offset = '+0') => writeFileSync(clock, `${offset}\n`);
      setClock();
      await platform.stop();
      await assertStarts(platform, {
        ...{ LD_PRELOAD: FAKE_TIME, FAKETIME_TIMESTAMP_FILE: clock },
        ...{ FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
      });
      await assertJobsRun(platform);
      setClock(step);
      await assertJobsRun(platform);
      setClock();
      return () => assertJobsRun(platform);
    },
  }));
}

/** Asks for a new password and waits for the mail about it, which a job writes. */
async function assertJobsRun(platform: FaultPlatform): Promise<void> {
  const call = async (path: string, body?: object, cookie = '') => {
    const response = await fetch(`${platform.address('SHELL_PORT')}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const username = `clock-${randomUUID().slice(0, 8)}`;
  const email = `${username}@example.com`;
  await call('/api/auth/register', { username, email, password: randomUUID() });
  await call('/api/auth/forgot-password', { email });
  const [, administrator] = DEMO_ACCOUNTS;
  const login = await call('/api/auth/login', {
    username: administrator.username,
    password: administrator.password,
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';', 1).join())
    .join('; ');
  const deadlineMs = performance.now() + JOB_LIMIT_MS;
  while (performance.now() < deadlineMs) {
    const outbox = await call(`/api/admin/outbox?q=${username}`, undefined, cookie);
    const { items } = (await outbox.json()) as { items: { subject: string }[] };
    if (items.some(({ subject }) => /password/i.test(subject))) return;
    await delay(200);
  }
  throw new Error('the jobs stand still');
}

async function assertStarts(platform: FaultPlatform, env?: Record<string, string>): Promise<void> {
  const failure = await platform.start(env);
  if (failure !== undefined) throw new Error(`The start failed: ${failure}`);
}

async function assertStartFails(platform: FaultPlatform, message: string): Promise<void> {
  const output = await platform.start();
  if (output === undefined) throw new Error('The start succeeded in spite of the fault.');
  if (!output.includes(message)) throw new Error(`The start failed without saying why: ${output}`);
}

/** Writes a file until the disk has no room for another page. */
function fillDisk(file: string): void {
  const descriptor = openSync(file, 'w');
  for (const bytes of FILL_STEPS_BYTES) while (tryWrite(descriptor, Buffer.alloc(bytes)));
  closeSync(descriptor);
}

function tryWrite(descriptor: number, content: Buffer): boolean {
  try {
    return writeSync(descriptor, content) === content.length;
  } catch {
    return false;
  }
}

function limitFileSize(platform: FaultPlatform, bytes: number): EndFault {
  const pid = String(platform.pidOf('engine'));
  const limit = (size: string): void => {
    if (!runs('prlimit', '--pid', pid, `--fsize=${size}:unlimited`)) throw new Error('prlimit failed.');
  };
  limit(String(bytes));
  return () => limit('unlimited');
}

/** Makes all writes of the engine to its data file fail in the kernel's place. */
async function failWrites(platform: FaultPlatform, error: string): Promise<EndFault> {
  const calls = 'pwrite64,pwritev,fdatasync,fsync';
  const inject = [`--trace=${calls}`, `--inject=${calls}:error=${error}`];
  const tracer = spawn(
    'strace',
    ['-f', '-p', String(platform.pidOf('engine')), ...inject, '-o', '/dev/null'],
    {
      stdio: 'ignore',
    },
  );
  await delay(500);
  if (tracer.exitCode !== null) throw new Error('strace could not attach to the engine.');
  return async () => {
    tracer.kill('SIGINT');
    await once(tracer, 'exit');
  };
}
