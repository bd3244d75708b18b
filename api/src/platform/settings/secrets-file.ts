import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Secrets = { SESSION_SECRET: string; PII_KEYS: string; FORWARDER_SECRET: string };

/**
 * The secrets of a platform that is not production: made once and kept in `secrets.json` of the data folder, for its
 * owner's eyes only. Two processes that start at once agree on one file.
 *
 * @throws Error when the folder cannot be written or the file is not what was written here.
 */
export function secretsOf(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  return readSecrets(file) ?? makeSecrets(dataDir, file);
}

function readSecrets(file: string): Secrets | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const found = parse(text);
  if (!found)
    throw new Error(`${file} is damaged. Restore it from a copy; without it sealed papers cannot be read.`);
  return found;
}

function parse(text: string): Secrets | undefined {
  try {
    const { SESSION_SECRET, PII_KEYS, FORWARDER_SECRET } = JSON.parse(text) as Partial<
      Record<keyof Secrets, unknown>
    >;
    if (
      typeof SESSION_SECRET !== 'string' ||
      typeof PII_KEYS !== 'string' ||
      typeof FORWARDER_SECRET !== 'string'
    )
      return undefined;
    return { SESSION_SECRET, PII_KEYS, FORWARDER_SECRET };
  } catch {
    return undefined;
  }
}

function makeSecrets(dataDir: string, file: string): Secrets {
  const secrets: Secrets = {
    SESSION_SECRET: randomBytes(48).toString('base64url'),
    PII_KEYS: `local-1:${randomBytes(32).toString('base64')}`,
    FORWARDER_SECRET: randomBytes(48).toString('base64url'),
  };
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link is made whole or not at all, and never over a file that another process was quicker to make.
    linkSync(draft, file);
    return secrets;
  } catch (error) {
    const theirs = readSecrets(file);
    if (theirs) return theirs;
    throw error;
  } finally {
    rmSync(draft);
  }
}
