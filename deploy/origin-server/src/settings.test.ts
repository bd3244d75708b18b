import { readOriginSettings } from './settings.ts';

const readSettings = (env: Record<string, string>) =>
  readOriginSettings('mf-admin', { DATA_DIR: '/nonexistent', ...env });

it('derives addresses from the ports', () => {
  expect(readSettings({ ADMIN_PORT: '4103', API_PORT: '4100' })).toMatchObject({
    port: 4103,
    host: '127.0.0.1',
    apiOrigin: 'http://127.0.0.1:4100',
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
  expect(() => readSettings({ APP_ENV: 'production', ...(secret && { FORWARDER_SECRET: secret }) })).toThrow(
    `FORWARDER_SECRET is ${reason}`,
  );
});
