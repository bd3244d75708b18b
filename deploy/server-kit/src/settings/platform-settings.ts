import { isIP } from 'node:net';
import { join } from 'node:path';
import { DEFAULT_PORTS, RETENTION_DAYS, SAMPLE_OPERATOR, type Operator } from '@platform/contracts';
import * as kinds from './kinds.ts';
import type { Values } from './read-settings.ts';

/** Where the servers listen, and which origins browsers use. */
export const ADDRESS_SETTINGS = {
  production: {
    name: 'APP_ENV',
    kind: kinds.IS_PRODUCTION,
    default: 'development',
    meaning: '`production` requires secrets, creates no demo accounts and uses `__Host-` cookies',
  },
  host: {
    name: 'HOST',
    kind: kinds.TEXT,
    default: '127.0.0.1',
    meaning: 'interface that all servers listen on',
  },
  shellPort: port('SHELL_PORT', 'the shell'),
  marketingPort: port('MARKETING_PORT', 'mf-marketing'),
  dashboardPort: port('DASHBOARD_PORT', 'mf-dashboard'),
  adminPort: port('ADMIN_PORT', 'mf-admin'),
  apiPort: port('API_PORT', 'the API'),
  shellOrigin: origin('SHELL', 'shellPort', 'the shell; also used for links in emails'),
  marketingOrigin: origin('MARKETING', 'marketingPort', 'mf-marketing'),
  dashboardOrigin: origin('DASHBOARD', 'dashboardPort', 'mf-dashboard'),
  adminOrigin: origin('ADMIN', 'adminPort', 'mf-admin'),
} as const;

/** Where a process serves its metrics and its status. */
const METRICS_SETTINGS = {
  metricsPort: {
    name: 'METRICS_PORT',
    kind: kinds.PORT,
    default: '0',
    meaning:
      'port for metrics and `/status` of a process; 0 turns it off. `npm start` gives it to the API and the next ports to the shell and the remotes',
  },
  metricsHost: {
    name: 'METRICS_HOST',
    kind: kinds.TEXT,
    default: '127.0.0.1',
    meaning: 'interface that metrics are served on; they are for Prometheus only, never for the public',
  },
} as const;

/** Where a process sends traces; the names are those of OpenTelemetry. */
const TRACING_SETTINGS = {
  otlpEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    kind: kinds.OTLP_ENDPOINT,
    meaning:
      'OpenTelemetry collector that gets traces over OTLP/HTTP, e.g. `http://collector:4318`; without it there are none',
  },
  otlpHeaders: {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    kind: kinds.OTLP_HEADERS,
    meaning: 'headers for the collector, `name=value,...`',
  },
  traceRatio: {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    kind: kinds.RATIO,
    default: '1',
    meaning: 'part of the requests that are traced, from 0 to 1; the page server decides for all processes',
  },
} as const;

