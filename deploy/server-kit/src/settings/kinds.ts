import { resolve } from 'node:path';

/** What the text of a setting must look like. */
export type Kind<T> = {
  /** Parses a text; `undefined` if it is invalid. */
  readonly parse: (text: string) => T | undefined;
  /** Completes the sentence "NAME=text is not ...", e.g. "a port number from 0 to 65535". */
  readonly expected: string;
  /** Keeps the value out of messages. */
  readonly isSecret?: true;
};

const REPOSITORY = resolve(import.meta.dirname, '../../../..');
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const MIN_SECRET_LENGTH = 32;
const MIN_DISTINCT_CHARACTERS = 10;

export const TEXT: Kind<string> = { parse: (text) => text, expected: 'a text' };
/** A line of text for pages and emails. */
export const LINE: Kind<string> = {
  parse: (text) => (/^(?! )[^\p{C}\p{Zl}\p{Zp}]{2,200}(?<! )$/u.test(text) ? text : undefined),
  expected: 'one line of 2 to 200 characters',
};
/** A text that stays out of messages. */
export const SECRET_TEXT: Kind<string> = { ...TEXT, isSecret: true };
/** `true` in production; every other environment is treated alike. */
export const IS_PRODUCTION: Kind<boolean> = { parse: (text) => text === 'production', expected: 'a text' };
/** A folder; a relative path starts at the repository. */
export const FOLDER: Kind<string> = { parse: (text) => resolve(REPOSITORY, text), expected: 'a folder' };

/** A folder, or the address of an S3-compatible bucket and the prefix of its objects. */
export const STORE: Kind<string> = {
  parse(text) {
    if (!/^[a-z0-9]+:\/\//.test(text)) return FOLDER.parse(text);
    return /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]*)?$/.test(text) ? text : undefined;
  },
  expected: 'a folder, or a bucket like s3://releases/production',
};

export const PORT = wholeNumber('a port number', 65_535);
export const PROXIES = wholeNumber('the number of proxies in front, a whole number', 99);
export const HOURS = wholeNumber('a whole number of hours', 9_999);
export const MEGABYTES = wholeNumber('a whole number of MiB', 9_999, 1);
export const FILES = wholeNumber('a number of files', 99, 1);
export const DRAIN_SECONDS = wholeNumber('a whole number of seconds', 300);
export const PERCENT = wholeNumber('a whole number of percent', 100);
export const DAYS = wholeNumber('a whole number of days', 9_999, 1);
export const DAYS_OF_A_YEAR_OR_MORE = wholeNumber('a whole number of days', 36_500, 365);
export const DOLLARS = wholeNumber('a whole number of dollars', 9_999_999);
export const MILLISECONDS: Kind<number> = {
  parse: (text) => (/^-?\d{1,13}$/.test(text) ? Number(text) : undefined),
  expected: 'a whole number of milliseconds',
};

export const SWITCH: Kind<boolean> = {
  parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
  expected: 'on or off',
};

const DEMO_STATES = ['off', 'on', 'fresh'] as const;
/** Whether a new database gets the demo; `fresh` makes that again. */
export const DEMO: Kind<(typeof DEMO_STATES)[number]> = {
  parse: (text) => DEMO_STATES.find((state) => state === text),
  expected: 'off, on or fresh',
};

/** From 0 to 1. */
export const RATIO: Kind<number> = {
  parse: (text) => (/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(text) ? Number(text) : undefined),
  expected: 'a number from 0 to 1, e.g. 0.1',
};

export const OTLP_ENDPOINT: Kind<string> = {
  parse(text) {
    const url = URL.parse(text);
    const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
    return isHttp && !url.username && !url.password && !url.search && !url.hash ? url.href : undefined;
  },
  expected: 'the address of an OTLP/HTTP collector without credentials, e.g. http://127.0.0.1:4318',
};

