import { PAGE_PATHS } from '@platform/contracts';
import { emailTemplate } from '../../../platform/outbox/email-template.ts';
import type { NewMail } from '../../../platform/outbox/outbox.ts';
import type { UserRecord } from '../auth.model.ts';

/** The emails about a user's second factor. */
export type SecondFactorMails = ReturnType<typeof createSecondFactorMails>;

export function createSecondFactorMails(shellOrigin: string) {
  const ifNotYou = [
    'If you did not do this, set a new password now:',
    `${shellOrigin}${PAGE_PATHS.forgotPassword()}`,
    'Then contact support:',
    `${shellOrigin}${PAGE_PATHS.support()}`,
  ];
  const toMail = ({ _id, username, email }: UserRecord, subject: string, text: string): NewMail => ({
    to: email,
    userId: _id,
    subject,
    text: emailTemplate(username, [text, ...ifNotYou]),
  });
  return {
    enabled: (user: UserRecord) =>
      toMail(
        user,
        'Two-factor authentication is on',
        'Two-factor authentication was turned on for your account. Each login now also asks for a code.',
      ),
    replaced: (user: UserRecord) =>
      toMail(
        user,
        'Your authenticator app was replaced',
        'Your account has a new authenticator app and new recovery codes. The earlier ones no longer work.',
      ),
    disabled: (user: UserRecord) =>
      toMail(
        user,
        'Two-factor authentication is off',
        'Two-factor authentication was turned off for your account. You log in with your password only.',
      ),
    appRemoved: (user: UserRecord) =>
      toMail(
        user,
        'Your authenticator app was removed',
        'The authenticator app was removed from your account. Your passkeys and recovery codes still work.',
      ),
    recoveryCodeUsed: (user: UserRecord, left: number) =>
      toMail(
        user,
        'A recovery code was used',
        `A recovery code was used for your account. ${left === 1 ? 'One is' : `${left} are`} left.`,
      ),
    codesWrong: (user: UserRecord) =>
      toMail(
        user,
        'Wrong codes were entered for your account',
        'Several wrong codes for two-factor authentication were entered today, after your password or in one of your sessions. They had no effect. If it was you, you do not need to do anything.',
      ),
    recoveryCodesRenewed: (user: UserRecord) =>
      toMail(
        user,
        'Your recovery codes were replaced',
        'Your account has new recovery codes. The earlier ones no longer work.',
      ),
  };
}
