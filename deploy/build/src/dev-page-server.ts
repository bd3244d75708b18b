import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { DEFAULT_PORTS } from '@platform/contracts';
import { getAddressNames } from '@platform/server-kit/settings';
import type { AppDefinition } from './app-definition.ts';

/** Proxy target before the server is ready. Nothing listens on port 9, so early requests fail at once. */
const UNREACHABLE_ORIGIN = 'http://127.0.0.1:9';
const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** The app's real server, on a separate port behind the development server. */
export type DevPageServer = {
  /** The app's configured port, on which the development server listens. */
  readonly publicPort: number;
  /** Starts the server after the first good build; later calls do nothing. Resolves once the server is ready. */
  start(): Promise<void>;
  /** Base URL of the server, or an unreachable one until it is ready. */
  readonly address: () => string;
  readonly stop: () => void;
};

/** Creates the server process behind the development server; it starts with the first build. */
export function createDevPageServer(app: AppDefinition, store: string): DevPageServer {
  let child: ChildProcess | undefined;
  let address = UNREACHABLE_ORIGIN;

  return {
    publicPort: getPublicPort(app),
    address: () => address,
    async start() {
      if (child) return;
      child = forkServer(app, store);
      child.once('exit', endWithIt);
      const [message] = (await once(child, 'message')) as [{ address: string }];
      ({ address } = message);
    },
    stop: () => {
      // webpack's cache is still to be written.
      child?.off('exit', endWithIt);
      if (child?.connected) child.disconnect();
    },
  };
}

function endWithIt(code: number | null): void {
  process.exit(code ?? 1);
}

/** Forks the server on any free port; it reports its address in its first message. */
function forkServer(app: AppDefinition, store: string): ChildProcess {
  const env = { ...process.env, RELEASE_STORE: store };
  if (app.role === 'host') return fork(resolve(REPOSITORY, 'shell/src/server/main.ts'), ['0'], { env });
  const names = getAddressNames(app.name);
  const overrides = {
    [names.port]: '0',
    [names.origin]: process.env[names.origin] ?? `http://localhost:${getPublicPort(app)}`,
  };
  return fork(resolve(REPOSITORY, 'deploy/page-server/src/serve-remote.ts'), [app.name], {
    env: { ...env, ...overrides },
  });
}

function getPublicPort(app: AppDefinition): number {
  const { port } = getAddressNames(app.name);
  return Number(process.env[port] ?? (DEFAULT_PORTS as Readonly<Record<string, number>>)[port]);
}
