import type { Announcement } from '../../platform/notices/notices.ts';
import type { Id } from '../../platform/ids.ts';
import { emailTemplate } from '../../platform/outbox/email-template.ts';
import { CASE_PATHS } from '../../platform/reviews/case-paths.ts';
import type { HeldDecisionRecord } from '../../platform/reviews/held-decisions.model.ts';
import type { CaseKind } from './held-decisions.cases.ts';

const NOUNS = { approve: 'approval', reject: 'rejection' } as const;

/** Announces to an administrator that their decision was not applied, and why. */
export function failureNotice(
  { _id, kind, caseId, decision }: HeldDecisionRecord,
  { name }: CaseKind,
  message: string,
  { userId, username, email }: { readonly userId: Id; readonly username: string; readonly email: string },
  shellOrigin: string,
): Announcement {
  const path = CASE_PATHS[kind](caseId.toHexString());
  const subject = `Your ${NOUNS[decision]} of a ${name} was not applied`;
  const text = emailTemplate(username, [
    `Nothing has changed: ${message}`,
    `Look at it again:\n${shellOrigin}${path}`,
  ]);
  return {
    userId,
    kind: 'unapplied_decisions',
    text: `${subject}: ${message}`,
    path,
    key: `held-decision:${_id.toHexString()}`,
    mails: [{ to: email, userId, subject, text }],
  };
}
