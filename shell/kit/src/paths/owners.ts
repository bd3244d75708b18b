import type { RemoteName } from '@platform/contracts';

/** Who may open the pages of a remote. */
export type Audience = 'everybody' | 'members' | 'administrators';

type Territory = {
  readonly audience: Audience;
  /** Whole paths, or the beginning of paths with a star behind a slash. */
  readonly patterns: readonly string[];
};

/**
 * Which remote owns which addresses. An address that nobody owns is the shell's 404 and loads nothing. The more exact
 * pattern wins: `/dashboard/admin/*` before `/dashboard/*`.
 */
export const TERRITORIES: Readonly<Record<RemoteName, Territory>> = {
  'mf-admin': { audience: 'administrators', patterns: ['/dashboard/admin/*'] },
  'mf-dashboard': { audience: 'members', patterns: ['/dashboard/*', '/blueprint/*'] },
  'mf-marketing': {
    audience: 'everybody',
    patterns: [
      '/',
      '/login',
      '/register',
      '/forgot-password',
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

/** The remote that owns a path, or nothing. */
export function ownerOf(path: string): RemoteName | undefined {
  const names = Object.keys(TERRITORIES) as RemoteName[];
  return names.find((name) => TERRITORIES[name].patterns.some((pattern) => covers(pattern, path)));
}

function covers(pattern: string, path: string): boolean {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (!pattern.endsWith('/*')) return pattern === trimmed;
  const beginning = pattern.slice(0, -2);
  return trimmed === beginning || trimmed.startsWith(`${beginning}/`);
}
