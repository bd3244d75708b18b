import { ERASED_NAME, toEmailKey } from '../modules/auth/index.ts';
import { INVITATION_SUBJECT } from '../modules/referrals/index.ts';
import { byAddresses } from '../platform/lists/filters.ts';
import { toPlainName } from '../platform/outbox/email-template.ts';
import type { Erasure } from './collections.ts';

/** Removes the mails to a member, the member's invitations, and the name from the mails to who invited the member. */
export async function eraseMails({ tx, user, database }: Erasure): Promise<void> {
  const mails = database.collection('outbox');
  const referrals = database.collection('referrals');
  const { _id: userId, username } = user;
  const sent = { referrerId: userId, email: { $ne: null } };
  const invited: unknown[] = await referrals.distinct('email', sent, { session: tx });
  const invitations = { userId: null, to: { $in: invited }, subject: INVITATION_SUBJECT };
  await mails.deleteMany({ $or: [{ userId }, ...byAddresses('to', user), invitations] }, { session: tx });

  const referral = await referrals.findOne({ referredUserId: userId }, { session: tx });
  if (!referral) return;
  const quoted = `"${toPlainName(username)}"`;
  const erased = `"${ERASED_NAME}"`;
  const toReferrer = mails.find({ userId: referral.referrerId as unknown }, { session: tx });
  for (const { _id, text } of await toReferrer.toArray())
    if ((text as string).includes(quoted))
      await mails.updateOne(
        { _id },
        { $set: { text: (text as string).replaceAll(quoted, erased) } },
        { session: tx },
      );
}

/** Removes the addresses of invitations, and the referrals that can bring the member nothing any more. */
export async function eraseReferrals({ tx, user, database }: Erasure): Promise<void> {
  const referrals = database.collection('referrals');
  const { _id: userId, emailKey, previousEmail } = user;
  const unpaid = { referrerId: userId, status: { $ne: 'paid' } };
  const emailKeys = [emailKey, ...(previousEmail ? [toEmailKey(previousEmail.email)] : [])];
  const invitations = { emailKey: { $in: emailKeys }, status: 'pending' };
  await referrals.deleteMany({ $or: [unpaid, invitations] }, { session: tx });
  await referrals.updateMany(
    { $or: [{ referrerId: userId }, { referredUserId: userId }] },
    { $set: { email: null, emailKey: null } },
    { session: tx },
  );
}
