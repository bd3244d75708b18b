import { LOG_LEVELS, type LogLevel } from '../logger.ts';
import type { Kind } from './setting-reader.ts';

/** A key that seals identity papers. The first of the list seals, all of them open. */
export type SealKey = { readonly id: string; readonly key: Buffer };

const LEAST_SECRET_LENGTH = 32;
const LEAST_DIFFERENT_CHARACTERS = 10;

export const PORT: Kind<number> = {
  parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
  wrong: 'is not a port, a whole number up to 65535',
  instead: 0,
};

export const COUNT: Kind<number> = {
  parse: (text) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined),
  wrong: 'is not a whole number from 0 to 99',
  instead: 0,
};

export const HOURS: Kind<number> = {
  parse: (text) => (/^\d{1,4}$/.test(text) ? Number(text) : undefined),
  wrong: 'is not a whole number of hours from 0 to 9999',
  instead: 0,
};

export const ORIGIN: Kind<string> = {
  parse: parseOrigin,
  wrong: 'is not an origin like https://www.example.org, without a path',
  instead: '',
};

export const ORIGINS: Kind<readonly string[]> = {
  parse(text) {
    const texts = text.split(',').filter((part) => part.trim());
    const origins = texts.map((part) => parseOrigin(part.trim())).filter((origin) => origin !== undefined);
    return origins.length === texts.length ? origins : undefined;
  },
  wrong: 'is not a list of origins like https://a.example.org,https://b.example.org',
  instead: [],
};

/** May hold a password, so it is not shown. */
export const MONGODB_URI: Kind<string> = {
  parse: (text) => (/^mongodb(\+srv)?:\/\/\S+$/.test(text) ? text : undefined),
  wrong: 'is not a mongodb:// or mongodb+srv:// address',
  instead: '',
  secret: true,
};

/** May hold a password, so it is not shown. */
export const SMTP_URL: Kind<string> = {
  parse: (text) => (/^smtps?:\/\/\S+$/.test(text) && URL.canParse(text) ? text : undefined),
  wrong: 'is not an smtp:// or smtps:// address',
  instead: '',
  secret: true,
};

export const EMAIL: Kind<string> = {
  parse: (text) => (/^[^\s@<>]+@[^\s@<>]+$/.test(text) ? text : undefined),
  wrong: 'is not an e-mail address like no-reply@example.org',
  instead: '',
};

export const SECRET: Kind<string> = {
  parse: (text) => (text.length >= LEAST_SECRET_LENGTH && isVaried(text) ? text : undefined),
  wrong: `is not a secret of at least ${LEAST_SECRET_LENGTH} random characters, e.g. from \`openssl rand -base64 48\``,
  instead: '',
  secret: true,
};

export const SEAL_KEYS: Kind<readonly SealKey[]> = {
  parse(text) {
    const parts = text.split(',').map(parseSealKey);
    const keys = parts.filter((key) => key !== undefined);
    const distinct = new Set(keys.map(({ id }) => id)).size === parts.length;
    return distinct ? keys : undefined;
  },
  wrong: 'is not a list of id:key with different ids, each key from `openssl rand -base64 32`',
  instead: [],
  secret: true,
};

export const LOG_LEVEL: Kind<LogLevel> = {
  parse: (text) => LOG_LEVELS.find((level) => level === text),
  wrong: `is not one of ${LOG_LEVELS.join(', ')}`,
  instead: 'info',
};

export const MILLISECONDS: Kind<number> = {
  parse: (text) => (/^-?\d{1,13}$/.test(text) ? Number(text) : undefined),
  wrong: 'is not a whole number of milliseconds',
  instead: 0,
};

function parseOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username;
  return isOrigin ? url.origin : undefined;
}

function parseSealKey(text: string): SealKey | undefined {
  const [, id, encoded = ''] = /^([\w-]{1,20}):([A-Za-z0-9+/]{43}=)$/.exec(text.trim()) ?? [];
  const key = Buffer.from(encoded, 'base64');
  return id && key.length === 32 && isVaried(key) ? { id, key } : undefined;
}

/** What has few different characters was typed, not drawn. */
function isVaried(symbols: Iterable<unknown>): boolean {
  return new Set(symbols).size >= LEAST_DIFFERENT_CHARACTERS;
}
