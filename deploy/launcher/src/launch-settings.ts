import { randomBytes } from 'node:crypto';
import type { LogLimits } from '@platform/server-kit/logging';
import {
  findWeakSecret,
  PAGE_SERVER_SETTINGS,
  type PageServerSettings,
  toPageServerSettings,
} from '@platform/page-server';
import {
  type AppAddress,
  DATABASE_SETTINGS,
  getAddressNames,
  hasDefaultAddress,
  kinds,
  OPERATOR_SETTINGS,
  pickSettings,
  readAppAddress,
  readSettings,
  SettingsError,
} from '@platform/server-kit/settings';
import { findApps } from './workspaces.ts';

/** The settings of the launcher: those of the page servers, where the database is, and how much the logs may take. */
export const LAUNCH_SETTINGS = {
  ...PAGE_SERVER_SETTINGS,
  forwarderSecret: {
    ...PAGE_SERVER_SETTINGS.forwarderSecret,
    default: () => randomBytes(48).toString('base64url'),
    // The API's schema names what is missing in production.
    production: undefined,
  },
  trustedHops: { ...PAGE_SERVER_SETTINGS.trustedHops, production: undefined },
  operatorName: { ...OPERATOR_SETTINGS.operatorName, production: undefined },
  operatorAddress: { ...OPERATOR_SETTINGS.operatorAddress, production: undefined },
  operatorEmail: { ...OPERATOR_SETTINGS.operatorEmail, production: undefined },
  mongodbUri: { ...DATABASE_SETTINGS.mongodbUri, production: undefined },
  logFileMegabytes: {
    name: 'LOG_FILE_MB',
    kind: kinds.MEGABYTES,
    default: '10',
    meaning: 'size in MiB at which the launcher begins a new log file of a process',
  },
  logFiles: {
    name: 'LOG_FILES',
    kind: kinds.FILES,
    default: '5',
    meaning: 'log files that the launcher keeps of each process, the current one included',
  },
} as const;

/** The launcher's settings, and the environments of the services. */
export type LaunchSettings = {
  /** The settings of the shell's server; `origins` has the apps of this repository, the shell first. */
  readonly pageServer: PageServerSettings;
  /** Connection string of an external database; `undefined` selects the embedded one. */
  readonly mongodbUri: string | undefined;
  readonly logLimits: LogLimits;
  /** The environment of the API, which has secrets that no other process gets. */
  readonly apiEnv: NodeJS.ProcessEnv;
  /** The environment of the page servers: their own settings, and nothing of the API's. */
  readonly pageServerEnv: NodeJS.ProcessEnv;
};

/**
 * Reads and checks the settings.
 *
 * @param apps the apps to start. A remote without a default address listens on the next port after mf-admin's.
 * @throws SettingsError with one line per invalid setting.
 */
export function readLaunchSettings(
  env: NodeJS.ProcessEnv,
  apps: readonly string[] = findApps(),
): LaunchSettings {
  const values = readSettings(LAUNCH_SETTINGS, env, findWeakSecret);
  const added = apps.filter((app) => !hasDefaultAddress(app));
  const addresses = added.map((app, index) => {
    const defaultPort = values.adminPort + 1 + index;
    return [app, readAppAddress(app, env, { host: values.host, defaultPort })] as const;
  });
  const settings = toPageServerSettings('shell', values, Object.fromEntries(addresses));
  const { shell } = settings.origins;
  const started = Object.entries(settings.origins).filter(([app]) => apps.includes(app));
  const pageServer = { ...settings, origins: { shell, ...Object.fromEntries(started) } };
  assertDistinctPorts(pageServer.ports);
  const apiEnv: NodeJS.ProcessEnv = {
    ...env,
    DATA_DIR: pageServer.dataDir,
    RELEASE_STORE: pageServer.releaseStore,
  };
  const addedOrigins = addresses.map(([, address]) => address.origin);
  if (addedOrigins.length > 0)
    apiEnv.PUBLIC_ORIGINS = [env.PUBLIC_ORIGINS, ...addedOrigins].filter(Boolean).join(',');
  // Outside production the services share a secret that is generated on every start.
  if (!pageServer.production) apiEnv.FORWARDER_SECRET = values.forwarderSecret;
  const logLimits = { maxBytes: values.logFileMegabytes * 1024 * 1024, maxFiles: values.logFiles };
  const pageServerEnv = { ...pickSettings(apiEnv, PAGE_SERVER_SETTINGS), ...formatAddresses(addresses) };
  return { pageServer, mongodbUri: values.mongodbUri, logLimits, apiEnv, pageServerEnv };
}

/** Returns the variables from which the servers of added remotes, and the development servers, read their address. */
function formatAddresses(addresses: readonly (readonly [string, AppAddress])[]): Record<string, string> {
  return Object.fromEntries(
    addresses.flatMap(([app, { port, origin }]) => [
      [getAddressNames(app).port, String(port)],
      [getAddressNames(app).origin, origin],
    ]),
  );
}

/**
 * Checks that every address has its own fixed port: the services learn each other's addresses before any of them
 * listens, so port 0 is not allowed.
 */
function assertDistinctPorts(ports: PageServerSettings['ports']): void {
  const problems = Object.entries(ports).flatMap(([name, port]) => {
    if (port === 0) return [`${name}=0 is not a port: use a whole number from 1 to 65535.`];
    const conflict = Object.entries(ports).find(
      ([otherName, otherPort]) => otherName !== name && otherPort === port,
    );
    return conflict && name < conflict[0]
      ? [`${name} and ${conflict[0]} are both ${port}: give each its own port.`]
      : [];
  });
  if (problems.length > 0) throw new SettingsError(problems);
}
