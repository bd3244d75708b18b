/*
 * Invariant: a new member is brought by one other member at most, never by themselves, and pays that one once, in the
 * transaction that makes their free blueprint active.
 */
import { REFERRAL_REWARD_DOLLARS, centsOf, dollarsOf, type Referral } from '@platform/contracts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { mapPage, type Page, type PageQuery } from '../../platform/lists/page.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Ledger } from '../ledger/index.ts';
import { alreadyInvited, alreadyMember, ownEmail } from './referrals.errors.ts';
import { invitation } from './referrals.mails.ts';
import type { ReferralRecord } from './referrals.model.ts';
import type { ReferralsRepository } from './referrals.repository.ts';

/** What is asked about members, who belong to another module. */
export type Members = {
  /** The member whose referral code this is. */
  findReferrer(code: string, tx?: Tx): Promise<Id | undefined>;
  findByEmail(email: string, tx?: Tx): Promise<Id | undefined>;
  usernamesOf(ids: readonly Id[], tx?: Tx): Promise<Map<string, string>>;
  /** @throws Error when there is no such user */
  describePerson(
    userId: Id,
    tx?: Tx,
  ): Promise<{ readonly username: string; readonly email: string; readonly referralCode: string }>;
};

type OwnReferrals = Page<Referral> & { totals: { count: number; earned: number } };

export type ReferralsService = {
  isKnownCode(code: string): Promise<boolean>;
  /** Keeps who brought a new member, if the code is somebody's. An unknown code is no error. */
  applyCode(tx: Tx, code: string, referredUserId: Id): Promise<boolean>;
  /** The newest first, with the totals of all of them. */
  ofUser(userId: Id, query: PageQuery): Promise<OwnReferrals>;
  /** Invites by mail. @throws AppError `own_email`, `already_member`, `already_invited` */
  invite(tx: Tx, userId: Id, email: string): Promise<Referral>;
  /** Pays whoever brought a user whose free blueprint has become active; nothing for who came alone. */
  payFor(tx: Tx, referredUserId: Id): Promise<void>;
  /** Who brought a user; nothing for who came alone. */
  referrerOf(referredUserId: Id): Promise<Id | undefined>;
  /** How far the referral of a user has come; nothing for who came alone. */
  statusFor(referredUserId: Id, tx: Tx): Promise<Referral['status'] | undefined>;
};

type Parts = {
  repository: ReferralsRepository;
  members: Members;
  ledger: Ledger;
  outbox: Outbox;
  clock: Clock;
  shellOrigin: string;
};

export function createReferralsService(parts: Parts): ReferralsService {
  const { repository, members, ledger, outbox, clock, shellOrigin } = parts;

  async function present(records: readonly ReferralRecord[]): Promise<Referral[]> {
    const usernames = await members.usernamesOf(
      records.flatMap(({ referredUserId }) => referredUserId ?? []),
    );
    return records.map((record) => presentReferral(record, usernames));
  }

  return {
    isKnownCode: async (code) => (await members.findReferrer(code)) !== undefined,

    async applyCode(tx, code, referredUserId) {
      const referrerId = await members.findReferrer(code, tx);
      // A new member has a code of their own from this very moment; nobody refers themselves.
      if (!referrerId || referrerId.equals(referredUserId)) return false;
      const { email } = await members.describePerson(referredUserId, tx);
      if (await repository.accept(tx, referrerId, keyOf(email), referredUserId)) return true;
      const uninvited = { email: null, emailKey: null, createdAt: clock.now() };
      await repository.insert(tx, { referrerId, referredUserId, status: 'active', ...uninvited });
      return true;
    },

    async ofUser(referrerId, query) {
      const page = await mapPage(await repository.list.page(query, { referrerId }), present);
      const { all, paid } = await repository.countsOf(referrerId);
      return { ...page, totals: { count: all, earned: dollarsOf(paid * centsOf(REFERRAL_REWARD_DOLLARS)) } };
    },

    async invite(tx, referrerId, email) {
      const emailKey = keyOf(email);
      const owner = await members.findByEmail(email, tx);
      if (owner) throw owner.equals(referrerId) ? ownEmail() : alreadyMember();
      if (await repository.isInvited(tx, referrerId, emailKey)) throw alreadyInvited();
      const invited = { referrerId, referredUserId: null, email, emailKey, createdAt: clock.now() };
      const record = await repository.insert(tx, { ...invited, status: 'pending' });
      const { username, referralCode } = await members.describePerson(referrerId, tx);
      const words = invitation(username, `${shellOrigin}/register?ref=${referralCode}`);
      await outbox.queue(tx, { to: email, userId: null, ...words });
      return presentReferral(record, new Map());
    },

    async payFor(tx, referredUserId) {
      const referral = await repository.findFor(referredUserId, tx);
      if (referral?.status !== 'active') return;
      await repository.markPaid(tx, referral, clock.now());
      await ledger.creditReferral(tx, { referrerId: referral.referrerId, referredUserId });
    },

    referrerOf: (referredUserId) => repository.referrerOf(referredUserId),

    async statusFor(referredUserId, tx) {
      return (await repository.findFor(referredUserId, tx))?.status;
    },
  };
}

function presentReferral(record: ReferralRecord, usernames: ReadonlyMap<string, string>): Referral {
  const { _id, referredUserId, email, status, createdAt, completedAt } = record;
  return {
    id: _id.toHexString(),
    referredUsername: referredUserId && (usernames.get(referredUserId.toHexString()) ?? null),
    referredEmail: email,
    status,
    reward: REFERRAL_REWARD_DOLLARS,
    createdAt: createdAt.toISOString(),
    completedAt: completedAt && completedAt.toISOString(),
  };
}

/** Neither the case of letters nor their composition tells two addresses apart. */
function keyOf(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
