/** Every page that anybody may open, without the 404. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/services',
  '/faq',
  '/support',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=one-time',
  '/verify-email?token=one-time',
  '/privacy',
  '/terms',
  '/cookies',
] as const;
