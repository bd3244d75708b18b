import { VERSION_MAX_LENGTH } from '@platform/contracts';

/** Content of `registry.json` in the release store: the live version of each app. */
export type Registry = {
  /** Incremented with every change, so callers know when to discard what they rendered from the registry. */
  readonly revision: number;
  readonly apps: Readonly<Record<string, { readonly version: string }>>;
};

/** Content of a build's `release.json`, next to its `browser/` and `server/` folders. */
export type Release = {
  readonly app: string;
  readonly version: string;
  /** Version number of the contract between shell and remotes (`HOST_CONTRACT` of the kit). */
  readonly contract: number;
  /** ISO 8601. */
  readonly builtAt: string;
  /** Exact versions of the shared packages that a shell provides; empty for a remote. */
  readonly provided: Readonly<Record<string, string>>;
  /** Version ranges of the shared packages that a remote requires; empty for a shell. */
  readonly required: Readonly<Record<string, string>>;
};

const APP_NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** Whether a text is a valid app name; app names are folder names in the store. */
export function isAppName(text: string): boolean {
  return APP_NAME.test(text);
}

/**
 * Whether a text is a valid version (`1.0.0-ab12cd34`); versions are folder names in the store and URL path segments.
 * The limit is that of the API's response, so every version that is served can be shown in the console.
 */
export function isVersion(text: string): boolean {
  return text.length <= VERSION_MAX_LENGTH && VERSION.test(text);
}

/** Parses the content of `registry.json`. @throws Error with the reason; it does not name the file. */
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

/** Parses the content of `release.json`. @throws Error with the reason; it does not name the file. */
export function parseRelease(text: string): Release {
  const { app, version, contract, builtAt, provided = {}, required = {} } = parseObject(text);
  if (typeof app !== 'string' || !isAppName(app)) throw new Error('"app" is not an app\'s name');
  if (typeof version !== 'string' || !isVersion(version)) throw new Error('"version" is not a version');
  if (typeof contract !== 'number') throw new Error('"contract" is not a number');
  if (typeof builtAt !== 'string') throw new Error('"builtAt" is missing');
  if (!isStringRecord(provided) || !isStringRecord(required))
    throw new Error('"provided" and "required" must map package names to versions');
  return { app, version, contract, builtAt, provided, required };
}

/** Parses a JSON object. @throws Error with the reason. */
export function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(text.trim() ? 'it is not valid JSON' : 'it is empty', { cause: error });
  }
  if (!isObject(value)) throw new Error('it is not a JSON object');
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStringRecord(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every((entry) => typeof entry === 'string');
}
