/**
 * Measures how long it takes until a page of another version is served: a build of mf-marketing is published, promoted
 * and rolled back, while the shell's page server runs on the same store. Copies of one build stand for its versions.
 * Then a hundred versions are promoted, after which the page server must need no more memory than after the first ones.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePorts, pickEnvironment } from '@platform/server-kit/node-utils';
import { promote, publish, readRelease, registryFile, RELEASE_FILES, rollback } from '@platform/releases';
import { buildFolder } from '../../../deploy/launcher/src/building/build-cache.ts';
import { buildSources } from '../../../deploy/launcher/src/building/build-sources.ts';
import { ROOT } from '../../../deploy/launcher/src/workspaces.ts';

/** How long after the move of the pointer its version is served: a rollback renders nothing. */
const LIMITS_MS = { promote: 3_000, rollback: 1_000 };
const ROUNDS = 15;
const POLL_INTERVAL_MS = 5;
const APP = 'mf-marketing';
const SNAPSHOT_SIGNAL = 'SIGUSR2';
const PROMOTIONS = 100;
/** The first promotions fill what is kept. */
const FIRST_PROMOTIONS = 20;
/** The page server keeps the pages of two versions of an app. */
const GROWTH_LIMIT_MB = 5;

const folder = mkdtempSync(join(tmpdir(), 'bench-release-'));
const store = join(folder, 'releases');
const [build = '', ...others] = await publishBuilds();
if (others.length > 0) throw new Error(`expected one build of ${APP}`);
const { SHELL_PORT, METRICS_PORT } = await findFreePorts(['SHELL_PORT', 'METRICS_PORT']);
const address = `http://127.0.0.1:${SHELL_PORT}/`;
const server = await startServer();
try {
  await measure();
  await measureHeap();
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const publishMs: number[] = [];
  const moves: Readonly<Record<keyof typeof LIMITS_MS, Move[]>> = { promote: [], rollback: [] };
  const first = readRelease(build).version;
  await waitForPage(first);
  for (let round = 0; round < ROUNDS; round++) {
    const version = `1.0.${round}-bench`;
    const copy = copyBuild(version);
    publishMs.push(await time(() => void publish(store, copy, 'release')));
    moves.promote.push(await timeMove(() => promote(store, { [APP]: version }, 'release'), version));
    moves.rollback.push(await timeMove(() => rollback(store, APP, 'release', { version: first }), first));
  }
  console.log(
    `machine: ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  report('publish, with its check', publishMs);
  for (const name of ['promote', 'rollback'] as const) {
    report(
      `${name}, with its check`,
      moves[name].map(({ callMs }) => callMs),
    );
    report(
      `${name}, from the move of the pointer to the first page`,
      moves[name].map(({ liveMs }) => liveMs),
      LIMITS_MS[name],
    );
  }
}

async function measureHeap(): Promise<void> {
  await promoteCopies(0, FIRST_PROMOTIONS);
  const first = await readHeapMb();
  await promoteCopies(FIRST_PROMOTIONS, PROMOTIONS);
  const last = await readHeapMb();
  const isOver = last - first > GROWTH_LIMIT_MB;
  console.log(
    `heap of the page server after ${FIRST_PROMOTIONS} promotions: ${first.toFixed(1)} MB, after ${PROMOTIONS}: ` +
      `${last.toFixed(1)} MB, ${isOver ? 'OVER' : 'within'} ${GROWTH_LIMIT_MB} MB of growth`,
  );
  if (isOver) process.exitCode = 1;
}

async function promoteCopies(from: number, to: number): Promise<void> {
  for (let number = from; number < to; number++) {
    const version = `2.0.${number}-bench`;
    publish(store, copyBuild(version), 'release');
    promote(store, { [APP]: version }, 'release');
    await waitForPage(version);
  }
}

/** Reads what is left after a garbage collection, which a heap snapshot begins with. */
async function readHeapMb(): Promise<number> {
  server.kill(SNAPSHOT_SIGNAL);
  let snapshot: string | undefined;
  while (snapshot === undefined) {
    await pause(POLL_INTERVAL_MS);
    snapshot = readdirSync(folder).find((name) => name.endsWith('.heapsnapshot'));
  }
  rmSync(join(folder, snapshot));
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const bytes = /^nodejs_heap_size_used_bytes(?:\{.*\})? ([\d.e+]+)$/m.exec(metrics)?.[1];
  if (bytes === undefined) throw new Error('the page server does not report its heap');
  return Number(bytes) / 1024 ** 2;
}

/** How long a command took, and then the page of the version that it made live. */
type Move = { readonly callMs: number; readonly liveMs: number };

async function timeMove(move: () => void, version: string): Promise<Move> {
  const callMs = await time(move);
  await waitForPage(version);
  // Checking comes before the move, so the file's time counts.
  return { callMs, liveMs: Date.now() - statSync(registryFile(store)).mtimeMs };
}

/** Publishes and promotes the current sources of the shell and the app, and returns the app's build. */
async function publishBuilds(): Promise<string[]> {
  const targets = await buildSources(['shell', APP], () => false, new AbortController().signal);
  for (const target of targets) {
    publish(store, buildFolder(target), 'start');
    promote(store, { [target.app.folder]: target.version }, 'start');
  }
  return targets.filter(({ app }) => app.folder === APP).map(buildFolder);
}

function copyBuild(version: string): string {
  const copy = join(folder, version);
  cpSync(build, copy, { recursive: true });
  const file = join(copy, RELEASE_FILES.metadata);
  const metadata = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...metadata, version }));
  return copy;
}

async function startServer(): Promise<ChildProcess> {
  const options = [`--heapsnapshot-signal=${SNAPSHOT_SIGNAL}`, `--diagnostic-dir=${folder}`];
  const child = spawn(process.execPath, [...options, 'shell/src/server/main.ts'], {
    cwd: ROOT,
    env: {
      ...pickEnvironment(process.env),
      DATA_DIR: folder,
      RELEASE_STORE: store,
      SHELL_PORT,
      METRICS_PORT,
      LOG_LEVEL: 'error',
      FORWARDER_SECRET: 'bench'.repeat(8),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error('the page server did not start');
  return child;
}

/** Requests the home page until its scripts are those of a version. */
async function waitForPage(version: string): Promise<void> {
  for (;;) {
    const page = await (await fetch(address)).text();
    if (page.includes(`/${version}/`)) return;
    // Without a pause the requests would take the processor from the server.
    await pause(POLL_INTERVAL_MS);
  }
}

async function time(action: () => Promise<void> | void): Promise<number> {
  const startedAtMs = performance.now();
  await action();
  return performance.now() - startedAtMs;
}

function report(name: string, values: number[], limitMs?: number): void {
  const sorted = values.sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const isOver = limitMs !== undefined && median > limitMs;
  const limit = limitMs === undefined ? '' : `, ${isOver ? 'OVER' : 'within'} ${limitMs} ms`;
  console.log(`${name}: median ${median.toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms${limit}`);
  if (isOver) process.exitCode = 1;
}
