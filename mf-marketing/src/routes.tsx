import { page, paths } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { PAGES } from './content/pages.content.ts';
import { FORMS } from './forms.ts';
import { learnRoutes } from './learn-routes.tsx';

/** Routes of the public pages. A route's id is the name of its chunk, so that the server can preload its files. */
export const routes: RouteObject[] = [
  page('home-page', paths.home(), { ...PAGES.home, prerender: true }, async () => {
    const { loadHomePage } = await import(
      /* webpackChunkName: "home-page" */ './pages/home/load-home-page.ts'
    );
    return loadHomePage();
  }),
  page('about-page', paths.about(), { ...PAGES.about, prerender: true }, async () => {
    const { AboutPage } = await import(/* webpackChunkName: "about-page" */ './pages/about/about.page.tsx');
    return AboutPage;
  }),
  page('services-page', paths.services(), { ...PAGES.services, prerender: true }, async () => {
    const { ServicesPage } = await import(
      /* webpackChunkName: "services-page" */ './pages/services/services.page.tsx'
    );
    return ServicesPage;
  }),
  page('faq-page', paths.faq(), { ...PAGES.faq, prerender: true }, async () => {
    const { FaqPage } = await import(/* webpackChunkName: "faq-page" */ './pages/faq/faq.page.tsx');
    return FaqPage;
  }),
  page(
    'support-page',
    paths.support(),
    { ...PAGES.support, prerender: true, form: FORMS.support },
    async () => {
      const { SupportPage } = await import(
        /* webpackChunkName: "support-page" */ './pages/support/support.page.tsx'
      );
      return SupportPage;
    },
  ),
  page(
    'login-page',
    paths.login(),
    { ...PAGES.login, prerender: true, leftOutOfSitemap: true, form: FORMS.login },
    async () => {
      const { LoginPage } = await import(/* webpackChunkName: "login-page" */ './pages/login/login.page.tsx');
      return LoginPage;
    },
  ),
  page(
    'register-page',
    paths.register(),
    { ...PAGES.register, prerender: true, form: FORMS.register },
    async () => {
      const { RegisterPage } = await import(
        /* webpackChunkName: "register-page" */ './pages/register/register.page.tsx'
      );
      return RegisterPage;
    },
  ),
  page(
    'forgot-password-page',
    paths.forgotPassword(),
    { ...PAGES.forgotPassword, prerender: true, leftOutOfSitemap: true, form: FORMS.forgotPassword },
    async () => {
      const { ForgotPasswordPage } = await import(
        /* webpackChunkName: "forgot-password-page" */ './pages/forgot-password/forgot-password.page.tsx'
      );
      return ForgotPasswordPage;
    },
  ),
  page(
    'login-link-page',
    paths.loginLink(),
    { ...PAGES.loginLink, prerender: true, leftOutOfSitemap: true, form: FORMS.loginLink },
    async () => {
      const { LoginLinkPage } = await import(
        /* webpackChunkName: "login-link-page" */ './pages/login-link/login-link.page.tsx'
      );
      return LoginLinkPage;
    },
  ),
  page(
    'login-with-link-page',
    paths.loginWithLink(),
    {
      ...PAGES.loginWithLink,
      prerender: true,
      unlisted: true,
      form: FORMS.loginWithLink,
    },
    async () => {
      const { LoginWithLinkPage } = await import(
        /* webpackChunkName: "login-with-link-page" */ './pages/login-with-link/login-with-link.page.tsx'
      );
      return LoginWithLinkPage;
    },
  ),
  page(
    'second-step-page',
    paths.secondStep(),
    {
      ...PAGES.secondStep,
      prerender: true,
      unlisted: true,
      form: FORMS.secondStep,
    },
    async () => {
      const { SecondStepPage } = await import(
        /* webpackChunkName: "second-step-page" */ './pages/second-step/second-step.page.tsx'
      );
      return SecondStepPage;
    },
  ),
  page(
    'reset-password-page',
    paths.resetPassword(),
    {
      ...PAGES.resetPassword,
      prerender: true,
      unlisted: true,
      form: FORMS.resetPassword,
    },
    async () => {
      const { ResetPasswordPage } = await import(
        /* webpackChunkName: "reset-password-page" */ './pages/reset-password/reset-password.page.tsx'
      );
      return ResetPasswordPage;
    },
  ),
  page(
    'verify-email-page',
    paths.verifyEmail(),
    {
      ...PAGES.verifyEmail,
      prerender: true,
      unlisted: true,
      form: FORMS.verifyEmail,
    },
    async () => {
      const { VerifyEmailPage } = await import(
        /* webpackChunkName: "verify-email-page" */ './pages/verify-email/verify-email.page.tsx'
      );
      return VerifyEmailPage;
    },
  ),
  page(
    'stop-reset-page',
    paths.stopReset(),
    {
      ...PAGES.stopReset,
      prerender: true,
      unlisted: true,
      form: FORMS.stopReset,
    },
    async () => {
      const { StopResetPage } = await import(
        /* webpackChunkName: "stop-reset-page" */ './pages/stop-reset/stop-reset.page.tsx'
      );
      return StopResetPage;
    },
  ),
  page(
    'unsubscribe-page',
    paths.unsubscribe(),
    {
      ...PAGES.unsubscribe,
      prerender: true,
      unlisted: true,
      form: FORMS.unsubscribe,
    },
    async () => {
      const { UnsubscribePage } = await import(
        /* webpackChunkName: "unsubscribe-page" */ './pages/unsubscribe/unsubscribe.page.tsx'
      );
      return UnsubscribePage;
    },
  ),
  ...learnRoutes,
  page('certificate-page', paths.certificate(':code'), { ...PAGES.certificate, unlisted: true }, async () => {
    const { CertificatePage } = await import(
      /* webpackChunkName: "certificate-page" */ './pages/certificate/certificate.page.tsx'
    );
    return CertificatePage;
  }),
  page('who-pays-page', paths.whoPays(), { ...PAGES.whoPays, prerender: true }, async () => {
    const { WhoPaysPage } = await import(
      /* webpackChunkName: "who-pays-page" */ './pages/legal/who-pays.page.tsx'
    );
    return WhoPaysPage;
  }),
  page('privacy-page', paths.privacy(), { ...PAGES.privacy, prerender: true }, async () => {
    const { PrivacyPage } = await import(
      /* webpackChunkName: "privacy-page" */ './pages/legal/privacy.page.tsx'
    );
    return PrivacyPage;
  }),
  page('terms-page', paths.terms(), { ...PAGES.terms, prerender: true }, async () => {
    const { TermsPage } = await import(/* webpackChunkName: "terms-page" */ './pages/legal/terms.page.tsx');
    return TermsPage;
  }),
  page('cookies-page', paths.cookies(), { ...PAGES.cookies, prerender: true }, async () => {
    const { CookiesPage } = await import(
      /* webpackChunkName: "cookies-page" */ './pages/legal/cookies.page.tsx'
    );
    return CookiesPage;
  }),
];
