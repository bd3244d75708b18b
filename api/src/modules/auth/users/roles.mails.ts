import { APPROVER_WAIT_HOURS } from '@platform/contracts';
import { toPlainName } from '../../../platform/outbox/email-template.ts';
import type { NewMail } from '../../../platform/outbox/outbox.ts';
import { toMail, type Recipient } from '../auth.mails.ts';
import type { UserRecord } from '../auth.model.ts';

/** Tells a user which roles of administrators they have now. */
export function rolesChangedMail(recipient: Recipient, roles: string, areGiven: boolean): NewMail {
  return toMail(recipient, 'Your administrator roles were changed', [
    `An owner of the platform has changed the administrator roles of your account. They are now: ${roles}.`,
    ...(areGiven ? [`Those that are new ${WAIT}.`] : []),
    'If you did not expect this, ask an owner.',
  ]);
}

/** When a role that was given counts for approvals. */
const WAIT = `count for approvals after ${APPROVER_WAIT_HOURS} hours, and, if there is another owner, once that owner has confirmed them`;

/**
 * What happened to the account of an owner: it has the role since now, or no longer, or its state has changed. Or to
 * other roles of an account: they were given, or confirmed.
 */
export type OwnerChange = 'gained' | 'lost' | 'disabled' | 'enabled' | 'granted' | 'confirmed';

const OWNER_CHANGES: Readonly<Record<OwnerChange, { readonly subject: string; readonly event: string }>> = {
  gained: { subject: 'An administrator is now an owner', event: 'was given the role of owner' },
  lost: { subject: 'An administrator is no longer an owner', event: 'lost the role of owner' },
  disabled: { subject: 'The account of an owner was disabled', event: 'of an owner was disabled' },
  enabled: { subject: 'The account of an owner was enabled again', event: 'of an owner was enabled again' },
  granted: { subject: 'Administrator roles were given', event: 'was given roles' },
  confirmed: {
    subject: 'Administrator roles were confirmed',
    event: 'had its roles confirmed by another owner',
  },
};

/** Tells an owner what happened to the account of another one, or to roles. */
export function ownersChangedMail(
  recipient: Recipient,
  { _id: aboutUserId, username }: Pick<UserRecord, '_id' | 'username'>,
  { change, roles, page }: { change: OwnerChange; roles: string | undefined; page: string },
): NewMail {
  const { subject, event } = OWNER_CHANGES[change];
  const mail = toMail(recipient, subject, [
    `The account "${toPlainName(username)}" ${event}${roles === undefined ? '' : `: ${roles}`}. Its page shows who did it, and why:`,
    page,
    ...(roles !== undefined && change !== 'confirmed' ? [`Roles that are new ${WAIT} there.`] : []),
    'If you did not expect this, talk to the other owners now.',
  ]);
  return { ...mail, aboutUserId };
}
