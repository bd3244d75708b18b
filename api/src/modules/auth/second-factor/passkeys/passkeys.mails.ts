import { PAGE_PATHS } from '@platform/contracts';
import { emailTemplate, toPlainName } from '../../../../platform/outbox/email-template.ts';
import type { NewMail } from '../../../../platform/outbox/outbox.ts';
import type { UserRecord } from '../../auth.model.ts';

/** The emails about a user's passkeys. */
export type PasskeyMails = ReturnType<typeof createPasskeyMails>;

export function createPasskeyMails(shellOrigin: string) {
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
    added: (user: UserRecord, name: string) =>
      toMail(
        user,
        'A passkey was added',
        `The passkey "${toPlainName(name)}" was added to your account. It logs you in without a password or a code.`,
      ),
    removed: (user: UserRecord, name: string, isLast: boolean) =>
      toMail(
        user,
        'A passkey was removed',
        `The passkey "${toPlainName(name)}" was removed from your account and no longer logs you in.${
          isLast
            ? ' It was the last second factor, so two-factor authentication is off: you log in with your password only.'
            : ''
        }`,
      ),
    rejected: (user: UserRecord, name: string) =>
      toMail(
        user,
        'A passkey was rejected',
        `The passkey "${toPlainName(name)}" was used, but its counter shows that a copy of it exists. The attempt was rejected. Remove this passkey in your settings and add a new one.`,
      ),
  };
}
