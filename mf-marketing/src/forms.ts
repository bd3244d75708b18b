import { paths, type FormAdvice, type PageForm } from '@platform/kit';
import { KEPT_REFERRAL_CODE } from './content/auth.content.ts';
import { LINK_ADVICE, FORM_DONE } from './content/form-done.content.ts';

/** The page that follows a login whose password or link was right. */
const SECOND_STEP = { second_factor_required: paths.secondStep() } as const;

/** For a link that no longer works, and for one that was cut off. */
const forDeadLink = (advice: FormAdvice) => ({ invalid_token: advice, invalid_request: advice });

/** What the shell's server does with the forms of the pages when a browser sends them without a script. */
export const FORMS = {
  login: { endpoint: 'auth.login', nextStep: SECOND_STEP },
  register: {
    endpoint: 'auth.register',
    fromQuery: { referralCode: ['ref', 'referral'] },
    kept: { referralCode: KEPT_REFERRAL_CODE },
  },
  forgotPassword: { endpoint: 'auth.forgotPassword', done: FORM_DONE.forgotPassword },
  loginLink: { endpoint: 'auth.requestLoginLink', done: FORM_DONE.loginLink },
  loginWithLink: {
    endpoint: 'auth.loginWithLink',
    fromQuery: { token: ['token'] },
    nextStep: SECOND_STEP,
    advice: {
      ...forDeadLink({
        text: LINK_ADVICE.loginWithLink,
        link: 'Request a new link',
        path: paths.loginLink(),
      }),
      password_needed: {
        text: LINK_ADVICE.passwordNeeded,
        link: 'Log in with your password',
        path: paths.login(),
      },
    },
  },
  secondStep: { endpoint: 'auth.secondStep' },
  resetPassword: {
    endpoint: 'auth.resetPassword',
    fromQuery: { token: ['token'] },
    done: FORM_DONE.resetPassword,
    advice: forDeadLink({
      text: LINK_ADVICE.resetPassword,
      link: 'Request a new link',
      path: paths.forgotPassword(),
    }),
  },
  verifyEmail: {
    endpoint: 'auth.verifyEmail',
    fromQuery: { token: ['token'] },
    done: FORM_DONE.verifyEmail,
    // A login link comes by email too, so it confirms the address.
    advice: forDeadLink({
      text: `${LINK_ADVICE.verifyEmail} A login link confirms your email too.`,
      link: 'Request a login link',
      path: paths.loginLink(),
    }),
  },
  stopReset: {
    endpoint: 'auth.stopSecondFactorReset',
    fromQuery: { token: ['token'] },
    done: FORM_DONE.stopReset,
    advice: {
      invalid_token: {
        text: LINK_ADVICE.stopReset,
        link: 'Open your settings',
        path: paths.dashboard.settings(),
      },
    },
  },
  unsubscribe: {
    endpoint: 'notices.unsubscribe',
    fromQuery: { token: ['token'] },
    done: FORM_DONE.unsubscribe,
    advice: {
      not_found: {
        text: 'You can also choose your emails in your settings.',
        link: 'Choose your emails',
        path: paths.dashboard.settings('notifications'),
      },
    },
    doneInPlace: true,
  },
  support: { endpoint: 'support.openTicket', done: FORM_DONE.ticket },
} as const satisfies Record<string, PageForm>;
