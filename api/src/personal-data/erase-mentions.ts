import { ERASED_NAME, toEmailKey } from '../modules/auth/index.ts';
import { INVITATION_SUBJECT } from '../modules/referrals/index.ts';
import { byAddresses, listOwnAddresses } from '../platform/lists/filters.ts';
import { toPlainName } from '../platform/outbox/email-template.ts';
import type { Erasure } from './collections.ts';

/** Removes the emails to a member, the member's invitations, and the name from emails to others. */
export async function eraseMails(erasure: Erasure): Promise<void> {
  const { tx, user, database } = erasure;
  const { _id: userId } = user;
  const referrals = database.collection('referrals');
  const sent = { referrerId: userId, email: { $ne: null } };
  const invited: unknown[] = await referrals.distinct('email', sent, { session: tx });
  const invitations = { userId: null, to: { $in: invited }, subject: INVITATION_SUBJECT };
  await database
    .collection('outbox')
    .deleteMany({ $or: [{ userId }, ...byAddresses('to', user), invitations] }, { session: tx });
  await eraseName(erasure, { aboutUserId: userId });
  const referral = await referrals.findOne({ referredUserId: userId }, { session: tx });
  if (referral) await eraseName(erasure, { userId: referral.referrerId as unknown });
}

/** Replaces the quoted name of a member in some mails. */
async function eraseName({ tx, user, database }: Erasure, filter: object): Promise<void> {
  const mails = database.collection('outbox');
  const quoted = `"${toPlainName(user.username)}"`;
  for (const { _id, text } of await mails.find(filter, { session: tx }).toArray()) {
    if (!(text as string).includes(quoted)) continue;
    const masked = (text as string).replaceAll(quoted, `"${ERASED_NAME}"`);
    await mails.updateOne({ _id }, { $set: { text: masked } }, { session: tx });
  }
}

/** Removes the addresses of invitations, and the referrals that can no longer pay the member. */
export async function eraseReferrals({ tx, user, database }: Erasure): Promise<void> {
  const referrals = database.collection('referrals');
  const { _id: userId } = user;
  const unpaid = { referrerId: userId, status: { $ne: 'paid' } };
  const emailKeys = listOwnAddresses(user).map(toEmailKey);
  const invitations = { emailKey: { $in: emailKeys }, status: 'pending' };
  await referrals.deleteMany({ $or: [unpaid, invitations] }, { session: tx });
  await referrals.updateMany(
    { $or: [{ referrerId: userId }, { referredUserId: userId }] },
    { $set: { email: null, emailKey: null, mailboxKey: null } },
    { session: tx },
  );
}
