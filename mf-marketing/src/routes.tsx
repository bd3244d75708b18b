import { paths, type PageHandle } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { PAGES } from './content/pages.content.ts';
import { FORMS } from './forms.ts';

/** Routes of the public pages. A route's id is the name of its chunk, so that the server can preload its files. */
export const routes: RouteObject[] = [
  {
    id: 'home-page',
    path: paths.home(),
    handle: { ...PAGES.home, prerender: true } satisfies PageHandle,
    lazy: async () => {
      const { loadHomePage } = await import(
        /* webpackChunkName: "home-page" */ './pages/home/load-home-page.ts'
      );
      return { Component: await loadHomePage() };
    },
  },
  {
    id: 'about-page',
    path: paths.about(),
    handle: { ...PAGES.about, prerender: true } satisfies PageHandle,
    lazy: async () => {
      const { AboutPage } = await import(/* webpackChunkName: "about-page" */ './pages/about/about.page.tsx');
      return { Component: AboutPage };
    },
  },
  {
    id: 'services-page',
    path: paths.services(),
    handle: { ...PAGES.services, prerender: true } satisfies PageHandle,
    lazy: async () => {
      const { ServicesPage } = await import(
        /* webpackChunkName: "services-page" */ './pages/services/services.page.tsx'
      );
      return { Component: ServicesPage };
    },
  },
  {
    id: 'faq-page',
    path: paths.faq(),
    handle: { ...PAGES.faq, prerender: true } satisfies PageHandle,
    lazy: async () => {
      const { FaqPage } = await import(/* webpackChunkName: "faq-page" */ './pages/faq/faq.page.tsx');
      return { Component: FaqPage };
    },
  },
  {
    id: 'support-page',
    path: paths.support(),
    handle: { ...PAGES.support, prerender: true, form: FORMS.support } satisfies PageHandle,
    lazy: async () => {
      const { SupportPage } = await import(
        /* webpackChunkName: "support-page" */ './pages/support/support.page.tsx'
      );
      return { Component: SupportPage };
    },
  },
  {
    id: 'login-page',
    path: paths.login(),
    handle: { ...PAGES.login, prerender: true, form: FORMS.login } satisfies PageHandle,
    lazy: async () => {
      const { LoginPage } = await import(/* webpackChunkName: "login-page" */ './pages/login/login.page.tsx');
      return { Component: LoginPage };
    },
  },
  {
    id: 'register-page',
    path: paths.register(),
    handle: { ...PAGES.register, prerender: true, form: FORMS.register } satisfies PageHandle,
    lazy: async () => {
      const { RegisterPage } = await import(
        /* webpackChunkName: "register-page" */ './pages/register/register.page.tsx'
      );
      return { Component: RegisterPage };
    },
  },
  {
    id: 'forgot-password-page',
    path: paths.forgotPassword(),
    handle: { ...PAGES.forgotPassword, prerender: true, form: FORMS.forgotPassword } satisfies PageHandle,
    lazy: async () => {
      const { ForgotPasswordPage } = await import(
        /* webpackChunkName: "forgot-password-page" */ './pages/forgot-password/forgot-password.page.tsx'
      );
      return { Component: ForgotPasswordPage };
    },
  },
  {
    id: 'login-link-page',
    path: paths.loginLink(),
    handle: { ...PAGES.loginLink, prerender: true, form: FORMS.loginLink } satisfies PageHandle,
    lazy: async () => {
      const { LoginLinkPage } = await import(
        /* webpackChunkName: "login-link-page" */ './pages/login-link/login-link.page.tsx'
      );
      return { Component: LoginLinkPage };
    },
  },
  {
    id: 'login-with-link-page',
    path: paths.loginWithLink(),
    handle: {
      ...PAGES.loginWithLink,
      prerender: true,
      unlisted: true,
      form: FORMS.loginWithLink,
    } satisfies PageHandle,
    lazy: async () => {
      const { LoginWithLinkPage } = await import(
        /* webpackChunkName: "login-with-link-page" */ './pages/login-with-link/login-with-link.page.tsx'
      );
      return { Component: LoginWithLinkPage };
    },
  },
  {
    id: 'second-step-page',
    path: paths.secondStep(),
    handle: {
      ...PAGES.secondStep,
      prerender: true,
      unlisted: true,
      form: FORMS.secondStep,
    } satisfies PageHandle,
    lazy: async () => {
      const { SecondStepPage } = await import(
        /* webpackChunkName: "second-step-page" */ './pages/second-step/second-step.page.tsx'
      );
      return { Component: SecondStepPage };
    },
  },
  {
    id: 'reset-password-page',
    path: paths.resetPassword(),
    handle: {
      ...PAGES.resetPassword,
      prerender: true,
      unlisted: true,
      form: FORMS.resetPassword,
    } satisfies PageHandle,
    lazy: async () => {
      const { ResetPasswordPage } = await import(
        /* webpackChunkName: "reset-password-page" */ './pages/reset-password/reset-password.page.tsx'
      );
      return { Component: ResetPasswordPage };
    },
  },
  {
    id: 'verify-email-page',
    path: paths.verifyEmail(),
    handle: {
      ...PAGES.verifyEmail,
      prerender: true,
      unlisted: true,
      form: FORMS.verifyEmail,
    } satisfies PageHandle,
    lazy: async () => {
      const { VerifyEmailPage } = await import(
        /* webpackChunkName: "verify-email-page" */ './pages/verify-email/verify-email.page.tsx'
      );
      return { Component: VerifyEmailPage };
    },
  },
  {
    id: 'stop-reset-page',
    path: paths.stopReset(),
    handle: {
      ...PAGES.stopReset,
      prerender: true,
      unlisted: true,
      form: FORMS.stopReset,
    } satisfies PageHandle,
    lazy: async () => {
      const { StopResetPage } = await import(
        /* webpackChunkName: "stop-reset-page" */ './pages/stop-reset/stop-reset.page.tsx'
      );
      return { Component: StopResetPage };
    },
  },
  {
    id: 'unsubscribe-page',
    path: paths.unsubscribe(),
    handle: {
      ...PAGES.unsubscribe,
      prerender: true,
      unlisted: true,
      form: FORMS.unsubscribe,
    } satisfies PageHandle,
    lazy: async () => {
      const { UnsubscribePage } = await import(
        /* webpackChunkName: "unsubscribe-page" */ './pages/unsubscribe/unsubscribe.page.tsx'
      );
      return { Component: UnsubscribePage };
    },
  },
  {
    id: 'privacy-page',
    path: paths.privacy(),
    handle: { ...PAGES.privacy, prerender: true } satisfies PageHandle,
    lazy: async () => {
      const { PrivacyPage } = await import(
        /* webpackChunkName: "privacy-page" */ './pages/legal/privacy.page.tsx'
      );
      return { Component: PrivacyPage };
    },
  },
  {
    id: 'terms-page',
    path: paths.terms(),
    handle: { ...PAGES.terms, prerender: true } satisfies PageHandle,
    lazy: async () => {
      const { TermsPage } = await import(/* webpackChunkName: "terms-page" */ './pages/legal/terms.page.tsx');
      return { Component: TermsPage };
    },
  },
  {
    id: 'cookies-page',
    path: paths.cookies(),
    handle: { ...PAGES.cookies, prerender: true } satisfies PageHandle,
    lazy: async () => {
      const { CookiesPage } = await import(
        /* webpackChunkName: "cookies-page" */ './pages/legal/cookies.page.tsx'
      );
      return { Component: CookiesPage };
    },
  },
];
