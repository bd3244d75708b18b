import { FREE_BLUEPRINT_ID, PAGE_PATHS, type ReviewMail } from '@platform/contracts';
import { emailTemplate } from '../../platform/outbox/email-template.ts';

/** Builds the email that confirms identity documents; a warning too, because a stranger may have sent them. */
export function receivedMail(username: string, shellOrigin: string): ReviewMail {
  return {
    subject: 'We have received your identity documents',
    text: emailTemplate(username, [
      'Your identity documents are under review. We email you the decision.',
      `If you did not submit them, set a new password now:\n${shellOrigin}${PAGE_PATHS.forgotPassword()}`,
    ]),
  };
}

/** Builds the email that an approval sends unless an administrator writes another one. */
export function approvalMail(username: string, shellOrigin: string): ReviewMail {
  return {
    subject: 'Your identity is verified',
    text: emailTemplate(username, [
      'We approved your identity verification. Your free blueprint AI Basics is active.',
      `Start with the practice: it shows at once what was right. Find it here, together with the tasks of AI Basics:\n${shellOrigin}${PAGE_PATHS.dashboard.tasks()}`,
      `The AI competency test is a free online test of what AI Basics teaches. Its page says what it asks, how long it takes, when you pass, and what that opens:\n${shellOrigin}${PAGE_PATHS.dashboard.test(FREE_BLUEPRINT_ID)}`,
      'You can now purchase other blueprints.',
    ]),
  };
}

/** Builds the email that tells a member with a waiting withdrawal that their identity is checked. */
export function confirmationMail(username: string, shellOrigin: string): ReviewMail {
  return {
    subject: 'We have checked your identity',
    text: emailTemplate(username, [
      'An administrator has checked your identity documents. Your withdrawal no longer waits for this check.',
      `See your withdrawals:\n${shellOrigin}${PAGE_PATHS.dashboard.withdrawals()}`,
    ]),
  };
}

export function rejectionMail(
  username: string,
  { reason, final }: { readonly reason: string; readonly final: boolean },
  shellOrigin: string,
): ReviewMail {
  const nextStep = final
    ? `This decision is final. If you think it is wrong, contact support:\n${shellOrigin}${PAGE_PATHS.support()}`
    : `You can submit your identity documents again:\n${shellOrigin}${PAGE_PATHS.blueprint(FREE_BLUEPRINT_ID)}`;
  return {
    subject: 'Your identity verification was rejected',
    text: emailTemplate(username, [
      'We rejected your identity verification, so your free blueprint is not active.',
      `Reason: ${reason}`,
      nextStep,
    ]),
  };
}
