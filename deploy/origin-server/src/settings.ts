import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppName } from '@platform/contracts';
import {
  ADDRESS_SETTINGS,
  type Environment,
  FORWARDER_SECRET_SETTING,
  formatLocalOrigin,
  type Kind,
  kinds,
  ORIGIN_NAMES,
  type PortName,
  readSettings,
  SERVER_SETTINGS,
  type Values,
} from '@platform/settings';

const MIN_SECRET_LENGTH = 32;

const FORWARDER_SECRET: Kind<string> = {
  ...kinds.SECRET_TEXT,
  expected:
    `a secret of at least ${MIN_SECRET_LENGTH} characters, the same for the page servers and the API, ` +
    'e.g. from `openssl rand -base64 32`',
};

/** The settings of a page server. */
export const ORIGIN_SETTINGS = {
  ...ADDRESS_SETTINGS,
  apiOrigin: {
    name: 'API_ORIGIN',
    kind: kinds.ORIGIN,
    default: ({ host, apiPort }: { host: string; apiPort: number }) => formatLocalOrigin(host, apiPort),
    defaultNote: 'from `HOST` and `API_PORT`',
    meaning: 'origin that the page servers forward `/api` to',
  },
  ...SERVER_SETTINGS,
  forwarderSecret: {
    ...FORWARDER_SECRET_SETTING,
    kind: FORWARDER_SECRET,
    default: ({ dataDir }: { dataDir: string }) => readSharedSecret(dataDir),
  },
} as const;

type OriginValues = Values<typeof ORIGIN_SETTINGS>;

/** Settings of one app's server. This is the only file of the package that reads the environment. */
export type OriginSettings = OriginValues & {
  readonly app: AppName;
  readonly port: number;
  /** Name of the setting that holds the port, for messages. */
  readonly portName: PortName;
  /** The ports of all five addresses. */
  readonly ports: Readonly<Record<PortName, number>>;
  /** Public addresses, without a trailing slash, e.g. `https://www.example.org`. */
  readonly origins: Readonly<Record<AppName, string>>;
};

/**
 * Reads and checks the settings of one app's server.
 *
 * @throws SettingsError with one line per invalid setting.
 */
export function readOriginSettings(app: AppName, env: Environment = process.env): OriginSettings {
  return toOriginSettings(app, readSettings(ORIGIN_SETTINGS, env, findWeakSecret));
}

export function toOriginSettings(app: AppName, values: OriginValues): OriginSettings {
  const portName = ORIGIN_NAMES[app].port;
  const ports = {
    SHELL_PORT: values.shellPort,
    MARKETING_PORT: values.marketingPort,
    DASHBOARD_PORT: values.dashboardPort,
    ADMIN_PORT: values.adminPort,
    API_PORT: values.apiPort,
  };
  const origins = {
    shell: values.shellOrigin,
    'mf-marketing': values.marketingOrigin,
    'mf-dashboard': values.dashboardOrigin,
    'mf-admin': values.adminOrigin,
  };
  return { ...values, app, port: ports[portName], portName, ports, origins };
}

/** Rejects a short secret in production. A missing one is reported when it is read. */
export function findWeakSecret({
  production,
  forwarderSecret: secret,
}: {
  readonly production?: boolean;
  readonly forwarderSecret?: string;
}): string[] {
  const isTooShort = production && secret !== undefined && secret.length < MIN_SECRET_LENGTH;
  return isTooShort ? [`FORWARDER_SECRET is too short. It must be ${FORWARDER_SECRET.expected}.`] : [];
}

/**
 * Reads the secret that the API generates in the data folder outside production. Without it the API ignores the
 * forwarded headers.
 */
function readSharedSecret(dataDir: string): string | undefined {
  try {
    const secrets: unknown = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
    const value = (secrets as { FORWARDER_SECRET?: unknown } | null)?.FORWARDER_SECRET;
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
