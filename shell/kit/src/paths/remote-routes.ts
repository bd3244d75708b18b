import type { RemoteName } from '@platform/contracts';

/** The users who can open the pages of a remote. */
export type Visibility = 'everybody' | 'members' | 'administrators';

type RemoteRoutes = {
  readonly visibility: Visibility;
  /** Exact paths, or prefixes that end with `/*`. */
  readonly patterns: readonly string[];
};

/**
 * The paths of each remote. A path that no remote owns is the shell's 404 and loads nothing. The order matters:
 * `/dashboard/admin/*` must come before `/dashboard/*`.
 */
export const REMOTE_ROUTES: Readonly<Record<RemoteName, RemoteRoutes>> = {
  'mf-admin': { visibility: 'administrators', patterns: ['/dashboard/admin/*'] },
  'mf-dashboard': { visibility: 'members', patterns: ['/dashboard/*', '/blueprint/*'] },
  'mf-marketing': {
    visibility: 'everybody',
    patterns: [
      '/',
      '/login',
      '/register',
      '/forgot-password',
      '/login-link',
      '/login-with-link',
      '/reset-password',
      '/verify-email',
      '/about',
      '/services',
      '/faq',
      '/support',
      '/privacy',
      '/terms',
      '/cookies',
    ],
  },
};

/** Finds the remote that owns a path; `undefined` if none does. */
export function findRemoteFor(path: string): RemoteName | undefined {
  const names = Object.keys(REMOTE_ROUTES) as RemoteName[];
  return names.find((name) => REMOTE_ROUTES[name].patterns.some((pattern) => isPatternMatch(pattern, path)));
}

function isPatternMatch(pattern: string, path: string): boolean {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (!pattern.endsWith('/*')) return pattern === trimmed;
  const prefix = pattern.slice(0, -2);
  return trimmed === prefix || trimmed.startsWith(`${prefix}/`);
}
