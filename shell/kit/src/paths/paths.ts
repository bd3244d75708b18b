let adminBase = '/dashboard/admin';

/**
 * Every address of the product's screens. Screens link through these and never by a text of their own, so that an
 * address has one place, and the same admin screens work in the shell and in the console.
 */
export const paths = {
  home: () => '/',
  /** `next` is where to go after signing in, an own path. */
  login: (next?: string) => withQuery('/login', { next }),
  register: (next?: string) => withQuery('/register', { next }),
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  verifyEmail: () => '/verify-email',
  about: () => '/about',
  services: () => '/services',
  faq: () => '/faq',
  support: () => '/support',
  privacy: () => '/privacy',
  terms: () => '/terms',
  cookies: () => '/cookies',
  blueprint: (blueprintId: number | ':blueprintId') => `/blueprint/${blueprintId}`,
  dashboard: {
    home: () => '/dashboard',
    tasks: () => '/dashboard/tasks',
    blueprints: () => '/dashboard/blueprints',
    withdrawals: () => '/dashboard/withdrawals',
    freeTasks: () => '/dashboard/free-tasks',
    referrals: () => '/dashboard/referrals',
    settings: () => '/dashboard/settings',
  },
  admin: {
    /** The short address that the menus show; it leads to the overview. */
    entry: () => '/admin',
    overview: () => adminBase || '/',
    verifications: () => `${adminBase}/verifications`,
    verification: (id: string) => `${adminBase}/verifications/${id}`,
    blueprints: () => `${adminBase}/blueprints`,
    purchase: (id: string) => `${adminBase}/blueprints/${id}`,
    withdrawals: () => `${adminBase}/withdrawals`,
    withdrawal: (id: string) => `${adminBase}/withdrawals/${id}`,
    users: () => `${adminBase}/users`,
    user: (id: string) => `${adminBase}/users/${id}`,
    tickets: () => `${adminBase}/tickets`,
    ticket: (id: string) => `${adminBase}/tickets/${id}`,
    outbox: () => `${adminBase}/outbox`,
    mail: (id: string) => `${adminBase}/outbox/${id}`,
    audit: () => `${adminBase}/audit`,
    ledger: () => `${adminBase}/ledger`,
    releases: () => `${adminBase}/releases`,
  },
} as const;

/** The stand-alone console has its screens at `/`. Called once, before any route is made. */
export function mountAdminAtRoot(): void {
  adminBase = '';
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
}
