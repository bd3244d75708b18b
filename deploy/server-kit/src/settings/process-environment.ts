import { pickEnvironment } from '../node-utils/index.ts';
import type { Environment, Schema } from './read-settings.ts';

/** Returns what the process of a schema may have of an environment: its settings and the system's variables. */
export function pickSettings(env: Environment, schema: Schema): Record<string, string | undefined> {
  return pickEnvironment(
    env,
    Object.values(schema).map(({ name }) => name),
  );
}

/**
 * Removes everything else from the environment of this process, so that no code in it, such as a remote's bundle in the
 * shell's server, can read the secrets of other processes. On Linux the initial environment stays readable in `/proc`:
 * only what starts the process can keep it clean.
 *
 * @returns the names of removed variables that look like secrets, for a warning
 */
export function restrictEnvironment(schema: Schema, env: NodeJS.ProcessEnv = process.env): string[] {
  const own = pickSettings(env, schema);
  const removed = Object.keys(env).filter((name) => !Object.hasOwn(own, name));
  for (const name of removed) Reflect.deleteProperty(env, name);
  return removed.filter((name) => SECRET_NAME.test(name)).sort();
}

/** Removes the secrets of a schema from the environment of this process, once they have been read. */
export function forgetSecrets(schema: Schema, env: NodeJS.ProcessEnv = process.env): void {
  for (const { name, kind } of Object.values(schema)) if (kind.isSecret) Reflect.deleteProperty(env, name);
}

const SECRET_NAME = /SECRET|PASSWORD|TOKEN|CREDENTIAL|KEYS?$|^(MONGODB_URI|SMTP_URL)$/i;
