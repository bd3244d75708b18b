import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readWorkspaces, ROOT } from '../src/workspaces.ts';

type Container = {
  name: string;
  image: string;
  ports?: { name: string; containerPort: number }[];
  env?: { name: string }[];
  resources: { limits: object; requests: object };
  securityContext: object;
};
type Pod = {
  metadata: { labels: Record<string, string> };
  spec: { containers: Container[]; enableServiceLinks: boolean; securityContext: object };
};
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: { template?: Pod; selector?: { matchLabels?: object }; scaleTargetRef?: { name: string } };
};
type Overlay = {
  resources: string[];
  images?: { name: string }[];
  replicas?: { name: string }[];
  patches?: { patch: string }[];
};

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Names of all settings, from the table in README.md, which is generated from the schemas of the processes. */
const SETTINGS = new Set(
  [...(read('README.md').split('settings: generated')[1] ?? '').matchAll(/^\| `([A-Z_]+)`/gm)].map(
    ([, name]) => name,
  ),
);
const TARGETS = [...read('deploy/containers/Containerfile').matchAll(/^FROM \S+ AS (\S+)$/gm)].map(
  ([, name]) => name,
);
const unknownSettings = (names: string[]) => names.filter((name) => !SETTINGS.has(name));

const BASE = 'deploy/kubernetes/base';
const FILES = readdirSync(join(ROOT, BASE)).filter((file) => file !== 'kustomization.yaml');
const MANIFESTS = FILES.flatMap((file) =>
  parseAllDocuments(read(`${BASE}/${file}`)).map((document) => document.toJS() as Manifest),
);
const PODS = MANIFESTS.filter((manifest) => 'spec' in manifest).flatMap(({ metadata, kind, spec }) =>
  spec.template ? [{ name: metadata.name, kind, template: spec.template }] : [],
);
const pick = (kind: string) => MANIFESTS.filter((manifest) => manifest.kind === kind);

