import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { kinds } from '@platform/server-kit/settings';
import { Ajv } from 'ajv';
import { parse, parseAllDocuments } from 'yaml';
import { readWorkspaces, ROOT } from '../src/workspaces.ts';
import { read, readStage, TARGETS, unknownSettings } from './deployment-files.ts';

type Container = {
  name: string;
  image: string;
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; valueFrom?: { secretKeyRef?: object } }[];
  resources: { limits: object; requests: object };
  startupProbe?: { periodSeconds: number; failureThreshold: number };
  securityContext: object;
};
type Pod = {
  metadata: { labels: Record<string, string> };
  spec: { containers: Container[]; enableServiceLinks: boolean; securityContext: object };
};
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  spec: {
    template?: Pod;
    selector?: { matchLabels?: object };
    scaleTargetRef?: { name: string };
    activeDeadlineSeconds?: number;
    progressDeadlineSeconds?: number;
    metrics?: { resource: { target: { averageUtilization: number } } }[];
  };
};
type Overlay = {
  resources: string[];
  images?: { name: string }[];
  replicas?: { name: string }[];
  patches?: { patch: string }[];
};

const BASE = 'deploy/kubernetes/base';
const readManifests = (file: string) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest);
const FILES = readdirSync(join(ROOT, BASE)).filter((file) => file !== 'kustomization.yaml');
const MANIFESTS = FILES.flatMap((file) => readManifests(`${BASE}/${file}`));
const PODS = MANIFESTS.filter((manifest) => 'spec' in manifest).flatMap(({ metadata, kind, spec }) =>
  spec.template ? [{ name: metadata.name, kind, template: spec.template }] : [],
);
const pick = (kind: string) => MANIFESTS.filter((manifest) => manifest.kind === kind);

