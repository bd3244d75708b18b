import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type StoredSecrets = { SESSION_SECRET: string; PII_KEYS: string; FORWARDER_SECRET: string };

export type Secrets = StoredSecrets & { CERTIFICATE_KEYS: string };

/**
 * Loads the secrets for use outside production from `secrets.json` in the data folder, or creates the file, readable by
 * its owner only. Two processes that start at the same time end up with the same secrets.
 *
 * @throws Error if the folder is not writable or the file is damaged
 */
export function loadOrCreateSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const secrets = readSecrets(file) ?? createSecrets(dataDir, file);
  return { ...secrets, CERTIFICATE_KEYS: deriveCertificateKey(secrets.SESSION_SECRET) };
}

function readSecrets(file: string): StoredSecrets | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const secrets = parse(text);
  if (!secrets)
    throw new Error(
      `${file} is damaged. Restore it from a backup; without it, encrypted identity documents cannot be read.`,
    );
  return secrets;
}

function parse(text: string): StoredSecrets | undefined {
  try {
    const { SESSION_SECRET, PII_KEYS, FORWARDER_SECRET } = JSON.parse(text) as Partial<
      Record<keyof StoredSecrets, unknown>
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

function deriveCertificateKey(secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'certificates', 32));
  return `local-1:${key.toString('base64')}`;
}

function createSecrets(dataDir: string, file: string): StoredSecrets {
  const secrets: StoredSecrets = {
    SESSION_SECRET: randomBytes(48).toString('base64url'),
    PII_KEYS: `local-1:${randomBytes(32).toString('base64')}`,
    FORWARDER_SECRET: randomBytes(48).toString('base64url'),
  };
  const temporaryFile = `${file}.${randomBytes(6).toString('hex')}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(temporaryFile, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // Linking is atomic and fails if another process has created the file first.
    linkSync(temporaryFile, file);
    return secrets;
  } catch (error) {
    const existing = readSecrets(file);
    if (existing) return existing;
    throw error;
  } finally {
    rmSync(temporaryFile);
  }
}
