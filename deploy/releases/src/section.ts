/** The users who can open the pages of a remote. */
export type Visibility = 'everybody' | 'members' | 'administrators';

/** The part of the site that a remote owns: what has to be known of it before its code runs. */
export type Section = {
  /** Name for visitors, at the beginning of a sentence: `The dashboard` did not load. */
  readonly title: string;
  readonly visibility: Visibility;
  /** Its paths: exact ones, or prefixes that end with a star, e.g. `/about` or `/dashboard/*`. */
  readonly ownedPaths: readonly string[];
};

/** The sections of the live remotes by the remote's name. */
export type Sections = Readonly<Record<string, Section>>;

/**
 * Finds the remote that owns a path; `undefined` if none does. The longest pattern wins, so `/dashboard/admin/*` can
 * belong to another remote than `/dashboard/*`.
 */
export function findRemoteFor(path: string, sections: Sections): string | undefined {
  const matches = Object.entries(sections).flatMap(([name, { ownedPaths }]) =>
    ownedPaths
      .filter((pattern) => isPatternMatch(pattern, path))
      .map((pattern) => ({ name, length: getPrefix(pattern).length })),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.name;
}

/** Returns the index of the route that stands for a path, or -1. Exact routes win over those with parameters. */
export function findRoute(routes: readonly string[], path: string): number {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const exact = routes.indexOf(trimmed);
  if (exact >= 0) return exact;
  const segments = trimmed.split('/');
  return routes.findIndex((route) => {
    const expected = route.split('/');
    return (
      expected.length === segments.length &&
      expected.every((part, index) => part === segments[index] || (part.startsWith(':') && segments[index]))
    );
  });
}

/** Returns the path of an exact pattern, or the part of a prefix before `/*`; empty for `/`. */
export function getPrefix(pattern: string): string {
  return pattern.replace(/\/\*?$/, '');
}

function isPatternMatch(pattern: string, path: string): boolean {
  const prefix = getPrefix(pattern);
  const trimmed = path.replace(/\/+$/, '');
  return trimmed === prefix || (pattern.endsWith('/*') && trimmed.startsWith(`${prefix}/`));
}