/** Settings of every server except its address. */
export const SERVER_SETTINGS = {
  dataDir: {
    name: 'DATA_DIR',
    kind: kinds.FOLDER,
    default: '.data',
    meaning: 'folder of the database, logs, releases and, outside production, secrets',
  },
  releaseStore: {
    name: 'RELEASE_STORE',
    kind: kinds.STORE,
    default: ({ dataDir }: { dataDir: string }) => join(dataDir, 'releases'),
    defaultNote: '`releases` in `DATA_DIR`',
    meaning:
      'folder or S3-compatible bucket (`s3://BUCKET/PREFIX`) of all releases, and of the registry that names the live ones',
  },
  releaseStoreEndpoint: {
    name: 'RELEASE_STORE_ENDPOINT',
    kind: kinds.ORIGIN,
    defaultNote: 'AWS',
    meaning: 'origin of the S3-compatible server that has the bucket; it is asked with path-style addresses',
  },
  awsRegion: {
    name: 'AWS_REGION',
    kind: kinds.TEXT,
    defaultNote: '`us-east-1`',
    meaning: 'region of the bucket',
  },
  awsAccessKeyId: {
    name: 'AWS_ACCESS_KEY_ID',
    kind: kinds.SECRET_TEXT,
    meaning:
      'key for the bucket, required if the store is one; page servers read, the API and `npm run release` also write',
  },
  awsSecretAccessKey: {
    name: 'AWS_SECRET_ACCESS_KEY',
    kind: kinds.SECRET_TEXT,
    meaning: 'the secret part of that key',
  },
  awsSessionToken: {
    name: 'AWS_SESSION_TOKEN',
    kind: kinds.SECRET_TEXT,
    meaning: 'the token of a key that is valid for a limited time',
  },
  trustedHops: {
    name: 'TRUST_PROXY',
    kind: kinds.PROXIES,
    default: '0',
    production: 'required',
    meaning: 'number of proxies in front whose `X-Forwarded-*` headers count',
  },
  revision: {
    name: 'REVISION',
    kind: kinds.TEXT,
    default: 'unknown',
    meaning: 'commit of the sources that a process runs, for its metrics and `/status`; images have it',
  },
  logLevel: {
    name: 'LOG_LEVEL',
    kind: kinds.LOG_LEVEL,
    default: 'info',
    meaning: 'least severe log lines: `trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`',
  },
  drainSeconds: {
    name: 'DRAIN_SECONDS',
    kind: kinds.DRAIN_SECONDS,
    default: '0',
    meaning:
      'seconds for which a stopping process still accepts connections while `/readyz` responds 503, for load balancers that ask it',
  },
  ...METRICS_SETTINGS,
  ...TRACING_SETTINGS,
} as const;

/** What an operator accepts who runs production on the embedded engine. */
export const EMBEDDED_DATABASE_MEANING =
  'all data is on one disk of one machine: without the machine there is no platform, and without the disk nothing after the last backup';

export const DATABASE_SETTINGS = {
  mongodbUri: {
    name: 'MONGODB_URI',
    kind: kinds.MONGODB_URI,
    defaultNote: 'embedded engine in `DATA_DIR`',
    production: {
      requiredUnless: 'EMBEDDED_DATABASE',
      instead: `EMBEDDED_DATABASE=accepted to use the embedded engine, which means that ${EMBEDDED_DATABASE_MEANING}`,
    },
    meaning:
      'connection string of a MongoDB replica set; the timeouts and the pool size that it states replace those of the API',
  },
  embeddedDatabase: {
    name: 'EMBEDDED_DATABASE',
    kind: kinds.ACCEPTANCE,
    meaning: `\`accepted\` lets production run without \`MONGODB_URI\`, which means that ${EMBEDDED_DATABASE_MEANING}`,
  },
} as const;

/** How long data are kept: the API removes them then, and pages say it. */
const RETENTION_SETTINGS = {
  mailRetentionDays: {
    name: 'MAIL_RETENTION_DAYS',
    kind: kinds.DAYS,
    default: `${RETENTION_DAYS.mails}`,
    meaning: 'days until a notice is deleted, and the text and address of an email in the outbox',
  },
  ticketRetentionDays: {
    name: 'TICKET_RETENTION_DAYS',
    kind: kinds.DAYS,
    default: `${RETENTION_DAYS.tickets}`,
    meaning: 'days until names, addresses and texts of a closed ticket are deleted',
  },
  identityRetentionDays: {
    name: 'IDENTITY_RETENTION_DAYS',
    kind: kinds.DAYS,
    default: `${RETENTION_DAYS.identity}`,
    meaning: 'days until reviewed identity documents, and those of disabled accounts, are deleted',
  },
  evidenceRetentionDays: {
    name: 'EVIDENCE_RETENTION_DAYS',
    kind: kinds.DAYS,
    default: `${RETENTION_DAYS.evidence}`,
    meaning: 'days until files of decided work and proofs of free tasks are deleted',
  },
  auditRetentionDays: {
    name: 'AUDIT_RETENTION_DAYS',
    kind: kinds.DAYS_OF_A_YEAR_OR_MORE,
    default: `${RETENTION_DAYS.audit}`,
    meaning: 'days until entries of the audit log are deleted, at least 365; its chain of hashes stays',
  },
} as const;

