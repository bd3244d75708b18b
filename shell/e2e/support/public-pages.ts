/** Every page that is open to visitors, except the 404 page. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/services',
  '/faq',
  '/support',
  '/login',
  '/register',
  '/forgot-password',
  '/login-link',
  '/login-with-link?token=one-time',
  '/reset-password?token=one-time',
  '/verify-email?token=one-time',
  '/privacy',
  '/terms',
  '/cookies',
] as const;

export type PublicPage = (typeof PUBLIC_PAGES)[number];
