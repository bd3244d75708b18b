/** Public pages that search engines may list. */
export const LISTED_PAGES = [
  '/',
  '/about',
  '/services',
  '/learn',
  '/learn/ai-basics',
  '/learn/ai-basics/stated-or-open',
  '/faq',
  '/support',
  '/login',
  '/register',
  '/forgot-password',
  '/login-link',
  '/who-pays',
  '/privacy',
  '/terms',
  '/cookies',
] as const;

/** Public pages that only emails and other pages lead to. */
export const UNLISTED_PAGES = [
  '/login-with-link?token=one-time',
  '/second-step',
  '/reset-password?token=one-time',
  '/verify-email?token=one-time',
  '/stop-reset?token=one-time',
  '/unsubscribe?token=one-time',
] as const;

/** Every page that is open to visitors, except the 404 page. */
export const PUBLIC_PAGES = [...LISTED_PAGES, ...UNLISTED_PAGES] as const;

export type PublicPage = (typeof PUBLIC_PAGES)[number];
