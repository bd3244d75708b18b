import { CONFIRMATION_LINK_HOURS, LOGIN_LINK_MINUTES, PASSWORD_LINK_MINUTES } from '@platform/contracts';

/**
 * What replaces a form after its success, also if it was sent without a script. A file of its own, because the remote's
 * first file contains it (`forms.ts`).
 */
export const FORM_DONE = {
  forgotPassword: {
    title: 'Check your inbox',
    text: `If an account uses this address, a link is on its way. It works once, within ${PASSWORD_LINK_MINUTES} minutes. Your password stays the same until you use it.`,
  },
  loginLink: {
    title: 'Check your inbox',
    text: `If an account uses this address, a link is on its way. It works once, within ${LOGIN_LINK_MINUTES} minutes.`,
  },
  resetPassword: {
    title: 'Your password is set',
    text: 'You have been logged out on all devices.',
  },
  verifyEmail: {
    title: 'Your email is confirmed',
    text: 'You can close this page or go to your dashboard.',
  },
  stopReset: {
    title: 'The reset is stopped',
    text: 'Two-factor authentication stays on for your account. If you did not ask for the reset, set a new password.',
  },
  unsubscribe: {
    title: 'You are unsubscribed',
    text: 'You will no longer get optional emails. We still email you about security, money, rejections and appeals. You can change this in your settings.',
  },
  /** Shown without a script; with one, the reference has a line of its own. */
  ticket: {
    title: 'We received your message',
    text: 'A confirmation email is on its way. Mention the reference {reference} if you write again.',
  },
} as const;

/** Why the link of an email does not work. */
export const LINK_ADVICE = {
  loginWithLink: `Each link works once, within ${LOGIN_LINK_MINUTES} minutes.`,
  passwordNeeded: 'Administrators are not logged in by a link.',
  resetPassword: `Each link works once, within ${PASSWORD_LINK_MINUTES} minutes.`,
  verifyEmail: `Each link works once, within ${CONFIRMATION_LINK_HOURS} hours. A newer link replaces it.`,
  stopReset: 'This reset was already stopped or completed. Your settings show which.',
} as const;
