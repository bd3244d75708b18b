import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_OPERATOR } from '@platform/contracts';
import { SettingsError } from '@platform/server-kit/settings';
import { readSettings } from './settings.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const SECRETS = {
  SESSION_SECRET: 'J5fWcP0yqkzVdM3xR7uTn1aLbG8hEoSi',
  PII_KEYS: 'key-1:qMfJ5qB0Xo2m1j0W7p9kTn3rV8sYzL4cHdGxEuAiOfs=',
  CERTIFICATE_KEYS: 'key-1:Zt4nQ8wLrY2vKp6xBm1cJd9sGf3hEaUoqMfJ5qB0Xo0=',
  FORWARDER_SECRET: 'Zt4nQ8wLrY2vKp6xBm1cJd9sGf3hEaUo',
};
const PRODUCTION = {
  APP_ENV: 'production',
  EMBEDDED_DATABASE: 'accepted',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtp://127.0.0.1:25',
  HOUSE_DAILY_BUDGET: '1000',
  PAYOUT_APPROVAL_LIMIT: '500',
  OPERATOR_NAME: 'Skill Works Ltd',
  OPERATOR_ADDRESS: '5 Market Street, Leeds',
  OPERATOR_EMAIL: 'office@skill-works.example',
  ...SECRETS,
};

function readProblems(env: Record<string, string>): string[] {
  try {
    readSettings({ DATA_DIR: dataDir, ...env });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n');
    throw error;
  }
}

test('requires no settings outside production and creates the secrets once, readable by their owner only', () => {
  const first = readSettings({ DATA_DIR: dataDir });
  const second = readSettings({ DATA_DIR: dataDir });

  expect(first).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 4000,
    shellPort: 3000,
    adminPort: 3003,
    mongodbUri: undefined,
    trustedHops: 0,
    clockOffsetMs: 0,
    shellOrigin: 'http://localhost:3000',
    allowedOrigins: [3000, 3001, 3002, 3003].map((port) => `http://localhost:${port}`),
    smtpUrl: undefined,
    mailFrom: 'no-reply@localhost',
    releaseStore: join(dataDir, 'releases'),
  });
  expect(second).toEqual(first);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('prefers configured secrets over generated ones', () => {
  const { sessionSecret, forwarderSecret } = readSettings({
    DATA_DIR: dataDir,
    SESSION_SECRET: SECRETS.SESSION_SECRET,
  });
  const generated = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as typeof SECRETS;

  expect(sessionSecret).toBe(SECRETS.SESSION_SECRET);
  expect(forwarderSecret).toBe(generated.FORWARDER_SECRET);
});

test('rejects a damaged secrets file instead of replacing it, because encrypted data would be lost', () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{ "SESSION_SECRET": "half of i');

  expect(() => readSettings({ DATA_DIR: dataDir })).toThrow(/secrets\.json is damaged/);
});

test('derives the allowed origins from ports and configured origins', () => {
  const { allowedOrigins } = readSettings({
    ...PRODUCTION,
    SHELL_PORT: '5000',
    ADMIN_ORIGIN: 'https://console.example.org/',
    PUBLIC_ORIGINS: 'https://a.example.org, https://b.example.org',
    HOST: '10.0.0.7',
  });

  expect(allowedOrigins).toEqual([
    'http://10.0.0.7:5000',
    'http://10.0.0.7:3001',
    'http://10.0.0.7:3002',
    'https://console.example.org',
    'https://a.example.org',
    'https://b.example.org',
  ]);
});

test('demo tasks are open outside production, and in production only if it is said', () => {
  const isOpen = (env: Record<string, string>) => readSettings({ DATA_DIR: dataDir, ...env }).demoTasks;
  expect([isOpen({}), isOpen(PRODUCTION)]).toEqual([true, false]);
  expect(isOpen({ ...PRODUCTION, DEMO_TASKS: 'on' })).toBe(true);
});

test('reads the names of the release managers, and none by default', () => {
  const read = (names?: string) => readSettings({ ...PRODUCTION, RELEASE_MANAGERS: names }).releaseManagers;
  expect(read()).toEqual([]);
  expect(read(' ada, Grace ,')).toEqual(['ada', 'Grace']);
});

test('reports all missing secrets at once in production and generates none', () => {
  expect(readProblems({ APP_ENV: 'production' })).toEqual([
    expect.stringMatching(
      /^MONGODB_URI is missing\. It must be .*\. Or set EMBEDDED_DATABASE=accepted to use/,
    ),
    expect.stringMatching(/^TRUST_PROXY is missing\. It must be the number of proxies in front/),
    expect.stringMatching(/^SESSION_SECRET is missing/),
    expect.stringMatching(/^PII_KEYS is missing/),
    expect.stringMatching(/^CERTIFICATE_KEYS is missing/),
    expect.stringMatching(/^FORWARDER_SECRET is missing/),
    expect.stringMatching(/^SMTP_URL is missing\. It must be an smtp/),
    expect.stringMatching(/^OPERATOR_NAME is missing\. It must be one line/),
    expect.stringMatching(/^OPERATOR_ADDRESS is missing/),
    expect.stringMatching(/^OPERATOR_EMAIL is missing\. It must be an email address/),
    expect.stringMatching(/^HOUSE_DAILY_BUDGET is missing\. It must be a whole number of dollars/),
    expect.stringMatching(/^PAYOUT_APPROVAL_LIMIT is missing/),
  ]);
  expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false);
  expect(readProblems(PRODUCTION)).toEqual([]);
});

