import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePorts } from '@platform/server-kit/node-utils';
import { ROOT } from '../../deploy/launcher/src/workspaces.ts';

/** Names of the front ends in the examples, with the ports of the two servers of each. */
export const SITES = {
  shell: { host: 'www.example.com', ports: [3000, 3100] },
  'mf-marketing': { host: 'marketing.example.com', ports: [3001, 3101] },
  'mf-dashboard': { host: 'dashboard.example.com', ports: [3002, 3102] },
  'mf-admin': { host: 'admin.example.com', ports: [3003, 3103] },
} as const;

export type Site = keyof typeof SITES;
export type ProxyName = 'caddy' | 'nginx';
/** The ports of the servers of each site, in place of those of the examples. */
export type ServerPorts = Readonly<Record<Site, readonly [number, number]>>;

export type Proxy = {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The authority that clients trust, PEM. */
  readonly authority: string;
  readonly stop: () => Promise<void>;
};

const START_TIMEOUT_MS = 60_000;

/** Starts a proxy with the example of `deploy/proxies`: as it is, but for its ports, paths and certificates. */
export async function startProxy(
  name: ProxyName,
  servers: ServerPorts,
  publicPorts: PublicPorts,
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const { http, https } = publicPorts;
  const child = (name === 'caddy' ? startCaddy : startNginx)(folder, servers, publicPorts);
  try {
    await waitForPort(https, child);
    const authority = readFileSync(
      join(folder, name === 'caddy' ? 'caddy/pki/authorities/local/root.crt' : 'certificate.pem'),
      'utf8',
    );
    return { httpPort: http, httpsPort: https, authority, stop: () => stopProxy(child, folder) };
  } catch (error) {
    await stopProxy(child, folder);
    throw error;
  }
}

export type PublicPorts = { readonly http: number; readonly https: number };

export async function findPublicPorts(): Promise<PublicPorts> {
  const { http, https } = await findFreePorts(['http', 'https']);
  return { http: Number(http), https: Number(https) };
}

function startCaddy(folder: string, servers: ServerPorts, { http, https }: PublicPorts): ChildProcess {
  const options = [
    'admin off',
    'default_bind 127.0.0.1',
    'local_certs',
    'skip_install_trust',
    `http_port ${http}`,
    `https_port ${https}`,
  ];
  const config = replaceServers(readExample('Caddyfile'), servers);
  writeFileSync(join(folder, 'Caddyfile'), replaceOnce(config, /email .*/, options.join('\n\t')));
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
}

function startNginx(folder: string, servers: ServerPorts, { http, https }: PublicPorts): ChildProcess {
  mkdirSync(folder, { recursive: true });
  const names = Object.values(SITES).map(({ host }) => `DNS:${host}`);
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=example.com'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  execFileSync('openssl', [...request, '-addext', `subjectAltName=${names.join(',')}`, ...files], {
    stdio: 'ignore',
  });
  let config = replaceServers(readExample('nginx.conf'), servers);
  config = config.replaceAll('/etc/nginx/', `${folder}/`).replaceAll('/var/log/nginx/', `${folder}/`);
  config = replaceOnce(config, '/run/nginx.pid', join(folder, 'nginx.pid'));
  config = replaceOnce(config, 'listen 80;', `listen 127.0.0.1:${http};`);
  config = config.replaceAll('listen 443 ', `listen 127.0.0.1:${https} `);
  writeFileSync(join(folder, 'nginx.conf'), config);
  return spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const readExample = (file: string): string => readFileSync(join(ROOT, 'deploy/proxies', file), 'utf8');

function replaceServers(config: string, servers: ServerPorts): string {
  return (Object.keys(SITES) as Site[]).reduce(
    (text, site) =>
      SITES[site].ports.reduce<string>(
        (current, port, index) =>
          replaceOnce(current, `127.0.0.1:${port}`, `127.0.0.1:${servers[site][index]}`),
        text,
      ),
    config,
  );
}

function replaceOnce(text: string, pattern: string | RegExp, replacement: string): string {
  const replaced = text.replace(pattern, replacement);
  if (replaced === text) throw new Error(`The example of the proxy has no ${String(pattern)}.`);
  return replaced;
}

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  const deadlineMs = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadlineMs && child.exitCode === null) {
    if (await accepts(port)) return;
    await delay(100);
  }
  throw new Error(`${child.spawnfile} does not start.`);
}

function accepts(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).then((isOpen) => {
    socket.destroy();
    return isOpen === true;
  });
}

async function stopProxy(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
}
