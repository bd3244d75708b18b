import type { ReviewMail } from '@platform/contracts';
import { letter } from '../../platform/outbox/letter.ts';

/** What an approval sends unless an administrator writes something else. */
export function approvalMail(username: string, shellOrigin: string): ReviewMail {
  return {
    subject: 'Your identity is verified',
    text: letter(username, [
      'Your identity verification is approved, and your free blueprint AI Basics is active.',
      `Your first tasks are your AI competency test. They are open here, with all other basic tasks:\n${shellOrigin}/dashboard/tasks`,
      'Other blueprints can be purchased from now on.',
    ]),
  };
}

export function refusalMail(
  username: string,
  { reason, final }: { readonly reason: string; readonly final: boolean },
  shellOrigin: string,
): ReviewMail {
  const next = final
    ? `This decision is final. If you think it is wrong, write to support:\n${shellOrigin}/support`
    : `You can send your papers again:\n${shellOrigin}/blueprint/1`;
  return {
    subject: 'Your identity verification was not approved',
    text: letter(username, [
      'Your identity verification was not approved, so your free blueprint is not active.',
      `The reason: ${reason}`,
      next,
    ]),
  };
}