test('runs on the embedded database in production only if that was accepted, and on any other one', () => {
  const readDatabaseProblems = (env: Record<string, string>) =>
    readProblems({ ...PRODUCTION, EMBEDDED_DATABASE: '', ...env });

  expect(readDatabaseProblems({})).toEqual([expect.stringMatching(/^MONGODB_URI is missing/)]);
  expect(readDatabaseProblems({ EMBEDDED_DATABASE: 'yes' })).toEqual([
    'EMBEDDED_DATABASE=yes is not the word `accepted`.',
  ]);
  expect(readDatabaseProblems({ EMBEDDED_DATABASE: 'accepted' })).toEqual([]);
  expect(readDatabaseProblems({ MONGODB_URI: 'mongodb://127.0.0.1/platform' })).toEqual([]);
  expect(readProblems({})).toEqual([]);
});

test.each([
  ...['TRUST_PROXY', 'SMTP_URL', 'HOUSE_DAILY_BUDGET', 'PAYOUT_APPROVAL_LIMIT'],
  ...['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'],
])('does not start in production without %s', (name) => {
  expect(readProblems({ ...PRODUCTION, [name]: '' })).toEqual([
    expect.stringMatching(new RegExp(`^${name} is missing`)),
  ]);
});

test('reads who operates the platform and how long they keep data, and a sample outside production', () => {
  const register = 'Companies House 01234567';
  const read = (env: Record<string, string>) => readSettings({ DATA_DIR: dataDir, ...env }).operator;

  expect(read({})).toEqual(SAMPLE_OPERATOR);
  expect(read({ ...PRODUCTION, OPERATOR_REGISTER: register, TICKET_RETENTION_DAYS: '90' })).toEqual({
    name: PRODUCTION.OPERATOR_NAME,
    address: PRODUCTION.OPERATOR_ADDRESS,
    email: PRODUCTION.OPERATOR_EMAIL,
    register,
    retentionDays: { ...SAMPLE_OPERATOR.retentionDays, tickets: 90 },
  });
  for (const address of ['5 Market Street\tLeeds', '   ', '-'])
    expect(readProblems({ ...PRODUCTION, OPERATOR_ADDRESS: address })).toEqual([
      `OPERATOR_ADDRESS=${address} is not one line of 2 to 200 characters.`,
    ]);
});

test.each([
  ['SESSION_SECRET', 'short'],
  ['SESSION_SECRET', 'qZ7fK2mX9tB4wL8cR1vN6yH3sD5gJ0p'],
  ['SESSION_SECRET', 'a'.repeat(64)],
  ['PII_KEYS', 'key-1:c2hvcnQ='],
  ['PII_KEYS', `key-1:${Buffer.alloc(32).toString('base64')}`],
  ['PII_KEYS', `${SECRETS.PII_KEYS},${SECRETS.PII_KEYS}`],
  ['FORWARDER_SECRET', 'abcabcabcabcabcabcabcabcabcabcabcabc'],
  ['MONGODB_URI', 'postgres://user:password@host/db'],
])('rejects a weak or malformed %s without showing it', (name, value) => {
  const problems = readProblems({ ...PRODUCTION, [name]: value });

  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} is not `));
  expect(problems[0]).not.toContain(value);
});

test.each([
  ['API_PORT', '70000'],
  ['API_PORT', '40a0'],
  ['SHELL_ORIGIN', 'https://example.org/path'],
  ['SHELL_ORIGIN', 'example.org'],
  ['PUBLIC_ORIGINS', 'https://a.example.org,*'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'loud'],
  ['CLOCK_OFFSET_MS', '15 days'],
])('rejects %s=%s and describes the expected value', (name, value) => {
  expect(readProblems({ ...PRODUCTION, [name]: value })).toEqual([
    expect.stringContaining(`${name}=${value} is not`),
  ]);
});

test('allows a clock offset outside production only', () => {
  expect(readSettings({ DATA_DIR: dataDir, CLOCK_OFFSET_MS: '1296000000' }).clockOffsetMs).toBe(
    1_296_000_000,
  );
  expect(readProblems({ ...PRODUCTION, CLOCK_OFFSET_MS: '1' })).toEqual([
    expect.stringMatching(/^CLOCK_OFFSET_MS is set/),
  ]);
});

test('accepts the first administrator only if all three settings are valid', () => {
  const complete = {
    ADMIN_USERNAME: 'root-admin',
    ADMIN_EMAIL: 'root@example.org',
    ADMIN_PASSWORD: 'correct-horse',
  };

  expect(readSettings({ ...PRODUCTION, ...complete }).firstAdministrator?.username).toBe('root-admin');
  expect(readProblems({ ...PRODUCTION, ADMIN_USERNAME: 'root-admin' })).toEqual([
    expect.stringMatching(/set together/),
  ]);
  expect(readProblems({ ...PRODUCTION, ...complete, ADMIN_EMAIL: 'no-address' })).toEqual([
    expect.stringMatching(/not valid/),
  ]);
});

test('requires 12 characters of the first administrator in production', () => {
  const administrator = { ADMIN_USERNAME: 'root-admin', ADMIN_EMAIL: 'root@example.org' };

  expect(readProblems({ ...PRODUCTION, ...administrator, ADMIN_PASSWORD: 'half-a-horse' })).toEqual([]);
  expect(readProblems({ ...PRODUCTION, ...administrator, ADMIN_PASSWORD: '123456' })).toEqual([
    'ADMIN_PASSWORD is too short. It must have 12 characters or more in production.',
  ]);
  expect(readProblems({ ...administrator, ADMIN_PASSWORD: 'half-a-hors' })).toEqual([]);
});
