import { toPlainName } from '../../../platform/outbox/email-template.ts';
import type { NewMail } from '../../../platform/outbox/outbox.ts';
import { toMail, type Recipient } from '../auth.mails.ts';
import type { UserRecord } from '../auth.model.ts';

/** Tells a user which roles of administrators they have now. */
export function rolesChangedMail(recipient: Recipient, roles: string): NewMail {
  return toMail(recipient, 'Your administrator roles were changed', [
    `An owner of the platform has changed the administrator roles of your account. They are now: ${roles}.`,
    'If you did not expect this, ask an owner.',
  ]);
}

/** What happened to the account of an owner: it has the role since now, or no longer, or its state has changed. */
export type OwnerChange = 'gained' | 'lost' | 'disabled' | 'enabled';

const OWNER_CHANGES: Readonly<Record<OwnerChange, { readonly subject: string; readonly event: string }>> = {
  gained: { subject: 'An administrator is now an owner', event: 'was given the role of owner' },
  lost: { subject: 'An administrator is no longer an owner', event: 'lost the role of owner' },
  disabled: { subject: 'The account of an owner was disabled', event: 'of an owner was disabled' },
  enabled: { subject: 'The account of an owner was enabled again', event: 'of an owner was enabled again' },
};

/** Tells an owner what happened to the account of another one. */
export function ownersChangedMail(
  recipient: Recipient,
  { _id: aboutUserId, username }: Pick<UserRecord, '_id' | 'username'>,
  { change, page }: { change: OwnerChange; page: string },
): NewMail {
  const { subject, event } = OWNER_CHANGES[change];
  const mail = toMail(recipient, subject, [
    `The account "${toPlainName(username)}" ${event}. Its page shows who did it, and why:`,
    page,
    'If you did not expect this, talk to the other owners now.',
  ]);
  return { ...mail, aboutUserId };
}
