import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { NODE, ROOT } from '../../deploy/launcher/install.mjs';
import { buildProgram, imageOf, isAvailable } from './images.mjs';
import { execute, podman, until } from './podman.mjs';

const DATABASE_MB = 96;
const USER_ID = 10_001;
/** The socket of the embedded engine, on a disk that its container shares with the APIs. */
const ENGINE_URI = 'mongodb://%2Fdata%2Fdb%2Fengine.sock/platform?replicaSet=rs0&directConnection=true';
const PORTS = { api: 4000, shell: 3000, marketing: 3001, dashboard: 3002, admin: 3003 };

/** deploy/compose.yaml with podman-compose, in a folder and under a project name of its own. */
export class Topology {
  #project = `containers-${process.pid}`;
  #folder = mkdtempSync(join(tmpdir(), 'containers-'));
  /** Where the embedded engine keeps its data: a disk that is small enough to be filled. */
  #disk = join(this.#folder, 'disk');
  #port;
  #compose;
  #started = new Set();
  /** What takes the place of an image, by service. */
  substitutes = {};

  constructor(port) {
    this.#port = port;
  }

  get shellOrigin() {
    return `https://localhost:${this.#port}`;
  }

  /** Where each front end serves the files of its release, by name. */
  get origins() {
    const remotes = ['marketing', 'dashboard', 'admin'];
    return {
      shell: this.shellOrigin,
      ...Object.fromEntries(remotes.map((name) => [name, `https://${name}.localhost:${this.#port}`])),
    };
  }

