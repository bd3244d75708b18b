let adminBase = '/dashboard/admin';

/**
 * The paths of screens that other apps link to. Screens link only through these and the paths of their own remote, so
 * that each path is defined once and the admin screens work both in the shell and in the standalone console.
 */
export const paths = {
  home: () => '/',
  /** @param next same-site path to open after login. */
  login: (next?: string) => withQuery('/login', { next }),
  register: (next?: string) => withQuery('/register', { next }),
  forgotPassword: () => '/forgot-password',
  loginLink: () => '/login-link',
  loginWithLink: () => '/login-with-link',
  /** Asks for the code of a login with two-factor authentication. @param next as for `login` */
  secondStep: (next?: string) => withQuery('/second-step', { next }),
  resetPassword: () => '/reset-password',
  verifyEmail: () => '/verify-email',
  /** Target of the link in emails about the reset of a second factor. */
  stopReset: () => '/stop-reset',
  /** Turns off optional emails, with the token of a link in one. */
  unsubscribe: () => '/unsubscribe',
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
    /** Where a work task is started and done. */
    work: (taskId: string) => `/dashboard/tasks/${taskId}/work`,
    /** The member's submissions; `tab` opens one of its lists. */
    submissions: (tab?: 'decided' | 'in-review') => withQuery('/dashboard/submissions', { tab }),
    submission: (id: string) => `/dashboard/submissions/${id}`,
    blueprints: () => '/dashboard/blueprints',
    withdrawals: () => '/dashboard/withdrawals',
    /** The withdrawals page with the dialog of a request open. */
    requestWithdrawal: () => withQuery('/dashboard/withdrawals', { request: 'open' }),
    freeTasks: () => '/dashboard/free-tasks',
    referrals: () => '/dashboard/referrals',
    settings: () => '/dashboard/settings',
    /** What happened in the member's account. */
    notices: () => '/dashboard/notices',
    /** The member's conversations with support. */
    support: () => '/dashboard/support',
    /** The form of a new message to support; `about` fills in what is known. */
    newTicket: (about: NewTicketSubject = {}) => withQuery('/dashboard/support/new', about),
    ticket: (id: string) => `/dashboard/support/${id}`,
  },
  admin: {
    /** The short path in the menus; it redirects to the overview. */
    entry: () => '/admin',
    overview: () => adminBase || '/',
    verifications: () => `${adminBase}/verifications`,
    verification: (id: string) => `${adminBase}/verifications/${id}`,
    blueprints: () => `${adminBase}/blueprints`,
    purchase: (id: string) => `${adminBase}/blueprints/${id}`,
    withdrawals: () => `${adminBase}/withdrawals`,
    withdrawal: (id: string) => `${adminBase}/withdrawals/${id}`,
    reviews: () => `${adminBase}/reviews`,
    /** One submission in the review queue. */
    review: (id: string) => `${adminBase}/reviews/${id}`,
    users: () => `${adminBase}/users`,
    user: (id: string) => `${adminBase}/users/${id}`,
    tickets: () => `${adminBase}/tickets`,
    ticket: (id: string) => `${adminBase}/tickets/${id}`,
    outbox: () => `${adminBase}/outbox`,
    mail: (id: string) => `${adminBase}/outbox/${id}`,
    audit: () => `${adminBase}/audit`,
    ledger: () => `${adminBase}/ledger`,
    releases: () => `${adminBase}/releases`,
    /** These two are in the standalone console only. */
    account: () => `${adminBase}/account`,
    notices: () => `${adminBase}/notices`,
    /** A page that the console declares itself. @param path without a slash at its beginning, e.g. `reports/:id` */
    page: (path: string) => `${adminBase}/${path}`,
  },
} as const;

/** What a new message to support is about. */
type NewTicketSubject = {
  readonly subject?: string | undefined;
  /** The reference of a record, e.g. of a purchase, or a request ID; the form adds it to the subject. */
  readonly reference?: string | undefined;
};

/** Mounts the admin screens at `/`, for the standalone console. Must run before any route is created. */
export function mountAdminAtRoot(): void {
  adminBase = '';
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const defined = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return defined.length > 0 ? `${path}?${new URLSearchParams(defined).toString()}` : path;
}