describe('the manifests of Kubernetes', () => {
  it('fit the schemas of their kinds', () => {
    expect(MANIFESTS.length).toBeGreaterThan(20);
    expect(validate(MANIFESTS)).toEqual(MANIFESTS.map(() => null));
    const broken = { ...pick('Deployment')[0], spec: { replicas: 'two' } };
    expect(validate([broken])).toEqual([expect.stringContaining('replicas')]);
  });

  it.each(PODS.map((pod) => [`${pod.kind} ${pod.name}`, pod] as const))(
    '%s runs without rights, within limits and with what it needs alone',
    (_title, { kind, template: { spec } }) => {
      expect(spec).toMatchObject({
        enableServiceLinks: false,
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of spec.containers) {
        expect(container).toMatchObject({
          resources: { limits: { cpu: expect.anything(), memory: expect.anything() }, requests: {} },
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
        });
        expect(TARGETS).toContain(container.image.replace('ai-skill/', ''));
        expect(unknownSettings((container.env ?? []).map(({ name }) => name))).toEqual([]);
        const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'];
        if (kind === 'Deployment') expect(Object.keys(container)).toEqual(expect.arrayContaining(probes));
      }
    },
  );

  it('has a service, a budget for disruptions and rules of the network for each deployment', () => {
    const names = pick('Deployment').map(({ metadata }) => metadata.name);
    const labels = PODS.map(({ template }) => template.metadata.labels);
    for (const { spec } of pick('Deployment'))
      expect(spec.template?.metadata.labels).toMatchObject(spec.selector?.matchLabels ?? {});
    for (const { spec } of pick('PodDisruptionBudget'))
      expect(labels).toContainEqual(spec.selector?.matchLabels);
    for (const { spec } of pick('Service')) expect(labels).toContainEqual(spec.selector);
    for (const { spec } of pick('HorizontalPodAutoscaler'))
      expect(names).toContain(spec.scaleTargetRef?.name);
    for (const kind of ['PodDisruptionBudget', 'Service'])
      expect(pick(kind).map(({ metadata }) => metadata.name)).toEqual(names);
    const ruled = JSON.stringify(pick('NetworkPolicy').map(({ spec }) => spec));
    for (const { name } of PODS) expect(ruled).toContain(`"${name}"`);
  });

  it('lists every file, and sets only settings that a process knows', () => {
    const { resources } = parse(read(`${BASE}/kustomization.yaml`)) as Overlay;
    expect([...resources].sort()).toEqual([...FILES].sort());
    const [settings] = pick('ConfigMap');
    expect(unknownSettings(Object.keys(settings?.data ?? {}))).toEqual([]);
  });

  it.each(['staging', 'production'])('%s names images, deployments and settings that exist', (name) => {
    const overlay = parse(read(`deploy/kubernetes/${name}/kustomization.yaml`)) as Overlay;
    const images = new Set(
      PODS.flatMap(({ template }) => template.spec.containers.map(({ image }) => image)),
    );
    const deployments = pick('Deployment').map(({ metadata }) => metadata.name);
    expect(new Set(overlay.images?.map((image) => image.name))).toEqual(images);
    expect(deployments).toEqual(expect.arrayContaining(overlay.replicas?.map((item) => item.name) ?? []));
    for (const { patch } of overlay.patches ?? [])
      expect(unknownSettings(Object.keys((parse(patch) as Manifest).data ?? {}))).toEqual([]);
  });
});

type Service = {
  image: string;
  build?: { target: string };
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

describe('deploy/compose.yaml', () => {
  const text = read('deploy/compose.yaml');
  const { services, volumes, networks } = parse(text, { merge: true, maxAliasCount: -1 }) as Compose;

  it('builds images that exist and limits what is built here', () => {
    const built = Object.values(services).filter(({ build }) => build);
    expect(built.length).toBeGreaterThan(10);
    for (const service of built) {
      expect(TARGETS).toContain(service.build?.target);
      expect(service.image).toBe(`ai-skill/${service.build?.target}`);
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], mem_limit: expect.any(String) });
      expect(unknownSettings(Object.keys(service.environment ?? {}))).toEqual([]);
    }
  });

  it('mounts volumes and waits for services that exist', () => {
    for (const { volumes: mounts = [], depends_on: others = {} } of Object.values(services)) {
      const named = mounts.map((mount) => mount.split(':')[0]).filter((name) => !name?.startsWith('.'));
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
      const dependencies = Array.isArray(others) ? others : Object.keys(others);
      expect(Object.keys(services)).toEqual(expect.arrayContaining(dependencies));
    }
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
      for (const name of ['SESSION_SECRET', 'PII_KEYS', 'MONGODB_URI', 'SMTP_URL', 'ADMIN_PASSWORD'])
        expect(environment).not.toHaveProperty(name);
  });

  it('shows the metrics of every process to Prometheus, and publishes none', () => {
    const { scrape_configs: jobs } = parse(read('deploy/observability/prometheus.yml')) as {
      scrape_configs: { static_configs: { targets: string[] }[] }[];
    };
    const targets = jobs.flatMap((job) => job.static_configs.flatMap((config) => config.targets));
    const processes = Object.entries(services).filter(([name]) => /-\d$/.test(name));
    expect(targets.sort()).toEqual(processes.map(([name]) => `${name}:9100`).sort());
    for (const [, { environment }] of processes)
      expect(environment).toMatchObject({ METRICS_PORT: 9100, METRICS_HOST: '0.0.0.0' });
    expect(networks.metrics).toEqual({ internal: true });
    const members = Object.entries(services).filter(([, service]) => service.networks?.includes('metrics'));
    expect(members.map(([name]) => name)).not.toContain('proxy');
    expect(services.prometheus).toMatchObject({ networks: ['metrics'], profiles: ['observability'] });
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
    const checks = [...read('deploy/containers/Caddyfile').matchAll(/health_uri (\S+)/g)];
    expect(checks.map(([, path]) => path)).toEqual(['/readyz', '/readyz', '/readyz', '/readyz']);
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

it('makes secrets once, and never replaces them', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'secrets-')), '.env');
  const run = () => spawnSync(process.execPath, [join(ROOT, 'deploy/containers/make-secrets.mjs'), file]);
  expect(run().status).toBe(0);
  const secrets = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const name of ['SESSION_SECRET', 'FORWARDER_SECRET', 'ADMIN_PASSWORD'])
    expect(secrets).toMatch(new RegExp(`^${name}=[\\w-]{20,}$`, 'm'));
  expect(secrets).toMatch(/^PII_KEYS=key-1:[\w+/]{43}=$/m);
  expect(run().status).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe(secrets);
});

it.each([
  ['api', 'api'],
  ['origin', 'deploy/origin-server'],
])('copies the sources of every package that the image %s needs', (target, workspace) => {
  const stage =
    read('deploy/containers/Containerfile').split(` AS ${target}\n`)[1]?.split('\nFROM ')[0] ?? '';
  const workspaces = readWorkspaces();
  const needed = new Set<string>();
  const add = (folder: string): void => {
    if (needed.has(folder)) return;
    needed.add(folder);
    const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as {
      dependencies?: Record<string, string>;
    };
    for (const name of Object.keys(dependencies)) {
      const dependency = workspaces.get(name);
      if (dependency) add(dependency.folder);
    }
  };
  add(workspace);
  expect(needed.size).toBeGreaterThan(5);
  for (const folder of needed) expect(stage).toContain(`COPY ${folder}/src ${folder}/src\n`);
});

it('builds the images with the Node of this repository', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
  expect(read('deploy/containers/Containerfile')).toContain(`node:${devDependencies.node}-`);
});

/** Returns the problem of each manifest by the schemas of Kubernetes, `null` if there is none. */
function validate(manifests: readonly object[]): unknown {
  const program = join(import.meta.dirname, 'validate-manifests.ts');
  return JSON.parse(
    execFileSync(process.execPath, [program], { input: JSON.stringify(manifests), encoding: 'utf8' }),
  );
}
