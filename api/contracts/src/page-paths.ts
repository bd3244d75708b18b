import { ADMIN_BASE_PATH } from './addresses.ts';

/** The sections of the settings page, in their order. */
export const SETTINGS_SECTIONS = ['profile', 'security', 'payouts', 'notifications', 'data'] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/**
 * The paths of the pages that more than one app, or the API's emails and notices, link to. Front ends take them from
 * the kit, as the base of the admin screens differs in the standalone console; the API takes them from here.
 */
export const PAGE_PATHS = {
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
  /** Where rewards come from, what is a demo, and who operates the platform. */
  whoPays: () => '/who-pays',
  /** The courses, one course, and one of its lessons; public pages. */
  learn: () => '/learn',
  course: (slug: string) => `/learn/${slug}`,
  lesson: (slug: string, lesson: string) => `/learn/${slug}/${lesson}`,
  /** A certificate, for everyone who has its code. */
  certificate: (code: string) => `/certificate/${code}`,
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
    /** The member's courses with what is read, mastered and due. */
    learn: () => '/dashboard/learn',
    /** The competency test of a course. */
    test: (courseId: number | ':courseId') => `/dashboard/learn/${courseId}/test`,
    practice: () => '/dashboard/practice',
    withdrawals: () => '/dashboard/withdrawals',
    /** The withdrawals page with the dialog of a request open. */
    requestWithdrawal: () => withQuery('/dashboard/withdrawals', { request: 'open' }),
    freeTasks: () => '/dashboard/free-tasks',
    referrals: () => '/dashboard/referrals',
    /** The member's settings; `section` opens the page at one of its sections. */
    settings: (section?: SettingsSection) => `/dashboard/settings${section ? `#${section}` : ''}`,
    /** The form for a new password, on the settings page. */
    changePassword: () => '/dashboard/settings#change-password',
    /** What happened in the member's account. */
    notices: () => '/dashboard/notices',
    /** The member's conversations with support. */
    support: () => '/dashboard/support',
    /** The form of a new message to support; `about` fills in what is known. */
    newTicket: (about: NewTicketSubject = {}) => withQuery('/dashboard/support/new', about),
    ticket: (id: string) => `/dashboard/support/${id}`,
  },
  admin: createAdminPaths(() => ADMIN_BASE_PATH),
} as const;

/** Where password managers look for the form for a new password (W3C, A Well-Known URL for Changing Passwords). */
export const CHANGE_PASSWORD_URL = '/.well-known/change-password';

/** Creates the paths of the admin screens. @param getBase where they are mounted; empty at the root of the console */
export function createAdminPaths(getBase: () => string) {
  return {
    /** The short path in the menus; it redirects to the overview. */
    entry: () => '/admin',
    overview: () => getBase() || '/',
    verifications: () => `${getBase()}/verifications`,
    verification: (id: string) => `${getBase()}/verifications/${id}`,
    blueprints: () => `${getBase()}/blueprints`,
    purchase: (id: string) => `${getBase()}/blueprints/${id}`,
    withdrawals: () => `${getBase()}/withdrawals`,
    withdrawal: (id: string) => `${getBase()}/withdrawals/${id}`,
    reviews: () => `${getBase()}/reviews`,
    /** One submission in the review queue. */
    review: (id: string) => `${getBase()}/reviews/${id}`,
    itemReports: () => `${getBase()}/item-reports`,
    /** One report of an item that cannot be done. */
    report: (id: string) => `${getBase()}/item-reports/${id}`,
    /** Questions of tests, reports, corrections, attempts and certificates. */
    learning: () => `${getBase()}/learning`,
    users: () => `${getBase()}/users`,
    user: (id: string) => `${getBase()}/users/${id}`,
    tickets: () => `${getBase()}/tickets`,
    ticket: (id: string) => `${getBase()}/tickets/${id}`,
    outbox: () => `${getBase()}/outbox`,
    mail: (id: string) => `${getBase()}/outbox/${id}`,
    audit: () => `${getBase()}/audit`,
    ledger: () => `${getBase()}/ledger`,
    releases: () => `${getBase()}/releases`,
    /** These two are in the standalone console only. */
    account: () => `${getBase()}/account`,
    notices: () => `${getBase()}/notices`,
    /** A page that the console declares itself. @param path without a slash at its beginning, e.g. `reports/:id` */
    page: (path: string) => `${getBase()}/${path}`,
  } as const;
}

/** What a new message to support is about. */
type NewTicketSubject = {
  readonly subject?: string | undefined;
  /** The reference of a record, e.g. of a purchase, or a request ID; the form adds it to the subject. */
  readonly reference?: string | undefined;
};

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const defined = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return defined.length > 0 ? `${path}?${new URLSearchParams(defined).toString()}` : path;
}
