import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePorts, getErrorMessage } from '@platform/server-kit/node-utils';
import { developmentStore, readRegistry } from '@platform/releases';
import { PORTS, waitUntilReady } from './platform.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

const REMOTES = ['mf-marketing', 'mf-dashboard', 'mf-admin'];
/** How much of each log a failed start shows. */
const MAX_LOG_LENGTH = 4_000;

/** A copy of the repository that a test may change, with `npm run dev` running in it. */
export type WorkingCopy = {
  readonly folder: string;
  readonly shell: string;
  /** What the terminal shows. */
  output(): string;
  /** The ends of the logs of all processes. */
  logs(): string;
  /** Waits until the shell serves what was built. @throws Error with the output and the logs if it never will. */
  waitUntilReady(): Promise<void>;
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
  linkCaches(folder);
  const ports = await findFreePorts(PORTS);
  const dataFolder = join(folder, '.data');
  const launcher = spawn(process.execPath, ['deploy/launcher/dev.mjs', ...hot], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataFolder, ...ports },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const shell = `http://localhost:${ports.SHELL_PORT}`;
  return {
    folder,
    shell,
    output: () => output,
    logs: () => readLogs(dataFolder),
    async waitUntilReady() {
      await waitUntilReady(launcher);
      await waitForRemotes(shell, developmentStore(dataFolder)).catch((error: unknown) => {
        throw new Error(`${getErrorMessage(error)}\n${output}\n${readLogs(dataFolder)}`, { cause: error });
      });
    },
    stop: () => stop(launcher, folder),
  };
}

/**
 * Waits until the shell serves every remote as it was built. Each is added to the registry after its first build.
 *
 * @throws Error if the shell cannot use what is in the registry.
 */
async function waitForRemotes(shell: string, store: string): Promise<void> {
  for (;;) {
    const { revision } = readRegistry(store);
    const served = (await (await fetch(`${shell}/registry.json`)).json()) as {
      revision: number;
      remotes: Record<string, unknown>;
      failed: Record<string, { reason: string }>;
    };
    // Before, an app fails that has not been built yet.
    if (served.revision >= revision) {
      const reasons = Object.entries(served.failed).map(([app, { reason }]) => `${app}: ${reason}`);
      if (reasons.length > 0) throw new Error(`The shell cannot use what was built: ${reasons.join('; ')}.`);
      if (REMOTES.every((name) => name in served.remotes)) return;
    }
    await pause(100);
  }
}

function readLogs(dataFolder: string): string {
  const folder = join(dataFolder, 'logs');
  const logs = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return `${name}:\n${text.slice(-MAX_LOG_LENGTH)}`;
  });
  return logs.join('\n');
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

/**
 * Links the caches that do not depend on the folder: the versions of builds are computed from the sources, so those of
 * this repository are those of its copy, and swc keeps its compiled plugins.
 */
function linkCaches(folder: string): void {
  mkdirSync(join(folder, '.cache'));
  for (const name of ['builds', 'swc']) {
    const cache = join(REPOSITORY, '.cache', name);
    mkdirSync(cache, { recursive: true });
    symlinkSync(cache, join(folder, '.cache', name));
  }
}

async function stop(launcher: ChildProcess, folder: string): Promise<void> {
  if (launcher.exitCode === null && launcher.signalCode === null) {
    launcher.kill('SIGTERM');
    await once(launcher, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}
