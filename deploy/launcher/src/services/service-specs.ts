import { REMOTES, type RemoteName } from '@platform/contracts';
import type { OriginSettings } from '@platform/origin-server';
import { formatLocalOrigin, ORIGIN_NAMES, type PortName } from '@platform/settings';
import type { ServiceSpec } from './service.ts';

/** Development servers build their apps before they are ready, and four of them build in parallel. */
const DEVELOPMENT_READY_TIMEOUT_MS = 300_000;

/** Describes the API process. */
export function apiServiceSpec(settings: OriginSettings, env: NodeJS.ProcessEnv): ServiceSpec {
  return {
    name: 'api',
    script: 'api/src/main.ts',
    args: [],
    address: settings.apiOrigin,
    healthAddress: formatHealthAddress(settings, 'API_PORT'),
    env,
  };
}

/** Describes the API process of `npm run dev`. A breakpoint looks like a hang, so it has no health checks. */
export function developmentApiSpec(settings: OriginSettings, env: NodeJS.ProcessEnv): ServiceSpec {
  return { ...apiServiceSpec(settings, env), healthAddress: undefined };
}

/** Describes the development servers of the four front ends; each runs in its app's folder. */
export function developmentServerSpecs(settings: OriginSettings, env: NodeJS.ProcessEnv): ServiceSpec[] {
  return originServerSpecs(settings, env).map((spec) => ({
    ...spec,
    script: 'deploy/build/src/dev-app.ts',
    args: [],
    folder: spec.name,
    healthAddress: undefined,
    readyTimeoutMs: DEVELOPMENT_READY_TIMEOUT_MS,
  }));
}

/** Describes the page servers of the four origins, the shell's first. */
export function originServerSpecs(settings: OriginSettings, env: NodeJS.ProcessEnv): ServiceSpec[] {
  const { origins } = settings;
  const remotes = Object.keys(REMOTES) as RemoteName[];
  return [
    {
      name: 'shell',
      script: 'shell/src/server/main.ts',
      args: [],
      address: origins.shell,
      healthAddress: formatHealthAddress(settings, ORIGIN_NAMES.shell.port),
      env,
    },
    ...remotes.map((name) => ({
      name,
      script: 'deploy/origin-server/src/remote-origin.ts',
      args: [name],
      address: origins[name],
      healthAddress: formatHealthAddress(settings, ORIGIN_NAMES[name].port),
      env,
    })),
  ];
}

/** Returns the address on this machine, whatever the public one is. */
function formatHealthAddress({ host, ports }: OriginSettings, port: PortName): string {
  return `${formatLocalOrigin(host, ports[port])}/healthz`;
}
