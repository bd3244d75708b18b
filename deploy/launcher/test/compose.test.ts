import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_SERVER_SETTINGS } from '@platform/page-server';
import { parse } from 'yaml';
import { ROOT } from '../src/workspaces.ts';
import { read, SETTINGS, TARGETS, unknownSettings } from './deployment-files.ts';

type Service = {
  image: string;
  build?: { target: string; args: Record<string, string> };
  command?: string[];
  pull_policy?: string;
  logging?: object;
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[];
  ports?: string[];
  profiles?: string[];
  depends_on?: Record<string, unknown> | string[];
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};

/** Settings that the compose file decides, and why nothing else would do there. */
const FIXED: Readonly<Record<string, string>> = {
  APP_ENV: 'the images are for production',
  HOST: 'the images listen on all interfaces of their container',
  SHELL_PORT: 'inside',
  MARKETING_PORT: 'inside',
  DASHBOARD_PORT: 'inside',
  ADMIN_PORT: 'inside',
  API_PORT: 'inside',
  API_ORIGIN: 'the two APIs of the file',
  MONGODB_URI: 'the database of the file',
  EMBEDDED_DATABASE: 'the file has a database',
  DATA_DIR: 'a volume',
  RELEASE_STORE: 'a volume that the containers share',
  RELEASE_STORE_ENDPOINT: 'there is no bucket',
  AWS_REGION: 'there is no bucket',
  AWS_ACCESS_KEY_ID: 'there is no bucket',
  AWS_SECRET_ACCESS_KEY: 'there is no bucket',
  AWS_SESSION_TOKEN: 'there is no bucket',
  REVISION: 'that of the images',
  METRICS_PORT: 'Prometheus of the file asks it',
  METRICS_HOST: 'all interfaces of the container',
  DRAIN_SECONDS: 'longer than the checks of the proxy',
  CLOCK_OFFSET_MS: 'not allowed in production',
  DEMO: 'not allowed in production',
  OVERRIDE_SECRET: 'not allowed in production',
};
const PAGE_SETTINGS = Object.values(PAGE_SERVER_SETTINGS).map(({ name }) => name as string);
const NOT_OF_API = ['API_ORIGIN', 'VITALS_PERCENT', 'LOG_FILE_MB', 'LOG_FILES'];

