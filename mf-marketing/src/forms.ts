import { paths, type PageForm } from '@platform/kit';
import { KEPT_REFERRAL_CODE } from './content/auth.content.ts';
import { FORM_DONE } from './content/form-done.content.ts';

/** The page that follows a login whose password or link was right. */
const SECOND_STEP = { second_factor_required: paths.secondStep() } as const;

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
  },
  secondStep: { endpoint: 'auth.secondStep' },
  resetPassword: {
    endpoint: 'auth.resetPassword',
    fromQuery: { token: ['token'] },
    done: FORM_DONE.resetPassword,
  },
  verifyEmail: {
    endpoint: 'auth.verifyEmail',
    fromQuery: { token: ['token'] },
    done: FORM_DONE.verifyEmail,
  },
  stopReset: {
    endpoint: 'auth.stopSecondFactorReset',
    fromQuery: { token: ['token'] },
    done: FORM_DONE.stopReset,
  },
  unsubscribe: {
    endpoint: 'notices.unsubscribe',
    fromQuery: { token: ['token'] },
    done: FORM_DONE.unsubscribe,
    doneInPlace: true,
  },
  support: { endpoint: 'support.openTicket', done: FORM_DONE.ticket },
} as const satisfies Record<string, PageForm>;
