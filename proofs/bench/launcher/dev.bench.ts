/**
 * Measures `npm run dev -- mf-dashboard` against `npm run dev` with all four front ends, both with warm caches: the
 * time until every address responds, the time from saving an edit until the development server has built it, and the
 * memory of all processes afterwards.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DEFAULT_PORTS } from '@platform/contracts';
import { findFreePorts } from '@platform/server-kit/node-utils';
import { ROOT } from '../../../deploy/launcher/src/workspaces.ts';

const START_LIMIT_S = 5;
const MEMORY_LIMIT_MB = 1000;
const RUNS = 3;
const LAST_LINE = /^API\s/;
const EDITED_FILE = join(ROOT, 'mf-dashboard/src/pages/home/dashboard-home.page.tsx');

type Measurement = { readonly startS: number; readonly memoryMb: number; readonly editS: number };

const all = await measureRuns([]);
const one = await measureRuns(['mf-dashboard']);
console.log(
  `machine: ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
);
report('npm run dev', all);
report('npm run dev -- mf-dashboard', one);
if (one.startS > START_LIMIT_S || one.memoryMb > MEMORY_LIMIT_MB) {
  console.log(`OVER ${START_LIMIT_S} s or ${MEMORY_LIMIT_MB} MB`);
  process.exitCode = 1;
}

/** Returns the medians of several runs; a first run, which is not counted, fills the caches. */
async function measureRuns(args: readonly string[]): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-dev-'));
  try {
    const env = {
      ...process.env,
      DATA_DIR: folder,
      ...(await findFreePorts(Object.keys(DEFAULT_PORTS))),
    };
    await measure(args, env);
    const runs: Measurement[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(args, env));
    const medianOf = (key: keyof Measurement) =>
      runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? NaN;
    return { startS: medianOf('startS'), memoryMb: medianOf('memoryMb'), editS: medianOf('editS') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Measurement> {
  const startedAtMs = performance.now();
  const child = spawn('npm', ['run', 'dev', '--', ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await waitForLastLine(child);
    const startS = (performance.now() - startedAtMs) / 1000;
    const dashboard = `http://localhost:${env.DASHBOARD_PORT}/0.0.0-dev/remoteEntry.js`;
    await (await fetch(`http://localhost:${env.SHELL_PORT}/`)).text();
    const editS = await measureEdit(dashboard);
    return { startS, editS, memoryMb: sumMemoryMb(child.pid ?? 0) };
  } finally {
    child.kill('SIGINT');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

async function waitForLastLine(child: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<void> {
  for await (const line of createInterface(child.stdout)) if (LAST_LINE.test(line)) return;
  throw new Error('npm run dev exited before the platform was ready');
}

/** Returns the time from an edit until the container, which has the hash of the build, is another one. */
async function measureEdit(container: string): Promise<number> {
  const source = readFileSync(EDITED_FILE, 'utf8');
  const before = await (await fetch(container)).text();
  const editedAtMs = performance.now();
  try {
    writeFileSync(EDITED_FILE, `${source}\nconsole.debug(${editedAtMs});\n`);
    while ((await (await fetch(container)).text()) === before);
    return (performance.now() - editedAtMs) / 1000;
  } finally {
    writeFileSync(EDITED_FILE, source);
  }
}

// cspell:ignore smaps
/** Adds up the memory of a process and its descendants. Shared pages count once (PSS). Linux only. */
function sumMemoryMb(root: number): number {
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(names.map((name) => [Number(name), readParent(name)]));
  const isDescendant = (pid = 0): boolean => pid === root || (pid > 0 && isDescendant(parents.get(pid)));
  const kilobytes = [...parents.keys()].filter(isDescendant).map(readPssKilobytes);
  return Math.round(kilobytes.reduce((sum, value) => sum + value, 0) / 1000);
}

function readParent(pid: string): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readProcessFile(`/proc/${pid}/status`))?.[1] ?? 0);
}

function readPssKilobytes(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readProcessFile(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

/** Returns an empty text for a process that has ended meanwhile. */
function readProcessFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function report(name: string, { startS, memoryMb, editS }: Measurement): void {
  console.log(`${name}: start ${startS.toFixed(1)} s, memory ${memoryMb} MB, edit ${editS.toFixed(1)} s`);
}
