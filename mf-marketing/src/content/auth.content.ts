import {
  CONFIRMATION_LINK_HOURS,
  EARNINGS_LOCK,
  FREE_TASK_COUNT,
  FREE_TASK_DURATION,
  FREE_TASK_REWARD,
  IDENTITY_REVIEW_TIME,
  MINIMUM_BALANCE,
  SECOND_STEP_MINUTES,
  SIGNUP_BONUS,
} from '@platform/contracts';
import { LINK_ADVICE, FORM_DONE } from './form-done.content.ts';

/** Texts around the forms for login, sign-up and password recovery. */

export const LOGIN = {
  title: 'Log in',
  lead: 'See your tasks, your balance and what unlocks next.',
} as const;

export const REGISTER = {
  title: 'Create your account',
  lead: 'It is free. You need no payment method.',
  next: {
    title: 'What happens next',
    steps: [
      { title: `Claim your ${SIGNUP_BONUS}`, text: 'One click on your dashboard.' },
      {
        title: `Complete ${FREE_TASK_COUNT} starter tasks`,
        text: `About ${FREE_TASK_DURATION} and ${FREE_TASK_REWARD} each. No verification needed.`,
      },
      {
        title: 'Verify your identity',
        text: `Unlocks AI Basics for free. The review takes ${IDENTITY_REVIEW_TIME}. If you are rejected, we tell you why.`,
      },
      {
        title: `Reach ${MINIMUM_BALANCE}, then withdraw`,
        text: `A reward becomes available ${EARNINGS_LOCK} after its task. Below ${MINIMUM_BALANCE} you cannot withdraw.`,
      },
    ],
  },
} as const;

/** Shown without a script; with one, the form says whether the code is valid. */
export const KEPT_REFERRAL_CODE =
  'You were invited with the code {value}. If it is valid, it counts when you sign up.';

export const FORGOT_PASSWORD = {
  title: 'Forgot your password?',
  lead: 'Enter the email of your account. We will send you a link to set a new password.',
  sent: {
    ...FORM_DONE.forgotPassword,
    retryHint: 'No email? Check your spam folder, or try another address.',
  },
} as const;

export const LOGIN_LINK = {
  title: 'Log in with a link',
  lead: 'Too many tries, or no password at hand? We will email you a link that logs you in.',
  sent: {
    ...FORM_DONE.loginLink,
    retryHint: 'No email? Check your spam folder, or try another address.',
  },
} as const;

export const LOGIN_WITH_LINK = {
  title: 'Log in with your link',
  lead: 'One click logs you in on this device. Your password stays the same. Administrators enter it afterwards.',
  missingToken: {
    title: 'This link is incomplete',
    text: 'Open the full link from your email again, or request a new one.',
  },
  passwordNeeded: LINK_ADVICE.passwordNeeded,
  invalidToken: LINK_ADVICE.loginWithLink,
} as const;

export const SECOND_STEP = {
  title: 'Enter your code',
  lead: `Two-factor authentication is on for your account. Enter the code within ${SECOND_STEP_MINUTES} minutes.`,
} as const;

export const RESET_PASSWORD = {
  title: 'Set a new password',
  lead: 'You will be logged out on all devices. Then log in with your new password.',
  done: FORM_DONE.resetPassword,
  missingToken: {
    title: 'This link is incomplete',
    text: 'Open the full link from your email again, or request a new one.',
  },
} as const;

export const VERIFY_EMAIL = {
  title: 'Confirm your email',
  lead: 'Confirm your address so that we can reach you.',
  done: FORM_DONE.verifyEmail,
  missingToken: {
    title: 'This link is incomplete',
    text: 'Open the full link from your email again, or get a new one.',
  },
  invalidToken: LINK_ADVICE.verifyEmail,
  newLink: {
    title: 'Get a new link',
    visitorLead: 'Enter the email of your account.',
    memberLead: (email: string) => `We send it to ${email}. Earlier links stop working.`,
    sent: {
      title: 'Check your inbox',
      text: `If an account uses this address and it is not confirmed yet, a new link is on its way. It works once, within ${CONFIRMATION_LINK_HOURS} hours. Earlier links no longer work.`,
      memberText: `A new link is on its way. It works once, within ${CONFIRMATION_LINK_HOURS} hours. Earlier links no longer work.`,
    },
    alreadyConfirmed: {
      title: 'Your email is already confirmed',
      text: 'You need no new link.',
    },
  },
} as const;

export const STOP_RESET = {
  title: 'Keep two-factor authentication',
  lead: 'Someone asked support to turn it off. If that was not you, or you have found your app or a recovery code, stop the reset.',
  done: FORM_DONE.stopReset,
  submit: 'Stop the reset',
  busy: 'Stopping...',
  missingToken: {
    title: 'This link is incomplete',
    text: 'Open the full link from your email again.',
  },
  invalidToken: LINK_ADVICE.stopReset,
} as const;
