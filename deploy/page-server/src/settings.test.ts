import { readPageServerSettings } from './settings.ts';

const PRODUCTION = {
  APP_ENV: 'production',
  OPERATOR_NAME: 'Skill Works Ltd',
  OPERATOR_ADDRESS: '5 Market Street, Leeds',
  OPERATOR_EMAIL: 'office@skill-works.example',
};

const readSettings = (env: Record<string, string>) =>
  readPageServerSettings('mf-admin', { DATA_DIR: '/nonexistent', ...env });

it('derives addresses from the ports', () => {
  expect(readSettings({ ADMIN_PORT: '4103', API_PORT: '4100' })).toMatchObject({
    port: 4103,
    host: '127.0.0.1',
    apiOrigins: ['http://127.0.0.1:4100'],
    origins: { shell: 'http://localhost:3000', 'mf-admin': 'http://localhost:4103' },
    production: false,
    releaseStore: '/nonexistent/releases',
  });
});

it('reports all invalid settings at once', () => {
  const env = {
    ADMIN_PORT: 'x',
    SHELL_ORIGIN: 'ftp://a',
    API_ORIGIN: 'http://a/b',
    TRUST_PROXY: 'yes',
    LOG_LEVEL: 'loud',
  };
  expect(() => readSettings(env)).toThrow(
    /ADMIN_PORT=x.*\nSHELL_ORIGIN=ftp:\/\/a.*\nAPI_ORIGIN=http:\/\/a\/b.*\nTRUST_PROXY=yes.*\nLOG_LEVEL=loud/,
  );
});

it.each([
  [undefined, 'missing'],
  ['short', 'too short'],
])('in production rejects the forwarder secret %s as %s', (secret, reason) => {
  const env = { ...PRODUCTION, TRUST_PROXY: '1', ...(secret && { FORWARDER_SECRET: secret }) };
  expect(() => readSettings(env)).toThrow(`FORWARDER_SECRET is ${reason}`);
});

it('in production requires the number of proxies, because a wrong one lets one visitor lock out all', () => {
  const env = { ...PRODUCTION, FORWARDER_SECRET: 's'.repeat(32) };
  expect(() => readSettings(env)).toThrow(
    /^TRUST_PROXY is missing\. It must be the number of proxies in front/,
  );
  expect(readSettings({ ...env, TRUST_PROXY: '0' }).trustedHops).toBe(0);
  expect(readSettings({ ...env, TRUST_PROXY: '2' }).trustedHops).toBe(2);
});

it('in production requires the operator, whom pages name, and has a sample elsewhere', () => {
  const env = { APP_ENV: 'production', TRUST_PROXY: '1', FORWARDER_SECRET: 's'.repeat(32) };
  expect(() => readSettings(env)).toThrow(
    /^OPERATOR_NAME is missing.*\nOPERATOR_ADDRESS is missing.*\nOPERATOR_EMAIL is missing/,
  );
  expect(readSettings({ ...env, ...PRODUCTION, MAIL_RETENTION_DAYS: '7' }).operator).toEqual({
    name: PRODUCTION.OPERATOR_NAME,
    address: PRODUCTION.OPERATOR_ADDRESS,
    email: PRODUCTION.OPERATOR_EMAIL,
    register: null,
    retentionDays: { mails: 7, tickets: 730, identity: 180, evidence: 730, audit: 3650 },
  });
  expect(readSettings({}).operator.name).toBe('Sample Operator');
});
