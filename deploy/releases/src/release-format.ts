import { RELEASE_NOTES_MAX, VERSION_MAX_LENGTH } from '@platform/contracts';
import type { ReleaseContents, ReleaseFile, SharedNames } from './release-contents.ts';
import type { Section } from './section.ts';

/** Content of `registry.json` in the release store: the live apps, and for each its version and address. */
export type Registry = {
  /** Incremented with every change, so callers know when to discard what they rendered from the registry. */
  readonly revision: number;
  readonly apps: Readonly<Record<string, LiveApp>>;
  readonly history: ReleaseHistory;
  /** When old releases were deleted last, ISO 8601. */
  readonly lastDeletionAt?: string | undefined;
  /** Versions of each app whose pages failed in a browser when they were opened last, oldest first. */
  readonly failedChecks?: Readonly<Record<string, readonly FailedCheck[]>> | undefined;
};

/** What was wrong with pages of a version that were opened in a browser. Pictures are in `picturesFolder`. */
export type FailedCheck = {
  readonly version: string;
  /** Version of the shell that showed them; its own for a check of the shell. */
  readonly shell: string;
  /** A sentence for each. */
  readonly problems: readonly string[];
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
};

type LiveApp = {
  readonly version: string;
  /** Public origin of a remote's page server; without it, the setting of the shell's server counts. */
  readonly origin?: string;
  readonly canary?: Canary | undefined;
};

/** A second version of an app, which a part of the visitors gets in place of the live one. */
export type Canary = {
  readonly version: string;
  /** Part of the visitors, 1 to 100. */
  readonly percent: number;
};

/** The latest changes to the releases of each app, oldest first. */
export type ReleaseHistory = Readonly<Record<string, readonly HistoryEntry[]>>;

/** A change to an app's releases: what, when, by whom and why. */
export type HistoryEntry = {
  /** ISO 8601. */
  readonly at: string;
  /** Who made the change, and on which machine or in which CI run. */
  readonly by: string;
  /** What made the change: the release tool or the console, `npm start`, or the API by itself. */
  readonly through: 'release' | 'start' | 'automatic';
  readonly action: 'publish' | 'promote' | 'rollback' | 'canary' | 'end-canary' | 'origin' | 'retire';
  /** Revision of the registry that the change led to; absent for a publish, which leads to none. */
  readonly revision?: number | undefined;
  readonly version: string;
  /** The version that was live before a promotion or a rollback; absent for an app's first promotion. */
  readonly previous?: string | undefined;
  /** Part of the visitors that a canary was started for. */
  readonly percent?: number | undefined;
  /** Public origin that a remote got, or had when it was retired, in case it is promoted again. */
  readonly origin?: string | undefined;
  readonly reason?: string | undefined;
};

/** Content of a build's `release.json`, next to its `browser/` and `server/` folders. */
export type Release = {
  readonly app: string;
  readonly version: string;
  /** Version number of the contract between shell and remotes (`HOST_CONTRACT` of the kit). */
  readonly contract: number;
  /** ISO 8601. */
  readonly builtAt: string;
  /** What it changed, for people: Markdown with headings and lists. Absent if the app has no changelog. */
  readonly notes?: string;
  /** Exact versions of the shared packages that a shell provides; empty for a remote. */
  readonly provided: Readonly<Record<string, string>>;
  /** Version ranges of the shared packages that a remote requires; empty for a shell. */
  readonly required: Readonly<Record<string, string>>;
  /** The part of the site that a remote owns; absent for a shell. */
  readonly section?: Section;
  /** Paths of a remote's routes, with `:parameters`, as read from its code by the build. */
  readonly routes?: readonly string[];
} & ReleaseContents;

/** Name of the app that hosts the remotes. */
export const HOST = 'shell';

const APP_NAME = /^[a-z][a-z0-9-]{0,63}$/;
const ACTIONS: readonly unknown[] = [
  'publish',
  'promote',
  'rollback',
  'canary',
  'end-canary',
  'origin',
  'retire',
] satisfies HistoryEntry['action'][];
const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;
/** Narrower than a URL: an origin becomes part of a content security policy. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
const VISIBILITIES: readonly unknown[] = [
  'everybody',
  'members',
  'administrators',
] satisfies Section['visibility'][];

/** Every page of the site contains the sections of all remotes, so no remote may make them large. */
const SECTION_LIMITS = { titleLength: 80, patterns: 200, patternLength: 200 };

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

/** Whether a text is the origin of a web server, e.g. `https://reports.example.org`. */
export function isOrigin(text: string): boolean {
  return ORIGIN.test(text) && URL.canParse(text);
}

/** Parses the content of `registry.json`. @throws Error with the reason; it does not name the file. */
export function parseRegistry(text: string): Registry {
  const { revision, apps, history, lastDeletionAt, failedChecks } = parseObject(text);
  if (!Number.isSafeInteger(revision) || Number(revision) < 0)
    throw new Error('"revision" is not a whole number');
  if (!isObject(apps)) throw new Error('"apps" is missing');
  for (const [app, entry] of Object.entries(apps)) {
    const { version, origin, canary }: Record<string, unknown> = isObject(entry) ? entry : {};
    if (!isAppName(app)) throw new Error(`"${app}" is not an app's name`);
    if (typeof version !== 'string' || !isVersion(version)) throw new Error(`"${app}" has no version`);
    if (origin !== undefined && (typeof origin !== 'string' || !isOrigin(origin)))
      throw new Error(`the origin of "${app}" is not an origin`);
    if (canary !== undefined && !isCanary(canary)) throw new Error(`the canary of "${app}" is damaged`);
  }
  return {
    revision: Number(revision),
    apps: apps as Registry['apps'],
    history: parseLists(history, isHistoryEntry) ?? {},
    lastDeletionAt: isString(lastDeletionAt) ? lastDeletionAt : undefined,
    failedChecks: parseLists(failedChecks, isFailedCheck),
  };
}

