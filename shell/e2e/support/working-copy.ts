import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePorts } from '@platform/node-utils';
import { PORTS, waitUntilReady } from './platform.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

const REMOTES = ['mf-marketing', 'mf-dashboard', 'mf-admin'];

/** A copy of the repository that a test may change, with `npm run dev` running in it. */
export type WorkingCopy = {
  readonly folder: string;
  readonly shell: string;
  /** What the terminal shows. */
  output(): string;
  stop(): Promise<void>;
};

/**
 * Copies the files that git lists, links the installed packages, and starts the development servers of some apps. The
 * others come from the build cache.
 */
export async function startDevelopment(hot: readonly string[]): Promise<WorkingCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'platform-dev-'));
  copySources(folder);
  linkPackages(folder);
  linkBuilds(folder);
  const ports = await findFreePorts(PORTS);
  const env = {
    ...process.env,
    DATA_DIR: join(folder, '.data'),
    ...ports,
  };
  const launcher = spawn(process.execPath, ['deploy/launcher/dev.mjs', ...hot], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await waitUntilReady(launcher);
  const shell = `http://localhost:${ports.SHELL_PORT}`;
  await waitForRemotes(shell);
  return { folder, shell, output: () => output, stop: () => stop(launcher, folder) };
}

/** Waits until the shell has every remote; each is added after its first build. */
async function waitForRemotes(shell: string): Promise<void> {
  for (;;) {
    const { remotes } = (await (await fetch(`${shell}/registry.json`)).json()) as {
      remotes: Record<string, unknown>;
    };
    if (REMOTES.every((name) => name in remotes)) return;
    await pause(100);
  }
}

function copySources(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: REPOSITORY,
  });
  for (const file of listed.toString().split('\0')) {
    if (!file || !existsSync(join(REPOSITORY, file))) continue; // Deleted, but still in git's index.
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(REPOSITORY, file), join(folder, file), { force: true });
  }
}

/** Links npm packages to the installed ones and workspace packages to the copy. */
function linkPackages(folder: string): void {
  const installed = join(REPOSITORY, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@platform'), { recursive: true });
  for (const name of readdirSync(installed).filter((entry) => entry !== '@platform')) {
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, '@platform'))) {
    symlinkSync(
      readlinkSync(join(installed, '@platform', name)),
      join(folder, 'node_modules/@platform', name),
    );
  }
}

/** Versions are computed from the sources, so the builds of this repository are those of its copy. */
function linkBuilds(folder: string): void {
  const builds = join(REPOSITORY, '.cache/builds');
  mkdirSync(builds, { recursive: true });
  mkdirSync(join(folder, '.cache'));
  symlinkSync(builds, join(folder, '.cache/builds'));
}

async function stop(launcher: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((done) => launcher.once('exit', done));
  launcher.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