describe('the manifests of Kubernetes', () => {
  it('fit the schemas of their kinds', () => {
    expect(MANIFESTS.length).toBeGreaterThan(20);
    expect(validate(MANIFESTS)).toEqual(MANIFESTS.map(() => null));
    const backup = readManifests('deploy/backup/backup.yaml');
    expect(validate(backup)).toEqual(backup.map(() => null));
    const deployment = pick('Deployment')[0]!;
    const misspelled = { ...deployment.spec, replica: 2 };
    expect(
      validate([
        { ...deployment, spec: { replicas: 'two' } },
        { ...deployment, spec: misspelled },
      ]),
    ).toEqual([expect.stringContaining('replicas'), expect.stringContaining('additional properties')]);
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

  it('starts no process of the API without an address of the database', () => {
    const ofApi = PODS.flatMap(({ template }) => template.spec.containers).filter(
      ({ image }) => image === 'ai-skill/api',
    );
    expect(ofApi.length).toBeGreaterThanOrEqual(2);
    for (const { env = [] } of ofApi)
      expect(env.find(({ name }) => name === 'MONGODB_URI')?.valueFrom?.secretKeyRef).toEqual({
        name: 'api-secrets',
        key: 'MONGODB_URI',
      });
    // Where nothing sets it, the image has one that the settings reject.
    expect(readStage('api')).toContain('\nENV MONGODB_URI=none\n');
    expect(kinds.MONGODB_URI.parse('none')).toBeUndefined();
  });

  it('lets a pod of the API wait for migrations as long as their job may take', () => {
    const { spec: deployment } = pick('Deployment').find(({ metadata }) => metadata.name === 'api')!;
    const { spec: job } = pick('Job').find(({ metadata }) => metadata.name === 'migrate')!;
    const { startupProbe } = deployment.template!.spec.containers[0]!;
    const allowedSeconds = startupProbe!.periodSeconds * startupProbe!.failureThreshold;
    expect(allowedSeconds).toBe(job.activeDeadlineSeconds);
    expect(deployment.progressDeadlineSeconds).toBeGreaterThan(allowedSeconds);
  });

  it('adds a process of the API when those that run use most of a core, and not before', () => {
    const { spec: deployment } = pick('Deployment').find(({ metadata }) => metadata.name === 'api')!;
    expect(deployment.template!.spec.containers[0]!.resources.requests).toMatchObject({ cpu: '1' });
    const [autoscaler] = pick('HorizontalPodAutoscaler');
    expect(autoscaler?.spec.metrics?.map(({ resource }) => resource.target.averageUtilization)).toEqual([70]);
  });

  it('shows the metrics of every process to Prometheus alone', () => {
    expect(pick('ConfigMap')[0]?.data).toMatchObject({ METRICS_HOST: '0.0.0.0', METRICS_PORT: '9100' });
    const names = pick('Deployment').map(({ metadata }) => metadata.name);
    for (const { spec } of pick('Deployment'))
      expect(spec.template?.spec.containers[0]?.ports).toContainEqual({
        name: 'metrics',
        containerPort: 9100,
      });
    for (const { spec } of pick('Service')) expect(JSON.stringify(spec)).not.toContain('metrics');
    const policies = pick('NetworkPolicy').filter(({ spec }) => JSON.stringify(spec).includes('metrics'));
    expect(policies.map(({ spec }) => spec)).toEqual([
      {
        podSelector: {
          matchExpressions: [{ key: 'app.kubernetes.io/name', operator: 'In', values: expect.any(Array) }],
        },
        policyTypes: ['Ingress'],
        ingress: [
          {
            from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
            ports: [{ protocol: 'TCP', port: 'metrics' }],
          },
        ],
      },
    ]);
    for (const name of names) expect(JSON.stringify(policies)).toContain(`"${name}"`);
    const { scrape_configs: jobs } = parse(read('deploy/observability/prometheus-kubernetes.yml')) as {
      scrape_configs: object[];
    };
    expect(jobs).toEqual([
      expect.objectContaining({
        job_name: 'platform',
        relabel_configs: expect.arrayContaining([
          { source_labels: ['__meta_kubernetes_pod_container_port_name'], regex: 'metrics', action: 'keep' },
        ]),
      }),
      expect.objectContaining({ job_name: 'site', params: { module: ['page'] } }),
    ]);
  });

  it('can apply the releases after everything else, as an upgrade does', () => {
    const label = 'app.kubernetes.io/component';
    const labelled = MANIFESTS.filter(({ metadata }) => metadata.labels?.[label] === 'releases');
    expect(labelled.map(({ metadata }) => metadata.name)).toEqual(['releases']);
    expect(read('docs/operations.md')).toContain(`--selector '${label}!=releases'`);
  });

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

  it('makes backups with the version of MongoDB that the compose file has, within limits and without rights', () => {
    const documents = parseAllDocuments(read('deploy/backup/backup.yaml')).map(
      (item) => item.toJS() as Manifest,
    );
    expect(validate(documents)).toEqual([null, null, null]);
    const [job] = documents as unknown as { spec: { jobTemplate: { spec: { template: Pod } } } }[];
    const { spec } = job!.spec.jobTemplate.spec.template;
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true },
    });
    expect(spec.containers).toEqual([
      expect.objectContaining({
        image: /image: &database-image (\S+)/.exec(read('deploy/compose.yaml'))?.[1],
        env: [
          { name: 'BACKUP_URI', valueFrom: { secretKeyRef: { name: 'backup-secrets', key: 'BACKUP_URI' } } },
          { name: 'BACKUP_DATABASE', value: 'platform' },
        ],
        resources: { limits: expect.any(Object), requests: expect.any(Object) },
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
      }),
    ]);
    const { resources, configMapGenerator } = parse(read('deploy/backup/kustomization.yaml')) as Overlay & {
      configMapGenerator: { files: string[] }[];
    };
    expect(resources).toEqual(['backup.yaml']);
    expect(configMapGenerator[0]?.files).toEqual(['back-up.sh', 'restore.sh']);
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

it('makes secrets once, and never replaces them', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'secrets-')), '.env');
  const run = () => spawnSync(process.execPath, [join(ROOT, 'deploy/launcher/secrets.mjs'), file]);
  expect(run().status).toBe(0);
  const secrets = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const name of [
    'SESSION_SECRET',
    'FORWARDER_SECRET',
    'ADMIN_PASSWORD',
    'DATABASE_PASSWORD',
    'DATABASE_OPERATOR_PASSWORD',
  ])
    expect(secrets).toMatch(new RegExp(`^${name}=[\\w-]{20,}$`, 'm'));
  expect(secrets).toMatch(/^PII_KEYS=key-1:[\w+/]{43}=$/m);
  // A key file of MongoDB has characters of base64 alone.
  expect(secrets).toMatch(/^DATABASE_KEY=[\w+/]{64}$/m);
  expect(run().status).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe(secrets);
  // As after an upgrade to a version that needs a further one.
  const before = secrets.replace(/^DATABASE_KEY=.*\n/m, '');
  writeFileSync(file, before);
  expect(run().status).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/\nDATABASE_KEY=[\w+/]{64}\n$/);
  expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
});

