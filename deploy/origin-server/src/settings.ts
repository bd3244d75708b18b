import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { DEFAULT_PORTS, REMOTES, type RemoteName } from '@platform/contracts';
import { isLogLevel, type LogLevel } from './log.ts';
import { StartError } from './start-error.ts';

/** The apps that have an origin of their own. */
export type AppName = 'shell' | RemoteName;
export type PortName = keyof typeof DEFAULT_PORTS;
type Environment = Readonly<Record<string, string | undefined>>;

/** What a server of this package knows of its surroundings; the only file that reads the environment. */
export type OriginSettings = {
  readonly app: AppName;
  /** `APP_ENV` is `production`. */
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** The setting that holds the port, for messages. */
  readonly portName: PortName;
  /** The ports of all five addresses. */
  readonly ports: Readonly<Record<PortName, number>>;
  /** Public addresses, without a trailing slash, e.g. `https://www.example.org`. */
  readonly origins: Readonly<Record<AppName, string>>;
  /** Where `/api` is forwarded to. */
  readonly apiOrigin: string;
  /** Proves to the API that forwarded headers are ours; absent only outside production. */
  readonly forwarderSecret: string | undefined;
  /** How many proxies stand in front of this server; their `X-Forwarded-*` count. */
  readonly trustedHops: number;
  readonly dataDir: string;
  readonly releaseStore: string;
  readonly logLevel: LogLevel;
};

export const ORIGIN_NAMES = {
  shell: { port: 'SHELL_PORT', origin: 'SHELL_ORIGIN' },
  ...REMOTES,
} as const satisfies Record<AppName, { port: PortName; origin: string }>;

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const LEAST_SECRET_LENGTH = 32;

/**
 * Reads and checks the settings of one app's server.
 *
 * @throws StartError with a line for each setting that is wrong.
 */
export function readOriginSettings(app: AppName, env: Environment = process.env): OriginSettings {
  const wrong: string[] = [];
  const production = env.APP_ENV === 'production';
  const host = env.HOST || '127.0.0.1';
  const ports = readPorts(env, wrong);
  const publicHost = hostForAddresses(host);
  const addressOf = (name: AppName) =>
    readOrigin(
      ORIGIN_NAMES[name].origin,
      `http://${publicHost}:${ports[ORIGIN_NAMES[name].port]}`,
      env,
      wrong,
    );
  const dataDir = resolve(REPOSITORY, env.DATA_DIR || '.data');
  const settings: OriginSettings = {
    app,
    production,
    host,
    port: ports[ORIGIN_NAMES[app].port],
    portName: ORIGIN_NAMES[app].port,
    ports,
    origins: {
      shell: addressOf('shell'),
      'mf-marketing': addressOf('mf-marketing'),
      'mf-dashboard': addressOf('mf-dashboard'),
      'mf-admin': addressOf('mf-admin'),
    },
    apiOrigin: readOrigin('API_ORIGIN', `http://${bracketed(reachable(host))}:${ports.API_PORT}`, env, wrong),
    forwarderSecret: readForwarderSecret(production, dataDir, env, wrong),
    trustedHops: readCount('TRUST_PROXY', env, wrong),
    dataDir,
    releaseStore: resolve(REPOSITORY, env.RELEASE_STORE || join(dataDir, 'releases')),
    logLevel: readLogLevel(env, wrong),
  };
  if (wrong.length > 0) throw new StartError(wrong.join('\n'));
  return settings;
}

function readPorts(env: Environment, wrong: string[]): Record<PortName, number> {
  return {
    SHELL_PORT: readPort('SHELL_PORT', env, wrong),
    MARKETING_PORT: readPort('MARKETING_PORT', env, wrong),
    DASHBOARD_PORT: readPort('DASHBOARD_PORT', env, wrong),
    ADMIN_PORT: readPort('ADMIN_PORT', env, wrong),
    API_PORT: readPort('API_PORT', env, wrong),
  };
}

function readPort(name: PortName, env: Environment, wrong: string[]): number {
  const text = env[name] || String(DEFAULT_PORTS[name]);
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  wrong.push(`${name}=${text} is not a port: a whole number from 1 to 65535 is needed.`);
  return 0;
}

function readOrigin(name: string, fallback: string, env: Environment, wrong: string[]): string {
  const text = env[name] || fallback;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash)
    return url.origin;
  wrong.push(`${name}=${text} is not an origin: it must look like https://www.example.org, without a path.`);
  return fallback;
}

function readCount(name: string, env: Environment, wrong: string[]): number {
  const text = env[name] || '0';
  if (/^\d{1,2}$/.test(text)) return Number(text);
  wrong.push(`${name}=${text} is not a number of proxies: 0, 1, 2, ... is needed.`);
  return 0;
}

function readLogLevel(env: Environment, wrong: string[]): LogLevel {
  const text = env.LOG_LEVEL || 'info';
  if (isLogLevel(text)) return text;
  wrong.push(`LOG_LEVEL=${text} is none of trace, debug, info, warn, error, fatal, silent.`);
  return 'info';
}

function readForwarderSecret(production: boolean, dataDir: string, env: Environment, wrong: string[]) {
  const secret = env.FORWARDER_SECRET || undefined;
  if (!production) return secret ?? readSharedSecret(dataDir);
  if (!secret || secret.length < LEAST_SECRET_LENGTH) {
    wrong.push(
      `FORWARDER_SECRET is ${secret ? 'too short' : 'missing'}: in production the servers and the API share a text ` +
        `of at least ${LEAST_SECRET_LENGTH} characters, e.g. from \`openssl rand -base64 32\`.`,
    );
  }
  return secret;
}

/** Outside production the API makes the secrets once in the data folder; without them nothing is vouched for. */
function readSharedSecret(dataDir: string): string | undefined {
  try {
    const secrets: unknown = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
    const value = (secrets as { FORWARDER_SECRET?: unknown } | null)?.FORWARDER_SECRET;
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Listening on every interface, or on loopback, is reached as localhost on this machine. */
function hostForAddresses(host: string): string {
  return ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : bracketed(host);
}

function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}

function bracketed(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}
