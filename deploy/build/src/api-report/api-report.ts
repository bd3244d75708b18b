import type { Api } from './read-api.ts';

/** How much a version has to grow. */
export type Bump = 'none' | 'minor' | 'major';

/** The API of a package at a version. */
export type ApiReport = { readonly name: string; readonly version: string; readonly api: Api };

const BUMPS: readonly Bump[] = ['none', 'minor', 'major'];
const ENTRY = '\n\n# ';

/** Formats a report: a line with the package and its version, then each declaration under its name. */
export function formatReport({ name, version, api }: ApiReport): string {
  const entries = [...api].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${name} ${version}${entries.map(([key, text]) => `${ENTRY}${key}\n${text}`).join('')}\n`;
}

/** Parses what `formatReport` has written. */
export function parseReport(text: string): ApiReport {
  const [head = '', ...entries] = text.trimEnd().split(ENTRY);
  const [name = '', version = ''] = head.split(' ');
  const api = entries.map((entry) => {
    const [key = '', ...lines] = entry.split('\n');
    return [key, lines.join('\n')] as const;
  });
  return { name, version, api: new Map(api) };
}

/** Lists the differences between two APIs, and the bump that they need. */
export function compareApis(before: Api, after: Api): { needed: Bump; differences: string[] } {
  const removed = [...before.keys()].filter((key) => !after.has(key));
  const changed = [...before].filter(([key, text]) => after.has(key) && after.get(key) !== text);
  const added = [...after.keys()].filter((key) => !before.has(key));
  const isBreaking = removed.length + changed.length > 0;
  return {
    needed: isBreaking ? 'major' : added.length > 0 ? 'minor' : 'none',
    differences: [
      ...removed.map((key) => `removed ${key}`),
      ...changed.map(([key]) => `changed ${key}`),
      ...added.map((key) => `added ${key}`),
    ],
  };
}

/**
 * Returns the bump that a change has: that of the version since the report, or of a changeset that is not yet part of
 * the version.
 */
export function findBump(before: string, version: string, changesets: readonly string[]): Bump {
  const [major = 0, minor = 0] = parseVersion(version);
  const [oldMajor = 0, oldMinor = 0] = parseVersion(before);
  const isMinor = major === oldMajor && minor > oldMinor;
  const all = [...changesets, major > oldMajor ? 'major' : isMinor ? 'minor' : 'none'];
  return BUMPS.findLast((bump) => all.includes(bump)) ?? 'none';
}

function parseVersion(version: string): number[] {
  return version.split('.').map(Number);
}

/** Whether a bump is at least the needed one. */
export function isEnough(bump: Bump, needed: Bump): boolean {
  return BUMPS.indexOf(bump) >= BUMPS.indexOf(needed);
}
