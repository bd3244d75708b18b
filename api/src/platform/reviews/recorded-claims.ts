import { CASE_CLAIM_MINUTES } from '@platform/contracts';
import type { Id } from '../ids.ts';
import type { Announcement } from '../notices/notices.ts';
import { emailTemplate } from '../outbox/email-template.ts';
import { CASE_PATHS, type ClaimedKind } from './case-paths.ts';

type Holder = { readonly userId: Id; readonly username: string; readonly email: string };

/** Announces to an administrator that another one has taken over a case or ticket that they had claimed. */
export function takenOverNotice(
  kind: ClaimedKind,
  id: Id,
  { userId, username, email }: Holder,
  shellOrigin: string,
): Announcement {
  const path = CASE_PATHS[kind](id.toHexString());
  const subject = `Another administrator has taken over a ${kind} that you had claimed`;
  const text = emailTemplate(username, [
    `It is theirs for ${CASE_CLAIM_MINUTES} minutes. Until then you can read it${kind === 'ticket' ? '' : ' and add notes'}:`,
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
