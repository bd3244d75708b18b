import { EXPORT_DAYS, PAGE_PATHS } from '@platform/contracts';
import { emailTemplate, formatMailTime } from '../../platform/outbox/email-template.ts';

type Recipient = { readonly username: string; readonly shellOrigin: string };

/** The page on which a copy is requested and downloaded. */
export const EXPORT_PAGE = PAGE_PATHS.dashboard.settings('data');

export function exportRequestedMail({ username, shellOrigin }: Recipient) {
  return {
    subject: 'A copy of your data was requested',
    text: emailTemplate(username, [
      'A copy of the data of your account was requested. It is made within an hour; we email you when it is ready.',
      'If this was not you, set a new password, which ends every session:',
      `${shellOrigin}${PAGE_PATHS.forgotPassword()}`,
    ]),
  };
}

export function exportReadyMail({ username, shellOrigin }: Recipient, keptUntil: Date) {
  return {
    subject: 'The copy of your data is ready',
    text: emailTemplate(username, [
      `You can download it in your settings for ${EXPORT_DAYS} days, until ${formatMailTime(keptUntil)}:`,
      `${shellOrigin}${EXPORT_PAGE}`,
      'You need to be logged in, and to have entered your password recently. The file is not part of this email.',
    ]),
  };
}

export function exportFailedMail({ username, shellOrigin }: Recipient) {
  return {
    subject: 'The copy of your data could not be made',
    text: emailTemplate(username, [
      'Request it again in your settings:',
      `${shellOrigin}${EXPORT_PAGE}`,
      'If it fails again, contact support:',
      `${shellOrigin}${PAGE_PATHS.support()}`,
    ]),
  };
}
