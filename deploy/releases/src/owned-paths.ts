import type { Release } from './release-format.ts';
import { findRemoteFor, getPrefix, type Section, type Sections } from './section.ts';

/** `/`, `/about`, `/dashboard/*`. */
const PATTERN = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\/\*)?)?$/;

/**
 * `/`, `/about`, `/dashboard/tasks/:taskId`. The browser's router ignores case and knows optional parts and stars, with
 * which a route would stand for more paths than its text says.
 */
const ROUTE = /^\/(?:(?:[a-z0-9-]+|:[a-zA-Z]\w*)(?:\/(?:[a-z0-9-]+|:[a-zA-Z]\w*))*)?$/;
const MAX_ROUTE_LENGTH = 200;
/** Every page of the site contains the routes of all remotes. */
const MAX_ROUTES = 200;

/** First parts of the paths that the shell's server answers itself. Its files, e.g. `/robots.txt`, are not patterns. */
const RESERVED = ['404', 'admin', 'api', 'assets', 'healthz'];

/** Whether a text can be the route of a page: lower-case segments and parameters. */
function isRoute(text: string): boolean {
  return text.length <= MAX_ROUTE_LENGTH && ROUTE.test(text);
}

/** Whether a remote can have these routes, wherever they are. */
export function areRoutes(routes: readonly string[]): boolean {
  return routes.length <= MAX_ROUTES && routes.every(isRoute);
}

/**
 * Lists what is wrong with the paths of remotes that are to be live together; empty if every path has at most one
 * owner and every route is among the paths of its remote.
 *
 * @param moving the remotes whose version changes, by default all. Malformed routes of others stop only themselves.
 */
export function findOwnedPathProblems(
  remotes: readonly Release[],
  moving: readonly string[] = remotes.map(({ app }) => app),
): string[] {
  const described = remotes.flatMap((remote) =>
    remote.section ? [{ ...remote, section: remote.section }] : [],
  );
  return [
    ...remotes.filter(({ section }) => !section).map(formatMissingSection),
    ...described.flatMap(findPatternProblems),
    ...findConflicts(described),
    ...described.filter(({ app }) => moving.includes(app)).flatMap(findMalformedRoutes),
    ...findRouteProblems(described),
  ];
}

type RemoteRelease = Release & { readonly section: Section };

function formatMissingSection(release: Release): string {
  return `${formatRelease(release)} has no section`;
}

function findPatternProblems(release: RemoteRelease): string[] {
  const { visibility, ownedPaths } = release.section;
  return ownedPaths.flatMap((pattern) => {
    const claim = `${formatRelease(release)} claims "${pattern}", which`;
    if (!PATTERN.test(pattern))
      return `${claim} is not a path of lower-case letters, digits and hyphens like /reports or /reports/*`;
    if (RESERVED.includes(pattern.split('/')[1] ?? '')) return `${claim} is reserved for the shell's server`;
    // In the router, a page at `/` also stands for unknown addresses, whose 404 page everybody can open.
    if (pattern === '/' && visibility !== 'everybody') return `${claim} must be open to everybody`;
    return [];
  });
}

function findMalformedRoutes({ routes = [], ...release }: RemoteRelease): string[] {
  if (routes.length > MAX_ROUTES) return [`${formatRelease(release)} has more than ${MAX_ROUTES} routes`];
  return routes
    .filter((route) => !isRoute(route))
    .map(
      (route) =>
        `${formatRelease(release)} has the route "${route.slice(0, MAX_ROUTE_LENGTH)}", which is not a path of ` +
        'lower-case letters, digits, hyphens and parameters like /reports/:id',
    );
}

/** Two remotes may not have the same path; that one has `/reports` and the other `/reports/*` is a conflict too. */
function findConflicts(remotes: readonly RemoteRelease[]): string[] {
  const owners = new Map<string, RemoteRelease>();
  return remotes.flatMap((remote) =>
    remote.section.ownedPaths.flatMap((pattern) => {
      const owner = owners.get(getPrefix(pattern)) ?? remote;
      owners.set(getPrefix(pattern), owner);
      return owner === remote
        ? []
        : `${formatRelease(owner)} and ${formatRelease(remote)} both claim "${pattern}"`;
    }),
  );
}

function findRouteProblems(remotes: readonly RemoteRelease[]): string[] {
  const sections: Sections = Object.fromEntries(remotes.map(({ app, section }) => [app, section]));
  return remotes.flatMap((remote) =>
    (remote.routes ?? []).flatMap((route) => {
      const owner = findRemoteFor(route, sections);
      if (owner === remote.app) return findCapturedPaths(remote, route, remotes, sections);
      const place = owner === undefined ? 'outside its own paths' : `among the paths of ${owner}`;
      return `${formatRelease(remote)} has the route "${route}", which is ${place}`;
    }),
  );
}

/** Finds claims of other remotes on paths that a route with parameters also matches. */
function findCapturedPaths(
  remote: RemoteRelease,
  route: string,
  remotes: readonly RemoteRelease[],
  sections: Sections,
): string[] {
  if (!route.includes(':')) return [];
  return remotes
    .filter(({ app }) => app !== remote.app)
    .flatMap((other) =>
      other.section.ownedPaths.flatMap((pattern) => {
        const path = findCommonPath(route, pattern);
        if (path === undefined || findRemoteFor(path, sections) === remote.app) return [];
        return (
          `${formatRelease(other)} claims "${pattern}", which takes "${path}" from ` +
          `the route "${route}" of ${formatRelease(remote)}`
        );
      }),
    );
}

/** Returns a path that both a route and a pattern match; `undefined` if there is none. */
function findCommonPath(route: string, pattern: string): string | undefined {
  const segments = route.split('/');
  const claimed = getPrefix(pattern).split('/');
  const isLongEnough = pattern.endsWith('/*')
    ? segments.length >= claimed.length
    : segments.length === claimed.length;
  const isCommon = claimed.every(
    (segment, index) => segments[index] === segment || segments[index]?.startsWith(':'),
  );
  if (!isLongEnough || !isCommon) return undefined;
  return segments.map((segment, index) => claimed[index] ?? segment.replace(':', '')).join('/');
}

function formatRelease({ app, version }: Release): string {
  return `${app} ${version}`;
}
