import type { Announcement } from '../../platform/notices/notices.ts';
import type { Id } from '../../platform/ids.ts';
import { emailTemplate } from '../../platform/outbox/email-template.ts';
import { CASE_PATHS } from '../../platform/reviews/case-paths.ts';
import type { HeldDecisionRecord } from '../../platform/reviews/held-decisions.model.ts';
import type { CaseKind } from './held-decisions.cases.ts';

/** What was decided, as the beginning of a sentence; `name` is what the case is called. */
const DECISIONS: Readonly<Record<HeldDecisionRecord['decision'], (name: string) => string>> = {
  approve: (name) => `Your approval of a ${name}`,
  requestRevision: (name) => `Your request for changes of a ${name}`,
  reject: (name) => `Your rejection of a ${name}`,
  grantAppeal: () => 'Your decision to grant an appeal',
  denyAppeal: () => 'Your decision to deny an appeal',
};

type Recipient = { readonly userId: Id; readonly username: string; readonly email: string };

/** Announces to an administrator that their decision was not applied, and why. */
export function failureNotice(
  { _id, kind, caseId, decision }: HeldDecisionRecord,
  { name }: CaseKind,
  message: string,
  { userId, username, email }: Recipient,
  shellOrigin: string,
): Announcement {
  const path = CASE_PATHS[kind](caseId.toHexString());
  const subject = `${DECISIONS[decision](name)} was not applied`;
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

/** Announces to an administrator that their approval was only the first of two, which it was not when they made it. */
export function secondApprovalNotice(
  { _id, kind, caseId, decision }: HeldDecisionRecord,
  { name }: CaseKind,
  { userId, username, email }: Recipient,
  shellOrigin: string,
): Announcement {
  const path = CASE_PATHS[kind](caseId.toHexString());
  const subject = `${DECISIONS[decision](name)} needs a second administrator`;
  const text = emailTemplate(username, [
    'With what was approved for this member lately, it is above the limit for one administrator. Another one has to approve it too:',
    `${shellOrigin}${path}`,
  ]);
  return {
    userId,
    kind: 'own_cases',
    text: subject,
    path,
    key: `held-decision:${_id.toHexString()}`,
    mails: [{ to: email, userId, subject, text }],
  };
}