/** Headers by name. Values are percent-encoded, as in the standard's variable. */
export const OTLP_HEADERS: Kind<Readonly<Record<string, string>>> = {
  isSecret: true,
  parse(text) {
    const pairs = text.split(',').map((pair) => /^\s*([\w-]+)=([\x21-\x2b\x2d-\x7e]*)\s*$/.exec(pair));
    if (pairs.includes(null)) return undefined;
    try {
      return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')]));
    } catch {
      return undefined;
    }
  },
  expected: 'headers for the collector, e.g. authorization=Bearer%20TOKEN',
};

/** `true` if something was accepted. */
export const ACCEPTANCE: Kind<true> = {
  parse: (text) => (text === 'accepted' ? true : undefined),
  expected: 'the word `accepted`',
};

/** `true` if something is required. */
export const REQUIREMENT: Kind<boolean> = {
  parse: (text) => (text === 'required' ? true : text === 'optional' ? false : undefined),
  expected: 'required or optional',
};

export const LOG_LEVEL: Kind<(typeof LOG_LEVELS)[number]> = {
  parse: (text) => LOG_LEVELS.find((level) => level === text),
  expected: `one of ${LOG_LEVELS.join(', ')}`,
};

export const ORIGIN: Kind<string> = {
  parse: parseOrigin,
  expected: 'an origin like https://www.example.org, without a path',
};

export const ORIGINS: Kind<readonly string[]> = {
  parse(text) {
    const texts = text.split(',').filter((part) => part.trim());
    const origins = texts.map((part) => parseOrigin(part.trim())).filter((origin) => origin !== undefined);
    return origins.length === texts.length ? origins : undefined;
  },
  expected: 'a list of origins like https://a.example.org,https://b.example.org',
};

/** One origin or several, never none. */
export const API_ORIGINS: Kind<readonly string[]> = {
  parse(text) {
    const origins = ORIGINS.parse(text);
    return origins?.length ? origins : undefined;
  },
  expected: 'an origin like http://api.example.org:4000, or a list of them separated by commas',
};

export const NAMES: Kind<readonly string[]> = {
  parse: (text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  expected: 'a list of names separated by commas',
};

/** May hold a password, so it is not shown. */
export const MONGODB_URI: Kind<string> = {
  parse: (text) => (/^mongodb(\+srv)?:\/\/\S+$/.test(text) ? text : undefined),
  expected: 'a mongodb:// or mongodb+srv:// address',
  isSecret: true,
};

/** May hold a password, so it is not shown. */
export const SMTP_URL: Kind<string> = {
  parse: (text) => (/^smtps?:\/\/\S+$/.test(text) && URL.canParse(text) ? text : undefined),
  expected: 'an smtp:// or smtps:// address',
  isSecret: true,
};

export const EMAIL: Kind<string> = {
  parse: (text) => (/^[^\s@<>]+@[^\s@<>]+$/.test(text) ? text : undefined),
  expected: 'an email address like no-reply@example.org',
};

export const SECRET: Kind<string> = {
  parse: (text) => (text.length >= MIN_SECRET_LENGTH && isVaried(text) ? text : undefined),
  expected: `a secret of at least ${MIN_SECRET_LENGTH} random characters, e.g. from \`openssl rand -base64 48\``,
  isSecret: true,
};

/** Whether a secret has enough distinct characters to be random rather than typed. */
export function isVaried(symbols: Iterable<unknown>): boolean {
  return new Set(symbols).size >= MIN_DISTINCT_CHARACTERS;
}

/** A whole number in a range. @param what completes "is not ..." */
export function wholeNumber(what: string, max: number, min = 0): Kind<number> {
  const { length } = String(max);
  return {
    parse(text) {
      if (!/^\d+$/.test(text) || text.length > length) return undefined;
      const value = Number(text);
      return value >= min && value <= max ? value : undefined;
    },
    expected: `${what} from ${min} to ${max}`,
  };
}

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