describe('deploy/compose.yaml', () => {
  const text = read('deploy/compose.yaml');
  const { services, volumes, networks } = parse(text, { merge: true, maxAliasCount: -1 }) as Compose;

  const findMembers = (network: string): string[] =>
    Object.keys(services)
      .filter((name) => services[name]?.networks?.includes(network))
      .sort();
  const OWN = Object.values(services).filter(({ image }) => image.startsWith('ai-skill/'));

  it('builds each image once, only when it is told to, and asks no registry for it', () => {
    const built = OWN.filter(({ build }) => build);
    expect(built.map(({ build }) => build?.target).sort()).toEqual(['api', 'releases', 'remote', 'shell']);
    for (const { image, build } of built) {
      expect(TARGETS).toContain(build?.target);
      expect(image).toBe(`ai-skill/${build?.target}:\${VERSION:-local}`);
      expect(Object.keys(build?.args ?? {})).toEqual(['VERSION', 'REVISION', 'SOURCE']);
    }
    for (const { image, pull_policy } of OWN) {
      expect(built.map((service) => service.image)).toContain(image);
      // With `build`, each `run` and each `up` without --no-build would build from whatever is checked out.
      expect(pull_policy).toBe('never');
    }
  });

  it('limits what is built here', () => {
    expect(OWN.length).toBeGreaterThan(10);
    for (const service of OWN) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], mem_limit: expect.any(String) });
      expect(unknownSettings(Object.keys(service.environment ?? {}))).toEqual([]);
    }
  });

  it('limits the log of every service, which shares the disk with the data', () => {
    const limit = { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } };
    for (const [name, { logging }] of Object.entries(services))
      expect({ [name]: logging }).toEqual({ [name]: limit });
  });

  it('asks the database seldom once it runs, and lets it write what it has before it is killed', () => {
    expect(services.database).toMatchObject({
      healthcheck: { interval: '30s', start_period: '120s', start_interval: '2s' },
      stop_grace_period: '60s',
    });
  });

  it('mounts volumes and waits for services that exist', () => {
    for (const { volumes: mounts = [], depends_on: others = {} } of Object.values(services)) {
      const named = mounts.map((mount) => mount.split(':')[0]).filter((name) => !/^[.$]/.test(name ?? ''));
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
      const dependencies = Array.isArray(others) ? others : Object.keys(others);
      expect(Object.keys(services)).toEqual(expect.arrayContaining(dependencies));
    }
  });

  it('lets page servers reach neither the database nor the mails, and the proxy nothing but page servers', () => {
    const pageServers = Object.keys(services)
      .filter((name) => /^(shell|marketing|dashboard|admin)-/.test(name))
      .sort();
    const watchers = ['blackbox', 'prometheus'];
    expect(findMembers('front')).toEqual([...pageServers, 'proxy', 'releases', ...watchers].sort());
    expect(findMembers('api')).toEqual([...pageServers, 'api-1', 'api-2'].sort());
    expect(findMembers('data')).toEqual(['api-1', 'api-2', 'backup', 'database', 'migrate']);
    expect(findMembers('outside')).toEqual(['api-1', 'api-2', 'mail']);
    expect(findMembers('observability')).toEqual(['blackbox', 'grafana', 'prometheus']);
    for (const name of ['api', 'data']) expect(networks[name]).toEqual({ internal: true });
    for (const service of Object.values(services)) expect(service.networks).toBeDefined();
  });

  it('gives the database accounts, whose passwords are made', () => {
    expect(services.database).toMatchObject({
      command: ['bash', '/database/start.sh'],
      healthcheck: { test: ['CMD', 'bash', '/database/check.sh'] },
      networks: ['data'],
    });
    expect(read('deploy/database/start.sh')).toMatch(/ mongod .*--keyFile /);
    expect(services['api-1']?.environment?.MONGODB_URI).toMatch(
      /^mongodb:\/\/platform:\$\{DATABASE_PASSWORD:\?/,
    );
    expect(services.backup?.environment?.BACKUP_URI).toMatch(
      /^mongodb:\/\/operator:\$\{DATABASE_OPERATOR_PASSWORD:\?[^}]+\}@database:27017\/\?/,
    );
  });

  it('makes backups only when it is told to, with the tools of the database’s own version', () => {
    expect(services.backup).toMatchObject({
      profiles: ['backup'],
      image: services.database?.image,
      command: ['bash', '/backup/back-up.sh', '/backups'],
    });
  });

  it.each([
    ['mf-marketing', 3001],
    ['mf-dashboard', 3002],
    ['mf-admin', 3003],
  ])('asks both servers of %s on its port', (remote, port) => {
    const own = Object.values(services).filter(({ command }) => command?.includes(remote));
    expect(own).toHaveLength(2);
    for (const service of own)
      expect(service).toMatchObject({
        healthcheck: { test: ['CMD', 'node', 'deploy/containers/check-health.mjs', `${port}/healthz`] },
      });
  });

  it('gives each shell a data folder that it can write', () => {
    for (const name of ['shell-1', 'shell-2']) expect(services[name]?.volumes).toContain(`${name}:/data`);
  });

  it('gives no secret of the API to page servers', () => {
    const pageServers = Object.entries(services).filter(([name]) =>
      /^(shell|marketing|dashboard|admin)-/.test(name),
    );
    expect(pageServers).toHaveLength(8);
    for (const [, { environment }] of pageServers)
      for (const name of [
        'SESSION_SECRET',
        'PII_KEYS',
        'CERTIFICATE_KEYS',
        'MONGODB_URI',
        'SMTP_URL',
        'ADMIN_PASSWORD',
      ])
        expect(environment).not.toHaveProperty(name);
  });

  it('shows the metrics of every process to Prometheus, and publishes none', () => {
    const { scrape_configs: jobs } = parse(read('deploy/observability/prometheus.yml')) as {
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
    };
    const targetsOf = (name: string) =>
      jobs
        .filter((job) => job.job_name === name)
        .flatMap((job) => job.static_configs.flatMap((config) => config.targets));
    const targets = targetsOf('platform');
    expect(targetsOf('proxy')).toEqual(['proxy:9100']);
    expect(targetsOf('site')).toEqual(['blackbox:9115']);
    const processes = Object.entries(services).filter(([name]) => /-\d$/.test(name));
    expect(targets.sort()).toEqual(processes.map(([name]) => `${name}:9100`).sort());
    for (const [, { environment }] of processes)
      expect(environment).toMatchObject({ METRICS_PORT: 9100, METRICS_HOST: '0.0.0.0' });
    expect(networks.metrics).toEqual({ internal: true });
    expect(findMembers('metrics')).toEqual(['prometheus', ...processes.map(([name]) => name)].sort());
    expect(services.prometheus).toMatchObject({ profiles: ['observability'] });
    expect(services.grafana).toMatchObject({ ports: ['127.0.0.1:3030:3000'], profiles: ['observability'] });
    for (const { ports = [] } of Object.values(services)) expect(ports.join()).not.toMatch(/9[01]\d\d/);
  });

  it('brings the dashboard and its data source into Grafana', () => {
    const folder = 'deploy/observability/grafana';
    const { providers } = parse(read(`${folder}/dashboards/platform.yml`)) as {
      providers: { options: { path: string } }[];
    };
    expect(services.grafana?.volumes).toContain(
      `./observability/grafana-dashboard.json:${providers[0]?.options.path}/platform.json:ro`,
    );
    const { datasources } = parse(read(`${folder}/datasources/prometheus.yml`)) as { datasources: object[] };
    expect(datasources).toEqual([
      expect.objectContaining({ type: 'prometheus', url: 'http://prometheus:9090' }),
    ]);
  });

  it('replaces processes without a failed request: they say that they stop, and what sends to them asks', () => {
    const { api, shell } = { api: services['api-1'], shell: services['shell-1'] };
    expect(shell?.environment?.API_ORIGIN).toBe('http://api-1:4000,http://api-2:4000');
    for (const service of [api, shell, services['admin-1']])
      expect(service).toMatchObject({ environment: { DRAIN_SECONDS: 5 }, stop_grace_period: '30s' });
  });

  it('gives the proxy the limits and times of the tested example', () => {
    const pick = (path: string, names: string) =>
      read(path)
        .match(new RegExp(`^\\s*(${names}) .*`, 'gm'))
        ?.map((line) => line.trim());
    const same = 'max_size|lb_policy|health_uri|flush_interval|dial_timeout|keepalive';
    const own = pick('deploy/containers/Caddyfile', same);
    expect(own).toHaveLength(6);
    expect(own).toEqual(pick('deploy/proxies/Caddyfile', same));
    // DRAIN_SECONDS is 5.
    expect(pick('deploy/containers/Caddyfile', 'fail_duration|health_interval')).toEqual([
      'fail_duration 2s',
      'health_interval 2s',
    ]);
  });

  // Caddy is no package of npm. Where it is installed, it says how it understands the file.
  if (spawnSync('caddy', ['version']).error === undefined) {
    it.each([
      ['', undefined],
      ['203.0.113.0/24 2001:db8::/32', ['203.0.113.0/24', '2001:db8::/32']],
    ])('lets Caddy keep the addresses that the proxies %j report, and no others', (list, expected) => {
      const env = Object.fromEntries(
        Object.keys(services.proxy?.environment ?? {}).map((name) => [
          name,
          name.endsWith('_ORIGIN') ? `https://${name.slice(0, -7).toLowerCase()}.example.org` : 'internal',
        ]),
      );
      const { stdout } = spawnSync(
        'caddy',
        ['adapt', '--config', join(ROOT, 'deploy/containers/Caddyfile')],
        {
          encoding: 'utf8',
          env: { PATH: process.env.PATH, HOME: tmpdir(), ...env, TRUSTED_PROXIES: list },
        },
      );
      const found = findHandlers(JSON.parse(stdout), 'reverse_proxy');
      expect(found.map((handler) => handler.trusted_proxies)).toEqual(Array(4).fill(expected));
    });
  }

  it.each([
    ['api-1', [...SETTINGS].filter((name) => !NOT_OF_API.includes(name))],
    ['migrate', [...SETTINGS].filter((name) => !NOT_OF_API.includes(name))],
    ['shell-1', PAGE_SETTINGS],
    ['admin-1', PAGE_SETTINGS],
  ])('%s gets every setting from deploy/.env that the file does not decide', (name, settings) => {
    const { environment = {} } = services[name] ?? {};
    const passed = Object.keys(environment).filter((key) =>
      String(environment[key]).startsWith(`\${${key}:`),
    );
    expect(passed.sort()).toEqual(settings.filter((setting) => !(setting in FIXED)).sort());
  });

  it('reads variables that the example explains, and gives the proxy those that it reads', () => {
    const example = read('deploy/.env.example');
    for (const [, name = ''] of text.matchAll(/\$\{([A-Z_]+)/g))
      expect(example).toMatch(new RegExp(`^(# )?${name}=`, 'm'));
    const used = [...read('deploy/containers/Caddyfile').matchAll(/\{\$([A-Z_]+)\}/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(services.proxy?.environment ?? {}).sort()).toEqual([...new Set(used)].sort());
  });
});

type Handler = { handler?: string; trusted_proxies?: string[] };

/** Finds the handlers of a kind anywhere in a configuration of Caddy. */
function findHandlers(part: unknown, kind: string): Handler[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = (part as Handler).handler === kind ? [part as Handler] : [];
  return [...own, ...Object.values(part).flatMap((value) => findHandlers(value, kind))];
}
