/**
 * How long `npm start` takes: on a clean copy of the sources with a warm npm cache, and again when everything is built.
 * Measured from the command to its last line, when every address answers.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../src/workspaces.ts';

const FIRST_LIMIT_S = 120;
const SECOND_LIMIT_S = 5;
const SECOND_STARTS = 3;
const LAST_LINE = /^API\s/;

const copy = mkdtempSync(join(tmpdir(), 'bench-start-'));
try {
  copySources(copy);
  const env = { ...process.env, DATA_DIR: join(copy, '.data'), ...(await freePorts()) };
  const first = await measureStart(env);
  const later: number[] = [];
  for (let run = 0; run < SECOND_STARTS; run++) later.push(await measureStart(env));
  const second = later.sort((a, b) => a - b)[Math.floor(SECOND_STARTS / 2)] ?? NaN;
  console.log(
    `machine: ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  report('first start', first, FIRST_LIMIT_S);
  report(
    `second start (median of ${SECOND_STARTS}: ${later.map(inSeconds).join(', ')})`,
    second,
    SECOND_LIMIT_S,
  );
} finally {
  rmSync(copy, { recursive: true, force: true });
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
  const child = spawn('npm', ['start'], { cwd: copy, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await lastLine(child);
    return performance.now() - startedAtMs;
  } finally {
    await stop(child);
  }
}

async function lastLine(child: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<void> {
  for await (const line of createInterface(child.stdout)) {
    console.log(`  ${line}`);
    if (LAST_LINE.test(line)) return;
  }
  throw new Error('npm start ended before it was up');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
}

async function freePorts(): Promise<Record<string, string>> {
  const names = ['SHELL_PORT', 'MARKETING_PORT', 'DASHBOARD_PORT', 'ADMIN_PORT', 'API_PORT'];
  const servers = names.map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  servers.forEach((server) => server.close());
  return Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
}

function report(name: string, ms: number, limitS: number): void {
  const within = ms / 1000 <= limitS;
  console.log(`${name}: ${inSeconds(ms)}, ${within ? 'within' : 'OVER'} ${limitS} s`);
  if (!within) process.exitCode = 1;
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
