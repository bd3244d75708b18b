import {
  CONFIRMATION_LINK_HOURS,
  LOGIN_LINK_MINUTES,
  PAGE_PATHS,
  PASSWORD_LINK_MINUTES,
  PAYOUT_COOLDOWN_HOURS,
} from '@platform/contracts';
import { emailTemplate, formatMailTime, toPlainName } from '../../platform/outbox/email-template.ts';
import type { NewNotice } from '../notices/index.ts';
import type { NewMail } from '../../platform/outbox/outbox.ts';
import { maskEmail } from '../../platform/masking.ts';
import type { UserRecord } from './auth.model.ts';
import { listMailAddresses } from './auth.policy.ts';

/** The recipient of an email of this module. */
export type Recipient = Pick<UserRecord, '_id' | 'username' | 'email'>;

/** The emails of this module; their links lead to the members' pages. */
export type AuthMails = ReturnType<typeof createAuthMails>;

/** What follows from each change that a stranger could have made. */
const PAUSE = `For your safety, no payout is approved for the next ${PAYOUT_COOLDOWN_HOURS} hours.`;

export function createAuthMails(shellOrigin: string) {
  const link = (path: string, token: string): string => `${shellOrigin}${path}?token=${token}`;
  return {
    /** Greets without a name, because the address may belong to a stranger. */
    verifyEmail: ({ _id, username, email }: Recipient, token: string): NewMail => ({
      to: email,
      userId: _id,
      subject: 'Confirm your email address',
      text: emailTemplate(null, [
        `This address was entered for the account with the username "${toPlainName(username)}". If it is yours, confirm it by opening this link within ${CONFIRMATION_LINK_HOURS} hours:`,
        link(PAGE_PATHS.verifyEmail(), token),
        'If you do not have an account with us, someone entered your address by mistake. You can ignore this email.',
      ]),
      secret: token,
    }),

    resetPassword: (recipient: Recipient, token: string): NewMail => ({
      ...toMail(recipient, 'Set a new password', [
        `We received a request to set a new password for your account. This link works once and expires in ${PASSWORD_LINK_MINUTES} minutes:`,
        link(PAGE_PATHS.resetPassword(), token),
        'If you did not request this, you can ignore this email. Your password stays the same.',
      ]),
      secret: token,
    }),

    loginLink: (recipient: Recipient, token: string): NewMail => ({
      ...toMail(recipient, 'Log in to your account', [
        `Log in by opening this link. It works once and expires in ${LOGIN_LINK_MINUTES} minutes:`,
        link(PAGE_PATHS.loginWithLink(), token),
        'If you did not request this, you can ignore this email. Do not share this link: it opens your account.',
      ]),
      secret: token,
    }),

    passwordLink: (recipient: Recipient, token: string): NewMail => ({
      ...toMail(recipient, 'Log in although others try', [
        `Open this link where you want to log in. It works once and expires in ${LOGIN_LINK_MINUTES} minutes:`,
        link(PAGE_PATHS.loginWithLink(), token),
        'Then log in with your password: failed logins of other people no longer keep you out there.',
        'If you did not request this, you can ignore this email.',
      ]),
      secret: token,
    }),

    passwordChanged: (recipient: Recipient): NewMail =>
      toMail(recipient, 'Your password was changed', [
        'The password of your account was changed, and all other sessions were logged out.',
        PAUSE,
        'If you did not do this, set a new password now:',
        `${shellOrigin}${PAGE_PATHS.forgotPassword()}`,
        'Then contact support:',
        `${shellOrigin}${PAGE_PATHS.support()}`,
      ]),

    newDevice: (recipient: Recipient, device: string, at: Date): NewMail =>
      toMail(recipient, 'New login to your account', [
        `Someone logged in to your account on a new device: ${device}, on ${formatMailTime(at)}.`,
        PAUSE,
        'If this was you, you do not need to do anything.',
        'If this was not you, set a new password now. That ends every session of your account:',
        `${shellOrigin}${PAGE_PATHS.forgotPassword()}`,
        'Then contact support:',
        `${shellOrigin}${PAGE_PATHS.support()}`,
      ]),

    /** Addressed to the previous email addresses. */
    emailChanged: (previous: Recipient, newEmail: string): NewMail =>
      toMail(previous, 'Your email address was changed', [
        `The email address of your account was changed to ${maskEmail(newEmail)}. We now send your emails there.`,
        PAUSE,
        'If you did not do this, contact support now:',
        `${shellOrigin}${PAGE_PATHS.support()}`,
      ]),
  };
}

/** Announces a change of what protects an account, at every address that may be its user's. */
export function toSecurityNotice(
  user: Pick<UserRecord, '_id' | 'email' | 'previousEmail'>,
  mail: NewMail,
  now: Date,
): NewNotice {
  const mails = listMailAddresses(user, now).map((to) => ({ ...mail, to }));
  return {
    userId: user._id,
    kind: 'account_security',
    text: mail.subject,
    path: PAGE_PATHS.dashboard.settings('security'),
    mails,
  };
}

/** Builds an email that greets its recipient. */
export function toMail(
  { _id, username, email }: Recipient,
  subject: string,
  paragraphs: readonly string[],
): NewMail {
  return { to: email, userId: _id, subject, text: emailTemplate(username, paragraphs) };
}
