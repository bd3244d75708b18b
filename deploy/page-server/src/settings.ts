import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operator } from '@platform/contracts';
import {
  ADDRESS_SETTINGS,
  type AppAddress,
  type Environment,
  FORWARDER_SECRET_SETTING,
  formatLocalOrigin,
  getAddressNames,
  hasDefaultAddress,
  type Kind,
  kinds,
  OPERATOR_SETTINGS,
  readAppAddress,
  readSettings,
  SERVER_SETTINGS,
  toOperator,
  type Values,
} from '@platform/server-kit/settings';

const MIN_SECRET_LENGTH = 32;

const FORWARDER_SECRET: Kind<string> = {
  ...kinds.SECRET_TEXT,
  expected:
    `a secret of at least ${MIN_SECRET_LENGTH} characters, the same for the page servers and the API, ` +
    'e.g. from `openssl rand -base64 32`',
};

/** The settings of a page server. */
export const PAGE_SERVER_SETTINGS = {
  ...ADDRESS_SETTINGS,
  apiOrigins: {
    name: 'API_ORIGIN',
    kind: kinds.API_ORIGINS,
    default: ({ host, apiPort }: { host: string; apiPort: number }) => formatLocalOrigin(host, apiPort),
    defaultNote: 'from `HOST` and `API_PORT`',
    meaning:
      'origins that the page servers forward `/api` to, separated by commas; each call goes to one that is ready',
  },
  ...SERVER_SETTINGS,
  ...OPERATOR_SETTINGS,
  forwarderSecret: {
    ...FORWARDER_SECRET_SETTING,
    kind: FORWARDER_SECRET,
    default: ({ dataDir }: { dataDir: string }) => readSharedSecret(dataDir),
  },
  vitalsPercent: {
    name: 'VITALS_PERCENT',
    kind: kinds.PERCENT,
    default: '10',
    meaning: 'part of the documents whose loading and response times browsers report; 0 for none',
  },
  overrideSecret: {
    name: 'OVERRIDE_SECRET',
    kind: kinds.SECRET,
    production: { forbidden: 'in production every visitor gets what is live' },
    meaning: "signs links that load a remote from a developer's machine (`npm run dev -- --against`)",
  },
} as const;

type PageServerValues = Values<typeof PAGE_SERVER_SETTINGS>;

/** Settings of one app's server. This is the only file of the package that reads the environment. */
export type PageServerSettings = PageServerValues & {
  readonly app: string;
  readonly port: number;
  /** Name of the setting that holds the port, for messages. */
  readonly portName: string;
  /** Public address of the app. */
  readonly origin: string;
  /** The ports of all addresses by the name of their setting. */
  readonly ports: Readonly<Record<string, number>>;
  /** Public addresses by app, without a trailing slash, e.g. `https://www.example.org`. */
  readonly origins: Readonly<Record<string, string>> & { readonly shell: string };
  readonly operator: Operator;
};

/**
 * Reads and checks the settings of one app's server.
 *
 * @throws SettingsError with one line per invalid setting.
 */
export function readPageServerSettings(app: string, env: Environment = process.env): PageServerSettings {
  const values = readSettings(PAGE_SERVER_SETTINGS, env, findWeakSecret);
  return toPageServerSettings(
    app,
    values,
    hasDefaultAddress(app) ? {} : { [app]: readAppAddress(app, env, values) },
  );
}

/** @param others addresses of remotes that `PAGE_SERVER_SETTINGS` does not have */
export function toPageServerSettings(
  app: string,
  values: PageServerValues,
  others: Readonly<Record<string, AppAddress>> = {},
): PageServerSettings {
  const shell = { port: values.shellPort, origin: values.shellOrigin };
  const addresses: Readonly<Record<string, AppAddress>> = {
    shell,
    'mf-marketing': { port: values.marketingPort, origin: values.marketingOrigin },
    'mf-dashboard': { port: values.dashboardPort, origin: values.dashboardOrigin },
    'mf-admin': { port: values.adminPort, origin: values.adminOrigin },
    ...others,
  };
  const ports = Object.entries(addresses).map(
    ([name, { port }]) => [getAddressNames(name).port, port] as const,
  );
  const origins = Object.entries(addresses).map(([name, { origin }]) => [name, origin] as const);
  return {
    ...values,
    ...(addresses[app] ?? shell),
    app,
    portName: getAddressNames(app).port,
    ports: { ...Object.fromEntries(ports), API_PORT: values.apiPort },
    origins: { ...Object.fromEntries(origins), shell: values.shellOrigin },
    operator: toOperator(values),
  };
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
