import { letter } from '../../platform/outbox/letter.ts';
import type { NewMail } from '../../platform/outbox/outbox.ts';
import { maskEmail } from '../../platform/masking.ts';
import type { UserRecord } from './auth.model.ts';

type Reader = Pick<UserRecord, '_id' | 'username' | 'email'>;

/** The mails of this module; links lead to the members' pages. */
export type AuthMails = ReturnType<typeof createAuthMails>;

export function createAuthMails(shellOrigin: string) {
  const link = (path: string, token: string): string => `${shellOrigin}${path}?token=${token}`;
  return {
    verifyEmail: (reader: Reader, token: string): NewMail => ({
      ...mail(reader, 'Please confirm your email address', [
        'Please confirm that this is your email address by opening this link within 24 hours:',
        link('/verify-email', token),
        'If you have no account with us, somebody entered your address by mistake, and you can ignore this mail.',
      ]),
      secret: token,
    }),

    resetPassword: (reader: Reader, token: string): NewMail => ({
      ...mail(reader, 'Set a new password', [
        'Somebody, most likely you, asked to set a new password for your account. The link is good once and for one hour:',
        link('/reset-password', token),
        'If it was not you, you can ignore this mail: your password stays as it is.',
      ]),
      secret: token,
    }),

    passwordChanged: (reader: Reader): NewMail =>
      mail(reader, 'Your password was changed', [
        'The password of your account was changed, and all other sessions were ended.',
        'If it was not you, set a new password at once:',
        `${shellOrigin}/forgot-password`,
        'and tell our support:',
        `${shellOrigin}/support`,
      ]),

    /** To the address that was. */
    emailChanged: (before: Reader, newEmail: string): NewMail =>
      mail(before, 'Your email address was changed', [
        `The email address of your account was changed to ${maskEmail(newEmail)}. Mails go there from now on.`,
        'If it was not you, tell our support at once:',
        `${shellOrigin}/support`,
      ]),
  };
}

function mail({ _id, username, email }: Reader, subject: string, paragraphs: readonly string[]): NewMail {
  return { to: email, userId: _id, subject, text: letter(username, paragraphs) };
}
