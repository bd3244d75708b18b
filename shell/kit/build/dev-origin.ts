import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { DEFAULT_PORTS, REMOTES } from '@platform/contracts';
import type { AppDefinition } from './app-definition.ts';

/** The port that nothing listens on: whoever comes too early is told that nobody is there. */
const NOWHERE = 'http://127.0.0.1:9';
const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** The app's real server, on a port of its own behind the development server. */
export type DevOrigin = {
  /** The app's port as the settings have it, where the development server listens. */
  readonly publicPort: number;
  /** Starts it once there is something to serve. */
  start(): Promise<void>;
  readonly ready: Promise<unknown>;
  /** Where it listens; nowhere before it is ready. */
  readonly address: () => string;
  readonly stop: () => void;
};

export function devOrigin(app: AppDefinition, store: string): DevOrigin {
  const { promise: ready, resolve: isReady } = Promise.withResolvers<undefined>();
  let child: ChildProcess | undefined;
  let address = NOWHERE;

  return {
    publicPort: publicPort(app),
    ready,
    address: () => address,
    async start() {
      if (child) return;
      child = forkServer(app, store);
      child.once('exit', (code) => process.exit(code ?? 1));
      const [message] = (await once(child, 'message')) as [{ address: string }];
      ({ address } = message);
      isReady(undefined);
    },
    stop: () => child?.disconnect(),
  };
}

/** Any free port will do for it: who talks to it is told. */
function forkServer(app: AppDefinition, store: string): ChildProcess {
  const env = { ...process.env, RELEASE_STORE: store };
  if (app.role === 'host') return fork(resolve(REPOSITORY, 'shell/src/server/main.ts'), ['0'], { env });
  const names = namesOf(app);
  const fixed = {
    [names.port]: '0',
    [names.origin]: process.env[names.origin] ?? `http://localhost:${publicPort(app)}`,
  };
  return fork(resolve(REPOSITORY, 'deploy/origin-server/src/remote-origin.ts'), [app.name], {
    env: { ...env, ...fixed },
  });
}

function publicPort(app: AppDefinition): number {
  const { port } = namesOf(app);
  return Number(process.env[port] ?? DEFAULT_PORTS[port]);
}

function namesOf({ name }: AppDefinition) {
  return name === 'shell' ? ({ port: 'SHELL_PORT', origin: 'SHELL_ORIGIN' } as const) : REMOTES[name];
}
