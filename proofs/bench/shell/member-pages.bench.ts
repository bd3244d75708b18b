// cspell:ignore cmdline utime stime
/**
 * `npm run proof -- bench member-pages`: what a page costs that the server renders with its member's data, and how many
 * of them a second are answered in time; beside it the same page as its browser fills it in, a document without data and
 * the calls for them. Linux only: it reads `/proc`.
 */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_ACCOUNTS } from '@platform/contracts';
import { connectPlatform, startPlatform, stopPlatform } from '../../../shell/e2e/support/platform.ts';
import type { BenchRequest } from '../api/measure.ts';
import { measureStep } from '../api/open-load.ts';

const PATH = '/dashboard/tasks';
/** With these the processes that render are replaced several times. */
const ROUNDS = 10;
const VIEWS_A_ROUND = 1_000;
const IN_PARALLEL = 2;
const START_RATE = 8;
const RATE_FACTOR = 1.25;
/** Far beyond what two cores render: most views are left to browsers then. */
const MAX_RATE = 110;
const STEP_SECONDS = 8;
/** The objective of pages in docs/operations.md: 95% of them take at most half a second. */
const MAX_P95_MS = 500;
/** Of Linux. */
const TICKS_PER_SECOND = 100;
const KB_PER_MB = 1_024;

// The platform trusts one proxy, so that every view has an address of its own: others would be paced.
const started = await startPlatform({ args: [], settings: { TRUST_PROXY: '1', LOG_LEVEL: 'warn' } });
started.launcher.stdout?.resume();
started.launcher.stderr?.resume();
try {
  const platform = connectPlatform(started.dataFolder);
  const origin = platform.address('shell');
  const launcher = started.launcher.pid!;
  const shell = findShell(launcher);
  const cookie = await logIn(origin);
  let sent = 0;
  /** A client of its own for each request. */
  const from = (path: string, headers: Readonly<Record<string, string>> = {}): BenchRequest => {
    sent += 1;
    const address = [sent >> 16, sent >> 8, sent].map((part) => part & 255).join('.');
    return { path, headers: { ...headers, cookie, 'x-forwarded-for': `10.${address}` } };
  };
  const calls = await listCalls(origin, from);
  /** The requests of a view. Documents of prefetches are not rendered for their member. */
  const variants: Readonly<Record<string, readonly (() => BenchRequest)[]>> = {
    'rendered on the server': [() => from(PATH)],
    'filled in by the browser': [
      () => from(PATH, { 'sec-purpose': 'prefetch' }),
      ...calls.map((path) => () => from(path)),
    ],
  };

  console.log(`${PATH}, which asks for ${calls.join(', ')}\n`);
  console.log('| | views | processor ms a view, shell | all processes | MB, shell | its processes |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const [name, requests] of Object.entries(variants)) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = [readSeconds(shell), readSeconds(launcher)];
      await view(origin, requests);
      const spent = [readSeconds(shell), readSeconds(launcher)].map((after, index) =>
        (((after - before[index]!) * 1_000) / VIEWS_A_ROUND).toFixed(1),
      );
      const own = listTree(shell).slice(1);
      const memory = [readMegabytes(shell), own.reduce((sum, pid) => sum + readMegabytes(pid), 0)];
      console.log(`| ${[name, VIEWS_A_ROUND, ...spent, ...memory.map(Math.round)].join(' | ')} |`);
    }
  }

  console.log('\n| views a second | requests answered | p50 ms | p95 ms | errors | load |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const [name, requests] of Object.entries(variants)) {
    const knee = await findKnee(origin, name, requests);
    console.log(`\nKnee, ${name}: ${knee} views a second\n`);
  }
} finally {
  await stopPlatform(started);
  await rm(started.dataFolder, { recursive: true, force: true });
}

async function logIn(origin: string): Promise<string> {
  const [{ username, password }] = DEMO_ACCOUNTS;
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`The login responded with ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** The addresses of the API that a rendered page came with the answers of. */
async function listCalls(origin: string, from: (path: string) => BenchRequest): Promise<string[]> {
  const { path, headers = {} } = from(PATH);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const html = await (await fetch(origin + path, { headers })).text();
    const urls = [...html.matchAll(/"url":"(\/api\/[^"]+)"/g)].map(
      ([, url = '']) => JSON.parse(`"${url}"`) as string,
    );
    if (urls.length > 0) return ['/api/auth/me', ...new Set(urls)];
    // The process that renders starts with the first visit.
    await delay(500);
  }
  throw new Error(`${PATH} was not rendered with its data.`);
}

/** Sends the requests of so many views. @throws Error if one is not answered with 200 */
async function view(origin: string, requests: readonly (() => BenchRequest)[]): Promise<void> {
  let left = VIEWS_A_ROUND;
  const viewInTurn = async () => {
    for (; left > 0; left -= 1) {
      for (const create of requests) {
        const { path, headers = {} } = create();
        const response = await fetch(origin + path, { headers, redirect: 'manual' });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${path} responded with ${response.status}.`);
      }
    }
  };
  await Promise.all(Array.from({ length: IN_PARALLEL }, viewInTurn));
}

/** Raises the rate until views are late, or fail. Returns the last rate that was answered in time. */
async function findKnee(
  origin: string,
  name: string,
  requests: readonly (() => BenchRequest)[],
): Promise<number> {
  let [knee, index] = [0, 0];
  const next = () => requests[index++ % requests.length]!();
  for (let views = START_RATE; views <= MAX_RATE; views = Math.ceil(views * RATE_FACTOR)) {
    const rate = views * requests.length;
    const step = await measureStep({ origins: [origin], rate, seconds: STEP_SECONDS, next });
    const { answeredPerSecond, p50Ms, p95Ms, errorShare, errors } = step;
    const share = `${(errorShare * 100).toFixed(1)}% ${errors.join(', ')}`;
    const figures = [answeredPerSecond, p50Ms, p95Ms].map(Math.round);
    console.log(`| ${[`${views}, ${name}`, ...figures, share, loadavg()[0]?.toFixed(1)].join(' | ')} |`);
    if (p95Ms > MAX_P95_MS || answeredPerSecond < rate * 0.9 || errorShare > 0.001) return knee;
    knee = views;
  }
  return knee;
}

/** The shell's page server among the processes of a launcher. */
function findShell(launcher: number): number {
  const shell = listTree(launcher).find((pid) => read(pid, 'cmdline').includes('shell/src/server/main.ts'));
  if (shell === undefined) throw new Error('The launcher has no shell.');
  return shell;
}

/** A process and those that it has started, itself first. */
function listTree(pid: number): number[] {
  const children = read(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(listTree)];
}

/** Seconds of processor time of a process and of those that it has started, also if they have ended. */
function readSeconds(pid: number): number {
  const ticks = listTree(pid).map((each) => {
    const fields = read(each, 'stat').split(') ').at(-1)?.split(' ') ?? [];
    // utime, stime, and those of ended children (proc(5)).
    return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index] ?? 0), 0);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

function readMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0) / KB_PER_MB;
}

/** Empty if the process has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
