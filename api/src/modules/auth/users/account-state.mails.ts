import { PAGE_PATHS } from '@platform/contracts';
import type { NewMail } from '../../../platform/outbox/outbox.ts';
import { toMail, type Recipient } from '../auth.mails.ts';

/** Tells a user that an administrator has disabled the account. The reason is for the audit log only. */
export function accountDisabledMail(recipient: Recipient, shellOrigin: string): NewMail {
  return toMail(recipient, 'Your account was disabled', [
    'An administrator has disabled your account. You are logged out everywhere and cannot log in. Your money stays in your balance, and nothing is approved or paid out until the account is enabled again.',
    'If you think that this is wrong, contact support:',
    `${shellOrigin}${PAGE_PATHS.support()}`,
  ]);
}

/** Tells a user that the account is enabled again. */
export function accountEnabledMail(recipient: Recipient, shellOrigin: string): NewMail {
  return toMail(recipient, 'Your account was enabled again', [
    'An administrator has enabled your account again. Log in here:',
    `${shellOrigin}${PAGE_PATHS.login()}`,
  ]);
}