it.each([
  [200, 0],
  [503, 1],
])('the health check of the images turns the status %i into the exit code %i', async (status, exitCode) => {
  const server = createServer((_request, response) => response.writeHead(status).end('ok or stopping'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const check = spawn(process.execPath, [join(ROOT, 'deploy/containers/check-health.mjs'), `${port}/readyz`]);
  let output = '';
  check.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  expect((await once(check, 'close'))[0]).toBe(exitCode);
  expect(output).toBe(`${status} ok or stopping\n`);
  server.close();
  for (const target of ['api', 'shell'])
    expect(readStage(target)).toMatch(/^HEALTHCHECK .*\n {2}CMD node deploy\/containers\/check-health\.mjs/m);
});

it.each([
  ['api', 'api'],
  ['page-server', 'deploy/page-server'],
])('copies the sources of every package that the image %s needs', (target, workspace) => {
  const stage = readStage(target);
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
  expect(needed.size).toBeGreaterThan(3);
  const copied = [...stage.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
  for (const folder of needed)
    for (const file of listNeededFiles(folder))
      expect(copied.some((source) => file === source || file.startsWith(`${source}/`)) || file).toBe(true);
});

/** Entry points that tests have, and builds of pages, of which an image has the result. */
const ELSEWHERE = ['./testing', './learn'];

/** Lists the files of a package that run, from its entry points on. */
function listNeededFiles(folder: string): Set<string> {
  const { exports } = JSON.parse(read(`${folder}/package.json`)) as { exports?: Record<string, string> };
  if (!exports) return new Set([`${folder}/src`]);
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, path = ''] of read(file).matchAll(/^(?:import|export|\} from)(?! type).*'(\.[^']+)';$/gm))
      add(join(dirname(file), path));
  };
  for (const [name, file] of Object.entries(exports))
    if (!ELSEWHERE.includes(name) && file.endsWith('.ts')) add(join(folder, file));
  return files;
}

it('builds the images with the Node of this repository', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
  expect(read('deploy/containers/Containerfile')).toContain(`node:${devDependencies.node}-`);
});

/** Returns the problem of each manifest by the schemas of Kubernetes, `null` if there is none. */
function validate(
  manifests: readonly (Pick<Manifest, 'apiVersion' | 'kind'> & { spec?: object })[],
): (string | null)[] {
  const schemas = JSON.parse(read('deploy/kubernetes/schemas.json')) as {
    kinds: Record<string, string>;
    definitions: object;
  };
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
  ajv.addSchema({ definitions: schemas.definitions }, 'kubernetes');
  return manifests.map((manifest) => {
    const name = schemas.kinds[`${manifest.apiVersion} ${manifest.kind}`];
    if (!name) return `There is no schema of ${manifest.kind} in ${manifest.apiVersion}.`;
    return ajv.validate(`kubernetes#/definitions/${name}`, manifest) ? null : ajv.errorsText();
  });
}

it('lists what an image consists of: packages of npm and Debian, and Node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  const addPackage = (path: string, manifest: object) => {
    mkdirSync(join(folder, 'node_modules', path), { recursive: true });
    writeFileSync(join(folder, 'node_modules', path, 'package.json'), JSON.stringify(manifest));
  };
  addPackage('one', { name: 'one', version: '1.0.0', license: 'MIT' });
  addPackage('one/node_modules/@scope/two', { name: '@scope/two', version: '2.0.0' });
  addPackage('@scope/two', { name: '@scope/two', version: '2.1.0' });
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'dpkg-query'), '#!/bin/sh\nprintf "libc6\\t2.36-9+deb12u1\\tamd64\\n"\n', {
    mode: 0o755,
  });
  const script = join(ROOT, 'deploy/containers/make-sbom.mjs');
  const env = { PATH: `${bin}:${process.env.PATH}` };
  const { components } = JSON.parse(
    execFileSync(process.execPath, [script, folder], { encoding: 'utf8', env }),
  );
  rmSync(folder, { recursive: true });
  expect(components.map(({ purl }: { purl: string }) => purl)).toEqual([
    'pkg:deb/debian/libc6@2.36-9%2Bdeb12u1?arch=amd64',
    `pkg:generic/node@${process.versions.node}`,
    'pkg:npm/%40scope/two@2.0.0',
    'pkg:npm/%40scope/two@2.1.0',
    'pkg:npm/one@1.0.0',
  ]);
});

it('builds each image with the updates of Debian and a list of what it has', () => {
  expect(readStage('runtime')).toMatch(/ARG VERSION\S*\nRUN .*apt-get upgrade --yes/);
  for (const stage of ['api', 'page-server'])
    expect(readStage(stage)).toMatch(
      /RUN node deploy\/containers\/make-sbom\.mjs \/app > \/app\/sbom\.cdx\.json\nUSER 10001/,
    );
});
