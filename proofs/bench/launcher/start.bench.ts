/**
 * Measures `npm start` on a clean copy of the sources with a warm npm cache, and again when everything is built. The
 * time runs from the command to its last line, which appears when every address responds.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DEFAULT_PORTS } from '@platform/contracts';
import { findFreePorts } from '@platform/server-kit/node-utils';
import { ROOT } from '../../../deploy/launcher/src/workspaces.ts';

const FIRST_LIMIT_S = 120;
const SECOND_LIMIT_S = 5;
const SECOND_STARTS = 3;
const PORTS = Object.keys(DEFAULT_PORTS);
const LAST_LINE = /^API\s/;

const copyFolder = mkdtempSync(join(tmpdir(), 'bench-start-'));
try {
  copySources(copyFolder);
  const env = { ...process.env, DATA_DIR: join(copyFolder, '.data'), ...(await findFreePorts(PORTS)) };
  const firstMs = await measureStart(env);
  const laterRunsMs: number[] = [];
  for (let run = 0; run < SECOND_STARTS; run++) laterRunsMs.push(await measureStart(env));
  const medianMs = laterRunsMs.sort((a, b) => a - b)[Math.floor(SECOND_STARTS / 2)] ?? NaN;
  console.log(
    `machine: ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  report('first start', firstMs, FIRST_LIMIT_S);
  report(
    `second start (median of ${SECOND_STARTS}: ${laterRunsMs.map(formatSeconds).join(', ')})`,
    medianMs,
    SECOND_LIMIT_S,
  );
} finally {
  rmSync(copyFolder, { recursive: true, force: true });
}

function copySources(target: string): void {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(target, file), { recursive: true });
  }
}

async function measureStart(env: NodeJS.ProcessEnv): Promise<number> {
  const startedAtMs = performance.now();
  const child = spawn('npm', ['start', '--', '--empty'], {
    cwd: copyFolder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await waitForLastLine(child);
    return performance.now() - startedAtMs;
  } finally {
    await stop(child);
  }
}

async function waitForLastLine(child: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<void> {
  for await (const line of createInterface(child.stdout)) {
    console.log(`  ${line}`);
    if (LAST_LINE.test(line)) return;
  }
  throw new Error('npm start exited before the platform was ready');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
}

function report(name: string, ms: number, limitS: number): void {
  const isWithinLimit = ms / 1000 <= limitS;
  console.log(`${name}: ${formatSeconds(ms)}, ${isWithinLimit ? 'within' : 'OVER'} ${limitS} s`);
  if (!isWithinLimit) process.exitCode = 1;
}

function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
