import type { PageServerSettings } from '@platform/page-server';
import { formatLocalOrigin, getAddressNames } from '@platform/server-kit/settings';
import type { DevOptions } from '../dev-options.ts';
import { HOST } from '../workspaces.ts';
import type { ServiceSpec } from './service.ts';

/** Development servers build their apps before they are ready, and all of them build in parallel. */
const DEVELOPMENT_READY_TIMEOUT_MS = 300_000;
/** Collects short-lived objects more often: a build took 0.1 to 0.2 GB less and no more processor time. */
const DEVELOPMENT_NODE_OPTIONS = ['--max-semi-space-size=4'];

/** Describes the API process. */
export function apiServiceSpec(settings: PageServerSettings, env: NodeJS.ProcessEnv): ServiceSpec {
  return {
    name: 'api',
    script: 'api/src/main.ts',
    args: [],
    address: settings.apiOrigins.join(', '),
    healthAddress: formatHealthAddress(settings, settings.apiPort),
    env,
  };
}

/** Describes the API process of `npm run dev`. A breakpoint looks like a hang, so it has no health checks. */
export function developmentApiSpec(settings: PageServerSettings, env: NodeJS.ProcessEnv): ServiceSpec {
  return {
    ...apiServiceSpec(settings, env),
    healthAddress: undefined,
    nodeOptions: DEVELOPMENT_NODE_OPTIONS,
  };
}

/** Describes the page servers of the front ends that are not hot. */
export function releasedServerSpecs(
  settings: PageServerSettings,
  env: NodeJS.ProcessEnv,
  { hot }: DevOptions,
): ServiceSpec[] {
  const specs = pageServerSpecs(settings, env).filter(({ name }) => !hot.includes(name));
  return specs.map((spec) => ({ ...spec, nodeOptions: DEVELOPMENT_NODE_OPTIONS }));
}

/**
 * Describes the development servers of the hot front ends; each runs in its app's folder.
 *
 * @param against origin of the installation whose shell loads them
 */
export function developmentServerSpecs(
  settings: PageServerSettings,
  env: NodeJS.ProcessEnv,
  { hot, against }: DevOptions,
): ServiceSpec[] {
  const specs = pageServerSpecs(settings, env).filter(({ name }) => hot.includes(name));
  return specs.map((spec) => ({
    ...spec,
    script: 'deploy/build/src/dev-app.ts',
    args: against === undefined ? [] : [against],
    folder: spec.name,
    nodeOptions: DEVELOPMENT_NODE_OPTIONS,
    healthAddress: undefined,
    readyTimeoutMs: DEVELOPMENT_READY_TIMEOUT_MS,
  }));
}

/** Describes the page servers of all apps, the shell's first. */
export function pageServerSpecs(settings: PageServerSettings, env: NodeJS.ProcessEnv): ServiceSpec[] {
  return Object.entries(settings.origins).map(([name, address], index) => ({
    name,
    ...(name === HOST
      ? { script: 'shell/src/server/main.ts', args: [] }
      : { script: 'deploy/page-server/src/serve-remote.ts', args: [name] }),
    address,
    healthAddress: formatHealthAddress(settings, settings.ports[getAddressNames(name).port]),
    env: { ...env, ...withMetricsPort(settings, index + 1) },
  }));
}

/** Gives each process a port for its metrics, because all of them run on one machine. The API has the first. */
function withMetricsPort({ metricsPort }: PageServerSettings, index: number): NodeJS.ProcessEnv {
  return metricsPort === 0 ? {} : { METRICS_PORT: String(metricsPort + index) };
}

/** Returns the address on this machine, whatever the public one is. */
function formatHealthAddress({ host }: PageServerSettings, port = 0): string {
  return `${formatLocalOrigin(host, port)}/healthz`;
}
