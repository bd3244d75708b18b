import { REMOTES, type RemoteName } from '@platform/contracts';
import type { OriginSettings } from '@platform/origin-server';
import type { ServiceSpec } from './service.ts';

/** Each builds its app first, four of them side by side. */
const DEVELOPMENT_READY_LIMIT_MS = 300_000;

/** The API's process. */
export function apiService({ apiOrigin }: OriginSettings, env: NodeJS.ProcessEnv): ServiceSpec {
  return { name: 'api', script: 'api/src/main.ts', args: [], address: apiOrigin, env };
}

/** The development servers of the four front ends, each run in its app's folder. */
export function developmentServices(settings: OriginSettings, env: NodeJS.ProcessEnv): ServiceSpec[] {
  return originServices(settings, env).map((spec) => ({
    ...spec,
    script: 'shell/kit/build/dev-app.ts',
    args: [],
    folder: spec.name,
    readyLimitMs: DEVELOPMENT_READY_LIMIT_MS,
  }));
}

/** The servers of the four origins, the shell's first. */
export function originServices({ origins }: OriginSettings, env: NodeJS.ProcessEnv): ServiceSpec[] {
  const remotes = Object.keys(REMOTES) as RemoteName[];
  return [
    { name: 'shell', script: 'shell/src/server/main.ts', args: [], address: origins.shell, env },
    ...remotes.map((name) => ({
      name,
      script: 'deploy/origin-server/src/remote-origin.ts',
      args: [name],
      address: origins[name],
      env,
    })),
  ];
}
