import { PAGE_PATHS, PAYOUT_RETURN_DAYS } from '@platform/contracts';
import { emailTemplate, formatMailTime } from '../platform/outbox/email-template.ts';

type Recipient = { readonly username: string; readonly shellOrigin: string };

export function deletionRequestedMail({ username, shellOrigin }: Recipient, dueAt: Date) {
  return {
    subject: 'Your account will be deleted',
    text: emailTemplate(username, [
      `The deletion of your account was requested. We delete it on ${formatMailTime(dueAt)}.`,
      `A payout that we send you meanwhile may come back, so we then wait until ${PAYOUT_RETURN_DAYS} days after it.`,
      'Until then your account works as before. To keep it, log in and choose "Keep my account":',
      `${shellOrigin}${PAGE_PATHS.dashboard.settings('data')}`,
      'If you did not request this, keep the account and set a new password, which ends every session:',
      `${shellOrigin}${PAGE_PATHS.forgotPassword()}`,
      'You give up what is in your balance on that day. We send no email after the deletion, because we then no longer have your address.',
    ]),
  };
}

export function deletionCanceledMail({ username }: Recipient) {
  return {
    subject: 'Your account is kept',
    text: emailTemplate(username, ['Your account will not be deleted. Nothing has changed.']),
  };
}
