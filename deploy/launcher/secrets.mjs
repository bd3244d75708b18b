/**
 * `npm run db -- secrets`: writes deploy/.env with random secrets, from deploy/.env.example. An existing file gets the
 * secrets that it lacks, after an upgrade, and stays as it is otherwise.
 */
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..');
const SECRETS = {
  ADMIN_PASSWORD: randomBytes(18).toString('base64url'),
  SESSION_SECRET: randomBytes(48).toString('base64url'),
  FORWARDER_SECRET: randomBytes(48).toString('base64url'),
  PII_KEYS: `key-1:${randomBytes(32).toString('base64')}`,
  CERTIFICATE_KEYS: `certificates-1:${randomBytes(32).toString('base64')}`,
  DATABASE_KEY: randomBytes(48).toString('base64'),
  DATABASE_PASSWORD: randomBytes(24).toString('base64url'),
  DATABASE_OPERATOR_PASSWORD: randomBytes(24).toString('base64url'),
};

const file = process.argv[2] ?? join(FOLDER, '.env');
if (existsSync(file)) complete();
else create();

function create() {
  const example = readFileSync(join(FOLDER, '.env.example'), 'utf8');
  const content = example.replaceAll(/^([A-Z_]+)=$/gm, (line, name) => line + (SECRETS[name] ?? ''));
  writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
  console.log(
    `${file} has new secrets, and the password of the first administrator. Keep a copy of PII_KEYS elsewhere.`,
  );
}

function complete() {
  const content = readFileSync(file, 'utf8');
  const missing = Object.keys(SECRETS).filter((name) => !new RegExp(`^${name}=`, 'm').test(content));
  appendFileSync(file, missing.map((name) => `${name}=${SECRETS[name]}\n`).join(''));
  if (missing.length > 0) {
    console.log(`${file} has got ${missing.join(', ')}.`);
    return;
  }
  console.error(
    `${file} exists and stays as it is. Delete it for new secrets; data of its PII_KEYS is lost then.`,
  );
  process.exitCode = 1;
}
