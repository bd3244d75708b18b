import {
  PAGE_PATHS,
  RESET_APPROVAL_DAYS,
  RESET_PAYOUT_PAUSE_DAYS,
  RESET_WAIT_HOURS,
} from '@platform/contracts';
import { emailTemplate, formatMailTime } from '../../../../platform/outbox/email-template.ts';
import type { UserRecord } from '../../auth.model.ts';

/** The emails about the reset of a second factor. Those before its end have a link that stops it. */
export function createResetMails(shellOrigin: string) {
  const stopLink = (token: string) => [
    'If you did not ask for this, or have found your authenticator app or a recovery code, stop it. The link needs no login:',
    `${shellOrigin}${PAGE_PATHS.stopReset()}?token=${token}`,
    'If you did not ask for it, someone may know your password. Set a new one:',
    `${shellOrigin}${PAGE_PATHS.forgotPassword()}`,
  ];
  return {
    opened: ({ username }: UserRecord, token: string) => ({
      subject: 'Two-factor authentication is about to be reset',
      text: emailTemplate(username, [
        `Someone asked support to turn off two-factor authentication for your account. A second administrator has to approve it within ${RESET_APPROVAL_DAYS} days; then ${RESET_WAIT_HOURS} hours pass before anything changes.`,
        ...stopLink(token),
      ]),
      secret: token,
    }),

    approved: ({ username }: UserRecord, removesAt: Date, token: string) => ({
      subject: `Two-factor authentication will be removed in ${RESET_WAIT_HOURS} hours`,
      text: emailTemplate(username, [
        `Two administrators have approved it. On ${formatMailTime(removesAt)} we remove two-factor authentication from your account, and log you out everywhere. Your recovery codes no longer work then, and payouts are paused for ${RESET_PAYOUT_PAUSE_DAYS} days.`,
        ...stopLink(token),
      ]),
      secret: token,
    }),

    stopped: ({ username }: UserRecord) => ({
      subject: 'The reset of two-factor authentication was stopped',
      text: emailTemplate(username, [
        'Two-factor authentication stays on for your account. Nothing has changed.',
        'If you have lost your authenticator app and your recovery codes, contact support:',
        `${shellOrigin}${PAGE_PATHS.support()}`,
      ]),
    }),

    done: ({ username }: UserRecord, payoutsPausedUntil: Date) => ({
      subject: 'Two-factor authentication was removed',
      text: emailTemplate(username, [
        'Two-factor authentication was removed from your account, and all sessions were logged out. You log in with your password only.',
        `Payouts are paused until ${formatMailTime(payoutsPausedUntil)}.`,
        'Log in and set it up again in your settings:',
        `${shellOrigin}${PAGE_PATHS.dashboard.settings('security')}`,
        'If this was not you, set a new password now:',
        `${shellOrigin}${PAGE_PATHS.forgotPassword()}`,
        'Then contact support:',
        `${shellOrigin}${PAGE_PATHS.support()}`,
      ]),
    }),
  };
}
