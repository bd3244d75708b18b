import { randomBytes } from 'node:crypto';
import { type OriginSettings, readOriginSettings, StartError } from '@platform/origin-server';

/** What the launcher knows of its surroundings, and the environment it hands to the services. */
export type LaunchSettings = {
  readonly origin: OriginSettings;
  /** The product's database, if it is not the embedded one. */
  readonly mongodbUri: string | undefined;
  readonly serviceEnv: NodeJS.ProcessEnv;
};

/** @throws StartError with a line for each setting that is wrong. */
export function readLaunchSettings(env: NodeJS.ProcessEnv): LaunchSettings {
  const secret = env.FORWARDER_SECRET || randomBytes(48).toString('base64url');
  // Here only addresses and folders matter; what is wrong with the secrets, the API says with all the rest.
  const origin = readOriginSettings('shell', { ...env, FORWARDER_SECRET: secret });
  refuseSharedPorts(origin.ports);
  const serviceEnv: NodeJS.ProcessEnv = {
    ...env,
    DATA_DIR: origin.dataDir,
    RELEASE_STORE: origin.releaseStore,
  };
  // Outside production the services share a secret that lives as long as this start.
  if (!origin.production) serviceEnv.FORWARDER_SECRET = secret;
  return { origin, mongodbUri: env.MONGODB_URI || undefined, serviceEnv };
}

/** Each address needs a port of its own, known beforehand: the others are told of it. */
function refuseSharedPorts(ports: OriginSettings['ports']): void {
  const wrong = Object.entries(ports).flatMap(([name, port]) => {
    if (port === 0) return [`${name}=0 is not a port: a whole number from 1 to 65535 is needed.`];
    const other = Object.entries(ports).find(
      ([otherName, otherPort]) => otherName !== name && otherPort === port,
    );
    return other && name < other[0]
      ? [`${name} and ${other[0]} are both ${port}: each needs a port of its own.`]
      : [];
  });
  if (wrong.length > 0) throw new StartError(wrong.join('\n'));
}
