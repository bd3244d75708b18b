import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { readLaunchSettings } from '../launch-settings.ts';
import { findApps, ROOT } from '../workspaces.ts';
import { openServiceLog } from './service-log.ts';
import { apiServiceSpec, developmentServerSpecs, pageServerSpecs } from './service-specs.ts';
import { runService, type ServiceSpec } from './service.ts';

/** Everything that only the API may know, and a variable that no schema has. */
const SECRETS = {
  SESSION_SECRET: 'secret-of-sessions-J5fWcP0yqkzVdM3x',
  PII_KEYS: 'secret-1:qMfJ5qB0Xo2m1j0W7p9kTn3rV8sYzL4cHdGxEuAiOfs=',
  CERTIFICATE_KEYS: 'secret-2:Zt4nQ8wLrY2vKp6xBm1cJd9sGf3hEaUoqMfJ5qB0Xo0=',
  MONGODB_URI: 'mongodb://user:secret-of-the-database@127.0.0.1/x',
  SMTP_URL: 'smtp://user:secret-of-mails@127.0.0.1',
  ADMIN_PASSWORD: 'secret-of-the-administrator',
  ANY_TOKEN: 'secret-of-the-shell-user',
};
const REPORT_ENVIRONMENT = `console.log(JSON.stringify(process.env));
process.on('SIGTERM', () => process.exit(0));
setInterval(() => {}, 60_000);
process.send({ type: 'ready' });`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-specs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function readSettings() {
  return readLaunchSettings({ PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'warn', ...SECRETS });
}

it('gives the page servers their settings and no secret of the API', () => {
  const { pageServer, pageServerEnv, apiEnv } = readSettings();
  const specs = [
    ...pageServerSpecs(pageServer, pageServerEnv),
    ...developmentServerSpecs(pageServer, pageServerEnv, { hot: findApps() }),
  ];
  expect(specs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['shell', 'mf-marketing', 'mf-dashboard', 'mf-admin']),
  );
  for (const { env } of specs) {
    expect(env).toMatchObject({ DATA_DIR: folder, LOG_LEVEL: 'warn', PATH: process.env.PATH });
    expect(env.FORWARDER_SECRET).toBe(apiEnv.FORWARDER_SECRET);
    expect(Object.keys(env).filter((name) => name in SECRETS)).toEqual([]);
  }
  expect(apiServiceSpec(pageServer, apiEnv).env).toMatchObject(SECRETS);
});

it('gives each process a port of its own for its metrics, and none without METRICS_PORT', () => {
  const { pageServer, pageServerEnv, apiEnv } = readLaunchSettings({
    DATA_DIR: folder,
    METRICS_PORT: '9100',
  });
  const specs = [apiServiceSpec(pageServer, apiEnv), ...pageServerSpecs(pageServer, pageServerEnv)];
  const ports = specs.map(({ env }) => Number(env.METRICS_PORT));
  expect(ports).toEqual(specs.map((_, index) => 9100 + index));

  const without = readSettings();
  const [shell] = pageServerSpecs(without.pageServer, without.pageServerEnv);
  expect(shell?.env).not.toHaveProperty('METRICS_PORT');
});

it('starts a remote that no setting names: on the next port, known to its server and to the API', () => {
  const env = { ADMIN_PORT: '5100', PUBLIC_ORIGINS: 'https://www.example.org', DATA_DIR: folder };
  const apps = ['shell', 'mf-admin', 'mf-audit', 'mf-reports'];
  const { pageServer, pageServerEnv, apiEnv } = readLaunchSettings(
    { ...env, AUDIT_ORIGIN: 'https://audit.example' },
    apps,
  );
  const specs = pageServerSpecs(pageServer, pageServerEnv);
  expect(specs.map(({ name }) => name)).toEqual(apps);
  expect(specs.at(-1)).toMatchObject({
    script: 'deploy/page-server/src/serve-remote.ts',
    args: ['mf-reports'],
    address: 'http://localhost:5102',
    healthAddress: 'http://127.0.0.1:5102/healthz',
    env: { AUDIT_PORT: '5101', REPORTS_PORT: '5102', REPORTS_ORIGIN: 'http://localhost:5102' },
  });
  expect(apiEnv.PUBLIC_ORIGINS).toBe('https://www.example.org,https://audit.example,http://localhost:5102');
});

it('limits the memory of development servers, and of nothing else', async () => {
  const { pageServer, pageServerEnv } = readSettings();
  const script = join(folder, 'options.mjs');
  writeFileSync(script, 'console.log(JSON.stringify(process.execArgv)); process.send({ type: "ready" });');
  const readOptions = async (spec: ServiceSpec) => {
    const log = openServiceLog(join(folder, 'logs'), 'options', { maxBytes: 1_000_000, maxFiles: 2 });
    const run = runService({ ...spec, folder: '', script: relative(ROOT, script) }, log, () => undefined);
    await run.exited;
    await run.drained;
    log.close();
    return readFileSync(join(folder, 'logs/options.log'), 'utf8').trim().split('\n').at(-1);
  };
  const [hot] = developmentServerSpecs(pageServer, pageServerEnv, { hot: ['mf-dashboard'] });
  const [released] = pageServerSpecs(pageServer, pageServerEnv);

  expect(await readOptions(hot!)).toBe('["--max-semi-space-size=4"]');
  expect(await readOptions(released!)).toBe('[]');
});

it('finds the apps by their app.config.ts', () => {
  expect(findApps()).toEqual(['shell', 'mf-admin', 'mf-dashboard', 'mf-marketing']);
  const root = join(folder, 'repository');
  const write = (file: string, content: object) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(content));
  };
  write('package.json', { workspaces: ['api', 'shell', 'mf-reports'] });
  for (const name of ['api', 'shell', 'mf-reports']) write(`${name}/package.json`, { name });
  for (const name of ['shell', 'mf-reports']) write(`${name}/app.config.ts`, {});
  expect(findApps(root)).toEqual(['shell', 'mf-reports']);
});

it('starts page servers whose process has none either', async () => {
  const { pageServer, pageServerEnv } = readSettings();
  const script = join(folder, 'service.mjs');
  writeFileSync(script, REPORT_ENVIRONMENT);
  const [shell] = pageServerSpecs(pageServer, pageServerEnv);
  const log = openServiceLog(join(folder, 'logs'), 'shell', { maxBytes: 1_000_000, maxFiles: 2 });
  const run = runService({ ...shell!, script: relative(ROOT, script) }, log, () => undefined);
  expect(await run.ready).toBe(true);
  const initial = `/proc/${run.pid}/environ`;
  const environment = log.tail() + (existsSync(initial) ? readFileSync(initial, 'utf8') : '');
  await run.stop();
  log.close();
  expect(environment).toContain(folder);
  expect(environment).not.toMatch(/secret-of|secret-1/);
});
