import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { DEFAULT_PORTS, registerBody } from '@platform/contracts';
import type { LogLevel } from '../logger.ts';
import { secretsOf } from './secrets-file.ts';
import * as kinds from './setting-kinds.ts';
import { createSettingReader, type Environment, type SettingReader } from './setting-reader.ts';

type FirstAdministrator = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
};

/** What the API knows of its surroundings. This is the only file that reads the environment. */
export type Settings = {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Names of the session cookies outside production carry these. */
  readonly shellPort: number;
  readonly adminPort: number;
  /** Where members are: links in mails lead there. */
  readonly shellOrigin: string;
  /** The origins whose pages may call this API from another address. */
  readonly allowedOrigins: readonly string[];
  /** A MongoDB replica set; without it the embedded engine of `dataDir` serves. */
  readonly mongodbUri: string | undefined;
  readonly dataDir: string;
  readonly sessionSecret: string;
  readonly sealKeys: readonly kinds.SealKey[];
  readonly forwarderSecret: string;
  /** Proxies in front of the API whose `X-Forwarded-*` count for direct callers. */
  readonly trustedHops: number;
  /** Where mails are handed in; without it they are kept for administrators to read. */
  readonly smtpUrl: string | undefined;
  /** The address that mails come from. */
  readonly mailFrom: string;
  /** The folder that says which version of each app is live. */
  readonly releaseStore: string;
  readonly logLevel: LogLevel;
  readonly clockOffsetMs: number;
  /** After so many hours a verification that nobody has decided is approved; 0 for never. */
  readonly verificationAutoApproveHours: number;
  readonly firstAdministrator: FirstAdministrator | undefined;
};

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/**
 * Reads and checks all settings.
 *
 * @throws SettingsError with a line for each setting that is wrong.
 */
export function readSettings(given: Environment): Settings {
  const production = given.APP_ENV === 'production';
  const dataDir = resolve(REPOSITORY, given.DATA_DIR || '.data');
  const env = production ? given : { ...given, ...missingSecrets(given, dataDir) };
  const reader = createSettingReader(env);
  const shellOrigin = readOrigin(reader, env, 'SHELL');
  const settings: Settings = {
    production,
    host: env.HOST || '127.0.0.1',
    port: reader.read('API_PORT', kinds.PORT, String(DEFAULT_PORTS.API_PORT)),
    shellPort: reader.read('SHELL_PORT', kinds.PORT, String(DEFAULT_PORTS.SHELL_PORT)),
    adminPort: reader.read('ADMIN_PORT', kinds.PORT, String(DEFAULT_PORTS.ADMIN_PORT)),
    shellOrigin,
    allowedOrigins: readAllowedOrigins(reader, env),
    mongodbUri: env.MONGODB_URI ? reader.read('MONGODB_URI', kinds.MONGODB_URI) : undefined,
    dataDir,
    sessionSecret: reader.read('SESSION_SECRET', kinds.SECRET),
    sealKeys: reader.read('PII_KEYS', kinds.SEAL_KEYS),
    forwarderSecret: reader.read('FORWARDER_SECRET', kinds.SECRET),
    trustedHops: reader.read('TRUST_PROXY', kinds.COUNT, '0'),
    smtpUrl: env.SMTP_URL ? reader.read('SMTP_URL', kinds.SMTP_URL) : undefined,
    mailFrom: reader.read('MAIL_FROM', kinds.EMAIL, noReplyAt(shellOrigin)),
    releaseStore: resolve(REPOSITORY, env.RELEASE_STORE || join(dataDir, 'releases')),
    logLevel: reader.read('LOG_LEVEL', kinds.LOG_LEVEL, 'info'),
    clockOffsetMs: reader.read('CLOCK_OFFSET_MS', kinds.MILLISECONDS, '0'),
    verificationAutoApproveHours: reader.read('VERIFICATION_AUTO_APPROVE_HOURS', kinds.HOURS, '24'),
    firstAdministrator: readFirstAdministrator(reader, env),
  };
  if (production && settings.clockOffsetMs !== 0)
    reader.note('CLOCK_OFFSET_MS is set: in production the clock is not shifted.');
  reader.finish();
  return settings;
}

type OriginName = 'SHELL' | 'MARKETING' | 'DASHBOARD' | 'ADMIN';

/** An origin that is not set follows from the port, on this machine. */
function readOrigin(reader: SettingReader, env: Environment, name: OriginName): string {
  const port = reader.read(`${name}_PORT`, kinds.PORT, String(DEFAULT_PORTS[`${name}_PORT`]));
  return reader.read(`${name}_ORIGIN`, kinds.ORIGIN, `http://${publicHost(env.HOST)}:${port}`);
}

function readAllowedOrigins(reader: SettingReader, env: Environment): string[] {
  const own = (['SHELL', 'MARKETING', 'DASHBOARD', 'ADMIN'] as const).map((name) =>
    readOrigin(reader, env, name),
  );
  return [...new Set([...own, ...reader.read('PUBLIC_ORIGINS', kinds.ORIGINS, ',')])];
}

/** Outside production the secrets that are not set come from the data folder, where they are made once. */
function missingSecrets(env: Environment, dataDir: string): Environment {
  const { SESSION_SECRET, PII_KEYS, FORWARDER_SECRET } = env;
  if (SESSION_SECRET && PII_KEYS && FORWARDER_SECRET) return {};
  const made = secretsOf(dataDir);
  return {
    SESSION_SECRET: SESSION_SECRET || made.SESSION_SECRET,
    PII_KEYS: PII_KEYS || made.PII_KEYS,
    FORWARDER_SECRET: FORWARDER_SECRET || made.FORWARDER_SECRET,
  };
}

/** The three are set together or not at all, and have to be what the sign-up would take. */
function readFirstAdministrator(reader: SettingReader, env: Environment): FirstAdministrator | undefined {
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  if (!username && !email && !password) return undefined;
  if (!username || !email || !password) {
    reader.note('ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD are set in part: set all three or none.');
    return undefined;
  }
  if (registerBody.isValidSync({ username, email, password })) return { username, email, password };
  reader.note(
    'ADMIN_USERNAME (3 to 32 characters), ADMIN_EMAIL or ADMIN_PASSWORD (6 characters or more) is not valid.',
  );
  return undefined;
}

/** An origin that is wrong has been noted; the address that follows from it then matters no more. */
function noReplyAt(origin: string): string {
  return `no-reply@${URL.canParse(origin) ? new URL(origin).hostname : 'localhost'}`;
}

function publicHost(host = '127.0.0.1'): string {
  if (['', '127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}
