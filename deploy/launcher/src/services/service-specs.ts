import { REMOTES, type RemoteName } from '@platform/contracts';
import type { OriginSettings } from '@platform/origin-server';
import type { ServiceSpec } from './service.ts';

/** Development servers build their apps before they are ready, and four of them build in parallel. */
const DEVELOPMENT_READY_TIMEOUT_MS = 300_000;

/** Describes the API process. */
export function apiServiceSpec({ apiOrigin }: OriginSettings, env: NodeJS.ProcessEnv): ServiceSpec {
  return { name: 'api', script: 'api/src/main.ts', args: [], address: apiOrigin, env };
}

/** Describes the development servers of the four front ends; each runs in its app's folder. */
export function developmentServerSpecs(settings: OriginSettings, env: NodeJS.ProcessEnv): ServiceSpec[] {
  return originServerSpecs(settings, env).map((spec) => ({
    ...spec,
    script: 'deploy/build/src/dev-app.ts',
    args: [],
    folder: spec.name,
    readyTimeoutMs: DEVELOPMENT_READY_TIMEOUT_MS,
  }));
}

/** Describes the page servers of the four origins, the shell's first. */
export function originServerSpecs({ origins }: OriginSettings, env: NodeJS.ProcessEnv): ServiceSpec[] {
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
