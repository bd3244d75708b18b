import { remoteApp } from '@platform/build';

export const app = remoteApp('mf-marketing', 'AI Skill', 67, {
  title: 'This page',
  visibility: 'everybody',
  territory: [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/login-link',
    '/login-with-link',
    '/second-step',
    '/reset-password',
    '/verify-email',
    '/stop-reset',
    '/unsubscribe',
    '/about',
    '/services',
    '/faq',
    '/support',
    '/privacy',
    '/terms',
    '/cookies',
  ],
});