function isCanary(value: unknown): value is Canary {
  return isObject(value) && isVersionValue(value.version) && isPercent(value.percent);
}

/** Whether a value can be the part of the visitors that get a canary. */
export function isPercent(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100;
}

/**
 * Parses what a registry records about each app. Drops damaged entries: a pointer must move although a note about it is
 * lost.
 */
function parseLists<Entry>(
  lists: unknown,
  isEntry: (value: unknown) => value is Entry,
): Record<string, Entry[]> | undefined {
  if (!isObject(lists)) return undefined;
  return Object.fromEntries(
    Object.entries(lists)
      .filter(([app]) => isAppName(app))
      .map(([app, list]) => [app, Array.isArray(list) ? list.filter(isEntry) : []]),
  );
}

function isFailedCheck(value: unknown): value is FailedCheck {
  if (!isObject(value)) return false;
  const { version, shell, at, by, problems } = value;
  const isComplete = isTime(at) && isString(by) && isStringList(problems);
  return isVersionValue(version) && isVersionValue(shell) && isComplete;
}

function isHistoryEntry(value: unknown): value is HistoryEntry {
  if (!isObject(value)) return false;
  const { at, by, action, revision, version, previous, percent, origin, reason } = value;
  return (
    isTime(at) &&
    typeof by === 'string' &&
    ACTIONS.includes(action) &&
    (revision === undefined || Number.isSafeInteger(revision)) &&
    isVersionValue(version) &&
    (previous === undefined || isVersionValue(previous)) &&
    (percent === undefined || isPercent(percent)) &&
    (origin === undefined || (isString(origin) && isOrigin(origin))) &&
    (reason === undefined || typeof reason === 'string')
  );
}

function isNotes(value: unknown): value is string {
  return typeof value === 'string' && value.length <= RELEASE_NOTES_MAX;
}

function isTime(value: unknown): boolean {
  return isString(value) && !Number.isNaN(Date.parse(value));
}

function isVersionValue(value: unknown): boolean {
  return typeof value === 'string' && isVersion(value);
}

/** Parses the content of `release.json`. @throws Error with the reason; it does not name the file. */
export function parseRelease(text: string): Release {
  const release = parseObject(text);
  const { app, version, contract, builtAt, notes, provided = {}, required = {}, section, routes } = release;
  if (typeof app !== 'string' || !isAppName(app)) throw new Error('"app" is not an app\'s name');
  if (typeof version !== 'string' || !isVersion(version)) throw new Error('"version" is not a version');
  if (typeof contract !== 'number') throw new Error('"contract" is not a number');
  if (typeof builtAt !== 'string') throw new Error('"builtAt" is missing');
  if (notes !== undefined && !isNotes(notes)) throw new Error('"notes" is not a text, or too long');
  if (!isRecordOf(isString, provided) || !isRecordOf(isString, required))
    throw new Error('"provided" and "required" must map package names to versions');
  if (section !== undefined && !isSection(section)) throw new Error('"section" is incomplete or too long');
  if (routes !== undefined && !isStringList(routes)) throw new Error('"routes" is not a list of paths');
  return {
    app,
    version,
    contract,
    builtAt,
    ...(notes !== undefined && { notes }),
    provided,
    required,
    ...(section && { section }),
    ...(routes && { routes }),
    ...parseContents(release),
  };
}

function parseContents({ files, budgetBytes, exports, imports }: Record<string, unknown>): ReleaseContents {
  if (files !== undefined && !isRecordOf(isReleaseFile, files))
    throw new Error('"files" must map paths to sizes and hashes');
  if (budgetBytes !== undefined && typeof budgetBytes !== 'number')
    throw new Error('"budgetBytes" is not a number');
  return {
    ...(files && { files }),
    ...(budgetBytes !== undefined && { budgetBytes }),
    ...(exports !== undefined && { exports: parseNames(exports) }),
    ...(imports !== undefined && { imports: parseNames(imports) }),
  };
}

function parseNames(names: unknown): SharedNames {
  if (!isRecordOf(isStringList, names))
    throw new Error('"exports" and "imports" must map package names to lists of names');
  return names;
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

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSection(value: unknown): value is Section {
  if (!isObject(value)) return false;
  const { title, visibility, ownedPaths } = value;
  return (
    isString(title) &&
    title.length <= SECTION_LIMITS.titleLength &&
    VISIBILITIES.includes(visibility) &&
    isStringList(ownedPaths) &&
    ownedPaths.length <= SECTION_LIMITS.patterns &&
    ownedPaths.every(({ length }) => length <= SECTION_LIMITS.patternLength)
  );
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isStringList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isString);
}

/** Whether a value is an object all of whose entries satisfy `isEntry`. */
export function isRecordOf<T>(
  isEntry: (entry: unknown) => entry is T,
  value: unknown,
): value is Record<string, T> {
  return isObject(value) && Object.values(value).every(isEntry);
}

function isReleaseFile(value: unknown): value is ReleaseFile {
  return isObject(value) && typeof value.bytes === 'number' && isString(value.sha384);
}
