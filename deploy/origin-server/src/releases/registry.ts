/** Which version of each app is live: the content of `registry.json` in the release store. */
export type Registry = {
  /** Grows by one with every change, so that whoever renders from the registry knows when to render again. */
  readonly revision: number;
  readonly apps: Readonly<Record<string, { readonly version: string }>>;
};

/** What a build says of itself in `release.json`, beside its `browser/` and `server/` folders. */
export type Release = {
  readonly app: string;
  readonly version: string;
  /** The number of the agreement between shell and remotes (`HOST_CONTRACT` of the kit). */
  readonly contract: number;
  /** ISO 8601. */
  readonly builtAt: string;
  /** Shared packages: by the shell what it provides (exact versions), by a remote what it requires (ranges). */
  readonly provided: Readonly<Record<string, string>>;
  readonly required: Readonly<Record<string, string>>;
};

export const REGISTRY_FILE = 'registry.json';
export const RELEASE_FILE = 'release.json';

const APP_NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^\d+\.\d+\.\d+[\w.+-]{0,100}$/;

/** An app's name is a folder of the store. */
export function isAppName(text: string): boolean {
  return APP_NAME.test(text);
}

/** A version is a folder of the store and a segment of addresses: `1.0.0-ab12cd34`, never a slash. */
export function isVersion(text: string): boolean {
  return VERSION.test(text);
}

/** @throws Error that says what is wrong, without naming the file. */
export function parseRegistry(text: string): Registry {
  const { revision, apps } = parseObject(text);
  if (!Number.isSafeInteger(revision) || Number(revision) < 0)
    throw new Error('"revision" is not a whole number');
  if (!isObject(apps)) throw new Error('"apps" is missing');
  for (const [app, entry] of Object.entries(apps)) {
    const version = isObject(entry) ? entry.version : undefined;
    if (!isAppName(app)) throw new Error(`"${app}" is not an app's name`);
    if (typeof version !== 'string' || !isVersion(version)) throw new Error(`"${app}" has no version`);
  }
  return { revision: Number(revision), apps: apps as Registry['apps'] };
}

/** @throws Error that says what is wrong, without naming the file. */
export function parseRelease(text: string): Release {
  const { app, version, contract, builtAt, provided = {}, required = {} } = parseObject(text);
  if (typeof app !== 'string' || !isAppName(app)) throw new Error('"app" is not an app\'s name');
  if (typeof version !== 'string' || !isVersion(version)) throw new Error('"version" is not a version');
  if (typeof contract !== 'number') throw new Error('"contract" is not a number');
  if (typeof builtAt !== 'string') throw new Error('"builtAt" is missing');
  if (!isTexts(provided) || !isTexts(required))
    throw new Error('"provided" and "required" are not lists of versions');
  return { app, version, contract, builtAt, provided, required };
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(text.trim() ? 'it is not whole JSON' : 'it is empty', { cause: error });
  }
  if (!isObject(value)) throw new Error('it is not a JSON object');
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every((entry) => typeof entry === 'string');
}