/** Who operates the platform, and how; the API needs it for emails, the page servers for pages. */
export const OPERATOR_SETTINGS = {
  operatorName: {
    name: 'OPERATOR_NAME',
    kind: kinds.LINE,
    default: SAMPLE_OPERATOR.name,
    production: 'required',
    meaning: 'who operates the platform: the name of the person or company, for public pages and emails',
  },
  operatorAddress: {
    name: 'OPERATOR_ADDRESS',
    kind: kinds.LINE,
    default: SAMPLE_OPERATOR.address,
    production: 'required',
    meaning: 'postal address of the operator, on one line',
  },
  operatorEmail: {
    name: 'OPERATOR_EMAIL',
    kind: kinds.EMAIL,
    default: SAMPLE_OPERATOR.email,
    production: 'required',
    meaning: 'email address at which people reach the operator',
  },
  operatorRegister: {
    name: 'OPERATOR_REGISTER',
    kind: kinds.LINE,
    meaning: 'register that lists the operator, with the number in it, e.g. `Companies House 01234567`',
  },
  ...RETENTION_SETTINGS,
} as const;

/** Returns the operator that the settings name. */
export function toOperator(values: Values<typeof OPERATOR_SETTINGS>): Operator {
  const { operatorName: name, operatorAddress: address, operatorEmail: email, operatorRegister } = values;
  const retentionDays = {
    mails: values.mailRetentionDays,
    tickets: values.ticketRetentionDays,
    identity: values.identityRetentionDays,
    evidence: values.evidenceRetentionDays,
    audit: values.auditRetentionDays,
  };
  return { name, address, email, register: operatorRegister ?? null, retentionDays };
}

/** What page servers and API have in common; they get the secret from different places outside production. */
export const FORWARDER_SECRET_SETTING = {
  name: 'FORWARDER_SECRET',
  defaultNote: 'generated in `DATA_DIR`',
  production: 'required',
  meaning:
    'shared by page servers and API, at least 32 characters; without it the API ignores `X-Forwarded-*` headers',
} as const;

/** Explains in one sentence whose addresses the limits count, for the log of a start. */
export function describeTrustedHops(hops: number): string {
  if (hops === 0)
    return 'TRUST_PROXY=0: limits count the address that connects. Behind a proxy that is the proxy, so one visitor can use up the limits of all: set TRUST_PROXY to the number of proxies.';
  return `TRUST_PROXY=${hops}: limits count entry ${hops} from the end of X-Forwarded-For, which ${hops === 1 ? 'the proxy' : `${hops} proxies`} must set. A visitor who can connect past them can choose an address.`;
}

/** Returns the host as it appears in a URL. */
export function bracketIpv6(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** Returns the origin of a server on this machine that listens on a host, which can stand for every interface. */
export function formatLocalOrigin(host: string, port: number): string {
  return `http://${bracketIpv6(toReachableHost(host))}:${port}`;
}

function toReachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}

function port(name: keyof typeof DEFAULT_PORTS, server: string) {
  return {
    name,
    kind: kinds.PORT,
    default: String(DEFAULT_PORTS[name]),
    meaning: `port of ${server}`,
  } as const;
}

function origin<P extends string>(app: string, portKey: P, server: string) {
  return {
    name: `${app}_ORIGIN`,
    kind: kinds.ORIGIN,
    default: (values: { host: string } & Record<P, number>) =>
      formatPublicOrigin(values.host, values[portKey]),
    defaultNote: `from \`HOST\` and \`${app}_PORT\``,
    meaning: `public origin of ${server}`,
  } as const;
}

/** Returns the origin for browsers: a server on loopback or on every interface is reachable as localhost. */
export function formatPublicOrigin(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isLocal ? 'localhost' : bracketIpv6(host)}:${port}`;
}
