import { CASE_CLAIM_MINUTES, type CaseKind } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';
import type { Announcement } from '../../platform/notices/notices.ts';
import { emailTemplate } from '../../platform/outbox/email-template.ts';
import { CASE_PATHS } from '../../platform/reviews/case-paths.ts';

type Holder = { readonly userId: Id; readonly username: string; readonly email: string };

/** Announces to an administrator that another one has taken over a case that they had claimed. */
export function takenOverNotice(
  kind: CaseKind,
  caseId: Id,
  { userId, username, email }: Holder,
  shellOrigin: string,
): Announcement {
  const path = CASE_PATHS[kind](caseId.toHexString());
  const subject = `Another administrator has taken over a ${kind} that you had claimed`;
  const text = emailTemplate(username, [
    `It is theirs for ${CASE_CLAIM_MINUTES} minutes. Until then you can read it and add notes:`,
    `${shellOrigin}${path}`,
  ]);
  return {
    userId,
    kind: 'own_cases',
    text: subject,
    path,
    mails: [{ to: email, userId, subject, text }],
  };
}
