import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { findFreePorts, pickEnvironment, StartError } from '@platform/server-kit/node-utils';
import { releaseFolder, type StoredRelease, updateRegistry } from '@platform/releases';
import { getAddressNames } from '@platform/server-kit/settings';
import { DEFAULT_PORTS } from '@platform/contracts';
import { readLaunchSettings } from '../launch-settings.ts';
import { pageServerSpecs } from '../services/service-specs.ts';
import { ROOT } from '../workspaces.ts';

/** Page servers that show releases which need not be live. */
export type Preview = {
  /** Origin of the shell. */
  readonly origin: string;
  /** Why pages have no HTML of their own, by path. */
  readonly unrendered: ReadonlyMap<string, string>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the page servers of the releases on free ports, with a registry of their own. There is no API: calls to it get
 * 503.
 *
 * @throws StartError with the output of a server that does not start.
 */
export async function startPreview(releases: readonly StoredRelease[]): Promise<Preview> {
  const folder = mkdtempSync(join(tmpdir(), 'release-preview-'));
  const apps = releases.map(({ release }) => release.app);
  const ports = new Set([...Object.keys(DEFAULT_PORTS), ...apps.map((app) => getAddressNames(app).port)]);
  const { pageServer: settings, pageServerEnv: env } = readLaunchSettings(
    {
      ...pickEnvironment(process.env),
      ...(await findFreePorts([...ports])),
      DATA_DIR: folder,
      RELEASE_STORE: join(folder, 'releases'),
      LOG_LEVEL: 'error',
    },
    apps,
  );
  createStore(settings.releaseStore, releases, settings.origins);
  const servers: ChildProcess[] = [];
  const unrendered = new Map<string, string>();
  const stop = async () => {
    await Promise.all(servers.map(stopServer));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const { script, args } of pageServerSpecs(settings, env)) {
      const server = spawn(process.execPath, [script, ...args], { cwd: ROOT, env, stdio: SERVER_STREAMS });
      if (server.stdout) readUnrendered(server.stdout, unrendered);
      servers.push(server);
    }
    await Promise.all(servers.map(waitUntilReady));
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: settings.origins.shell, unrendered, stop };
}

/** Reads from the log of a page server which pages it could not render. */
function readUnrendered(stream: Readable, unrendered: Map<string, string>): void {
  createInterface({ input: stream }).on('line', (line) => {
    if (!line.includes('"page not prerendered"')) return;
    const { path, err } = JSON.parse(line) as { path: string; err: string };
    unrendered.set(path, err.split('\n', 1).join());
  });
}

const SERVER_STREAMS: ['ignore', 'pipe', 'pipe', 'ipc'] = ['ignore', 'pipe', 'pipe', 'ipc'];

/** Links the releases into a store in which they are live. */
function createStore(
  store: string,
  releases: readonly StoredRelease[],
  { shell: _shell, ...origins }: Readonly<Record<string, string>>,
): void {
  for (const { folder: source, release } of releases) {
    const link = releaseFolder(store, release.app, release.version);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(source, link);
  }
  const live = releases.map(({ release: { app, version } }) => {
    const origin = origins[app];
    return [app, { version, ...(origin !== undefined && { origin }) }] as const;
  });
  updateRegistry(store, () => ({ apps: Object.fromEntries(live) }));
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await new Promise<void>((done, fail) => {
    server.once('message', () => done());
    server.once('exit', () =>
      fail(new StartError(`A page server did not start with these releases:\n${output}`)),
    );
  });
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill();
  await exited;
}
