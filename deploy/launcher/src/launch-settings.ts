import { randomBytes } from 'node:crypto';
import {
  findWeakSecret,
  ORIGIN_SETTINGS,
  type OriginSettings,
  toOriginSettings,
} from '@platform/origin-server';
import { MONGODB_URI_SETTING, readSettings, SettingsError } from '@platform/settings';

/** The settings of the launcher: those of the page servers, and where the database is. */
export const LAUNCH_SETTINGS = {
  ...ORIGIN_SETTINGS,
  forwarderSecret: {
    ...ORIGIN_SETTINGS.forwarderSecret,
    default: () => randomBytes(48).toString('base64url'),
    // The API reports a missing secret together with its other settings.
    production: undefined,
  },
  mongodbUri: MONGODB_URI_SETTING,
} as const;

/** The launcher's settings, and the environment that it passes to the services. */
export type LaunchSettings = {
  readonly origin: OriginSettings;
  /** Connection string of an external database; `undefined` selects the embedded one. */
  readonly mongodbUri: string | undefined;
  readonly serviceEnv: NodeJS.ProcessEnv;
};

/** Reads and checks the settings. @throws SettingsError with one line per invalid setting. */
export function readLaunchSettings(env: NodeJS.ProcessEnv): LaunchSettings {
  const values = readSettings(LAUNCH_SETTINGS, env, findWeakSecret);
  const origin = toOriginSettings('shell', values);
  assertDistinctPorts(origin.ports);
  const serviceEnv: NodeJS.ProcessEnv = {
    ...env,
    DATA_DIR: origin.dataDir,
    RELEASE_STORE: origin.releaseStore,
  };
  // Outside production the services share a secret that is generated on every start.
  if (!origin.production) serviceEnv.FORWARDER_SECRET = values.forwarderSecret;
  return { origin, mongodbUri: values.mongodbUri, serviceEnv };
}

/**
 * Checks that every address has its own fixed port: the services learn each other's addresses before any of them
 * listens, so port 0 is not allowed.
 */
function assertDistinctPorts(ports: OriginSettings['ports']): void {
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
