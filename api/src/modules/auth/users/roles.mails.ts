import { toPlainName } from '../../../platform/outbox/email-template.ts';
import type { NewMail } from '../../../platform/outbox/outbox.ts';
import { toMail, type Recipient } from '../auth.mails.ts';

/** Tells a user which roles of administrators they have now. */
export function rolesChangedMail(recipient: Recipient, roles: string): NewMail {
  return toMail(recipient, 'Your administrator roles were changed', [
    `An owner of the platform has changed the administrator roles of your account. They are now: ${roles}.`,
    'If you did not expect this, ask an owner.',
  ]);
}

/** Tells an owner that an account was given the role of an owner, or has lost it. */
export function ownersChangedMail(
  recipient: Recipient,
  username: string,
  { isOwner, page }: { isOwner: boolean; page: string },
): NewMail {
  const subject = isOwner
    ? 'There is a new owner of the platform'
    : 'An owner of the platform is none any more';
  return toMail(recipient, subject, [
    `The account "${toPlainName(username)}" ${isOwner ? 'was given' : 'has lost'} the role of an owner. Its page says by whom, and why:`,
    page,
    'If you did not expect this, talk to the other owners now.',
  ]);
}