  /** Names of the services that are replaced one by one. */
  get processes() {
    return Object.keys(this.#compose.services).filter((name) => /-\d$/.test(name));
  }

  /** Secrets and the first administrator, as `npm run db -- secrets` made them. */
  get settings() {
    const lines = readFileSync(join(this.#folder, '.env'), 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm);
    return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
  }

  container(service) {
    return `${this.#project}_${service}_1`;
  }

  /** Makes secrets, a disk and all containers, and starts none. */
  async create() {
    for (const path of ['containers/Caddyfile', 'database', 'observability'])
      cpSync(join(ROOT, 'deploy', path), join(this.#folder, path), { recursive: true });
    const env = join(this.#folder, '.env');
    await execute(NODE, [join(ROOT, 'deploy/launcher/secrets.mjs'), env]);
    const hosts = ['SHELL', 'MARKETING', 'DASHBOARD', 'ADMIN'].map((name) => {
      const host = name === 'SHELL' ? 'localhost' : `${name.toLowerCase()}.localhost`;
      return `${name}_ORIGIN=https://${host}:${this.#port}\n`;
    });
    appendFileSync(env, `${hosts.join('')}VERSION=local\n`);
    this.#compose = await this.#adapt(
      parse(readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8'), { merge: true, maxAliasCount: -1 }),
    );
    const file = join(this.#folder, 'compose.yaml');
    // Older versions of podman-compose do not know an empty default.
    writeFileSync(file, JSON.stringify(this.#compose).replaceAll(':-}', '}'));
    mkdirSync(this.#disk);
    const owner = `size=${DATABASE_MB}m,uid=${USER_ID},gid=${USER_ID}`;
    await execute('mount', ['-t', 'tmpfs', '-o', owner, 'tmpfs', this.#disk]);
    const options = ['--project-name', this.#project, '--file', file];
    await execute('podman-compose', [...options, 'up', '--no-start', '--no-build']);
  }

  /** Starts a service after those that it depends on, under the conditions of the compose file. */
  async start(service) {
    if (this.#started.has(service)) return;
    this.#started.add(service);
    const { depends_on: others = {} } = this.#compose.services[service];
    const conditions = Array.isArray(others) ? others.map((name) => [name, {}]) : Object.entries(others);
    for (const [name, { condition }] of conditions) {
      await this.start(name);
      if (condition === 'service_healthy')
        await until(() => this.isHealthy(name).then(() => true), `the health of ${name}`);
      if (condition === 'service_completed_successfully') await this.#waitForEnd(name);
    }
    await podman('start', this.container(service));
  }

  /** Runs the health check of an image or of the compose file. */
  isHealthy(service) {
    return podman('healthcheck', 'run', this.container(service));
  }

  /** Returns an address of a container that only this machine reaches. */
  async addressOf(service, port = PORTS[service.replace(/-\d$/, '')]) {
    const networks = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
    const [address] = (await podman('inspect', '--format', networks, this.container(service))).split(' ');
    return `http://${address}:${port}`;
  }

  async waitUntilReady(service) {
    await until(
      async () =>
        (await fetch(`${await this.addressOf(service)}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok,
      `/readyz of ${service}`,
    );
  }

  /** Reads the certificate that signs those of the proxy, with the command of docs/operations.md. */
  async readCertificate() {
    const file = join(this.#folder, 'root.crt');
    const source = `${this.container('proxy')}:/data/caddy/pki/authorities/local/root.crt`;
    await until(() => podman('cp', source, file).then(() => true), 'the certificate of Caddy');
    return readFileSync(file);
  }

  /** Removes containers, networks and volumes of this run. */
  async remove() {
    const filter = ['--filter', `label=io.podman.compose.project=${this.#project}`];
    const quiet = async (...args) =>
      (await podman(...args, ...filter, '--quiet')).split('\n').filter(Boolean);
    const containers = await quiet('ps', '--all');
    if (containers.length > 0) await podman('rm', '--force', '--time', '2', ...containers);
    for (const kind of ['network', 'volume']) {
      const names = await quiet(kind, 'ls');
      if (names.length > 0) await podman(kind, 'rm', '--force', ...names);
    }
    await execute('umount', [this.#disk]).catch(() => undefined);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #waitForEnd(service) {
    const code = await podman('wait', this.container(service));
    if (code === '0') return;
    throw new Error(`${service} ended with ${code}: ${await this.readLog(service)}`);
  }

  /** Returns the last lines of a container's log. */
  readLog(service) {
    return execute('sh', ['-c', 'podman logs --tail 20 "$1" 2>&1', 'logs', this.container(service)]);
  }

  /** Replaces what this machine lacks, and the ports that others may use. */
  async #adapt(compose) {
    const { services } = compose;
    // It has to find MongoDB's tools in its image, and is not part of what runs.
    delete services.backup;
    services.proxy.ports = [`127.0.0.1:${this.#port}:${this.#port}`];
    const replace = (name, substitute, change) => {
      this.substitutes[name] = substitute;
      if (change) Object.assign(services[name], change);
      else delete services[name];
    };
    const isMissing = async (name) => !(await isAvailable(services[name].image));
    if (process.env.MONGODB_URI || (await isMissing('database'))) this.#replaceDatabase(services, replace);
    for (const [name, program] of [
      ['proxy', 'caddy'],
      ['prometheus', 'prometheus'],
    ])
      if (await isMissing(name))
        replace(name, `${program} of this machine`, { image: await buildProgram(program) });
    for (const name of ['mail', 'grafana', 'blackbox']) if (await isMissing(name)) replace(name, 'left out');
    const used = new Set(
      Object.values(services).flatMap(({ volumes = [] }) => volumes.map((mount) => mount.split(':')[0])),
    );
    compose.volumes = Object.fromEntries(
      Object.keys(compose.volumes)
        .filter((name) => used.has(name))
        .map((name) => [name, {}]),
    );
    return compose;
  }

  #replaceDatabase(services, replace) {
    const { MONGODB_URI } = process.env;
    const { read_only, tmpfs, cap_drop, security_opt } = services['api-1'];
    replace('database', MONGODB_URI ? 'the server of MONGODB_URI' : 'embedded engine', {
      image: imageOf('api'),
      command: ['node', 'api/embedded-mongo/src/main.ts', '/data/db'],
      healthcheck: { test: ['CMD-SHELL', 'test -S /data/db/engine.sock'] },
      volumes: [`${this.#disk}:/data/db`],
      ...{ read_only, tmpfs, cap_drop, security_opt },
    });
    // A server elsewhere is not in the network of the database, and the engine has no accounts.
    if (MONGODB_URI) services.migrate.networks = ['outside'];
    for (const name of ['migrate', 'api-1', 'api-2']) {
      const service = services[name];
      service.environment = { ...service.environment, MONGODB_URI: MONGODB_URI ?? ENGINE_URI };
      service.volumes = [...service.volumes, `${this.#disk}:/data/db`];
    }
  }
}
