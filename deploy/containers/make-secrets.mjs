/** `npm run secrets`: writes deploy/.env with random secrets, from deploy/.env.example. An existing file stays as it is. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..');
const SECRETS = {
  ADMIN_PASSWORD: randomBytes(18).toString('base64url'),
  SESSION_SECRET: randomBytes(48).toString('base64url'),
  FORWARDER_SECRET: randomBytes(48).toString('base64url'),
  PII_KEYS: `key-1:${randomBytes(32).toString('base64')}`,
};

const file = process.argv[2] ?? join(FOLDER, '.env');
const example = readFileSync(join(FOLDER, '.env.example'), 'utf8');
const content = example.replaceAll(/^([A-Z_]+)=$/gm, (line, name) => line + (SECRETS[name] ?? ''));
try {
  writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
  console.log(
    `${file} has new secrets, and the password of the first administrator. Keep a copy of PII_KEYS elsewhere.`,
  );
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
  console.error(
    `${file} exists and stays as it is. Delete it for new secrets; data of its PII_KEYS is lost then.`,
  );
  process.exitCode = 1;
}
