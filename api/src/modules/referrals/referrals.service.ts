/*
 * Invariant: a new member has at most one referrer, never themselves. The referrer is paid once, in the transaction
 * in which the second of two things happens: the new member's address is confirmed, and work of theirs counts as
 * reviewed. A code that the new member gives takes precedence over invitations of their address, and of several
 * invitations the oldest counts.
 */
import { PAGE_PATHS, REFERRAL_REWARD_DOLLARS, dollarsOf, type Referral } from '@platform/contracts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { mapPage, type Page, type PageQuery } from '../../platform/lists/page.ts';
import { toMailboxKey } from '../../platform/mailbox-key.ts';
import type { Services } from '../../services.ts';
import type { Ledger } from '../ledger/index.ts';
import { alreadyInvited, alreadyMember, ownEmail } from './referrals.errors.ts';
import { invitationMail, referralPaidMail } from './referrals.mails.ts';
import type { ReferralRecord } from './referrals.model.ts';
import { referralCentsAt } from './referrals.policy.ts';
import type { ReferralsRepository } from './referrals.repository.ts';

/** What this module needs to know about members, who belong to another module. */
export type Members = {
  /** Finds the member who owns a referral code. */
  findReferrer(code: string, tx?: Tx): Promise<Id | undefined>;
  /** Finds a member whose address is in a mailbox, however it is spelled. */
  findByMailbox(email: string, tx?: Tx): Promise<Id | undefined>;
  /** Returns those of the addresses, in the form in which they are compared, that an account has. */
  findUsedEmailKeys(emailKeys: readonly string[]): Promise<Set<string>>;
  usernamesOf(ids: readonly Id[], tx?: Tx): Promise<Map<string, string>>;
  /** @throws Error if there is no such user */
  getProfile(
    userId: Id,
    tx?: Tx,
  ): Promise<{
    readonly username: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly referralCode: string;
  }>;
};

type ReferralsPage = Page<Referral> & { totals: { count: number; earned: number } };

export type ReferralsService = ReturnType<typeof createReferralsService>;

export function createReferralsService({
  services,
  repository,
  ledger,
  members,
}: {
  services: Pick<Services, 'clock' | 'limitTakenAnswers' | 'mailLimit' | 'notices' | 'outbox' | 'settings'>;
  repository: ReferralsRepository;
  ledger: Ledger;
  members: Members;
}) {
  const { outbox, clock, settings, limitTakenAnswers, mailLimit } = services;
  const assertNoMember = createAssertNoMember(members);

  async function present(records: readonly ReferralRecord[]): Promise<Referral[]> {
    const usernames = await members.usernamesOf(
      records.flatMap(({ referredUserId }) => referredUserId ?? []),
    );
    const pendingKeys = records.flatMap(({ status, emailKey }) => (status === 'pending' && emailKey) || []);
    const usedKeys = await members.findUsedEmailKeys(pendingKeys);
    return records.map((record) => presentReferral(record, usernames, usedKeys));
  }

  return {
    ...createRegistration(repository, members, clock),
    ...createPayment({ services, repository, ledger, members }),

    isKnownCode: async (code: string): Promise<boolean> => (await members.findReferrer(code)) !== undefined,

    /** Lists a member's referrals, newest first, with the totals of all of them. */
    async listForUser(referrerId: Id, query: PageQuery): Promise<ReferralsPage> {
      const page = await mapPage(await repository.list.page(query, { referrerId }), present);
      const { count, cents } = await repository.sumByReferrer(referrerId);
      return { ...page, totals: { count, earned: dollarsOf(cents) } };
    },

    /**
     * Sends an invitation email.
     *
     * @throws AppError `own_email`, `already_member`, `already_invited`, `rate_limited`
     */
    async invite(tx: Tx, referrerId: Id, email: string, address: string): Promise<Referral> {
      const [emailKey, mailboxKey] = [toEmailKey(email), toMailboxKey(email)];
      const caller = { address, userId: referrerId.toHexString() };
      await limitTakenAnswers(caller, () => assertNoMember(tx, referrerId, email));
      if (await repository.isInvited(tx, referrerId, mailboxKey)) throw alreadyInvited();
      await mailLimit.assertAllows(tx, { to: email, userId: null });
      const invited = { email, emailKey, mailboxKey, createdAt: clock.now() };
      const details = { referrerId, referredUserId: null, status: 'pending', ...invited } as const;
      const record = await repository.insert(tx, details);
      const { username, referralCode } = await members.getProfile(referrerId, tx);
      const link = `${settings.shellOrigin}${PAGE_PATHS.register()}?ref=${referralCode}`;
      await outbox.queue(tx, { to: email, userId: null, ...invitationMail(username, link) });
      return presentReferral(record, new Map(), new Set());
    },

    /** Finds the referrer of a user; `undefined` if there is none. */
    findReferrerId: (referredUserId: Id): Promise<Id | undefined> =>
      repository.findReferrerId(referredUserId),

    findTree: createFindTree(repository),

    /** Tells whether one of two users referred the other. */
    isReferral: async (one: Id, other: Id, tx?: Tx): Promise<boolean> =>
      (await repository.isReferral(one, other, tx)) || (await repository.isReferral(other, one, tx)),

    /** Tells whether the referral of a user knows of reviewed work; `undefined` if the user was not referred. */
    async hasReviewedWork(referredUserId: Id, tx: Tx): Promise<boolean | undefined> {
      const referral = await repository.findByReferredUser(referredUserId, tx);
      return referral ? referral.workReviewedAt !== null : undefined;
    },
  };
}

/** Returns a function that asserts that no account has an address of a mailbox. */
function createAssertNoMember(members: Members) {
  return async (tx: Tx, referrerId: Id, email: string): Promise<void> => {
    const own = await members.getProfile(referrerId, tx);
    if (toMailboxKey(own.email) === toMailboxKey(email)) throw ownEmail();
    if (await members.findByMailbox(email, tx)) throw alreadyMember();
  };
}

/** Pays referrers: at the first reviewed work of a user with a confirmed address, or at the confirmation after it. */
function createPayment({
  services: { clock, notices, settings },
  repository,
  ledger,
  members,
}: {
  services: Pick<Services, 'clock' | 'notices' | 'settings'>;
  repository: ReferralsRepository;
  ledger: Ledger;
  members: Members;
}) {
  /** Pays and informs the referrer of a user, whose address and work the caller has found in order. */
  async function pay(tx: Tx, referral: ReferralRecord, friend: { id: Id; username: string }): Promise<void> {
    const { referrerId } = referral;
    const completedAt = clock.now();
    const cents = referralCentsAt(completedAt);
    await repository.markPaid(tx, referral, { completedAt, rewardCents: cents });
    await ledger.creditReferral(tx, { referrerId, referredUserId: friend.id, cents });
    const { username, email } = await members.getProfile(referrerId, tx);
    const mail = referralPaidMail(username, { friend: friend.username, cents }, settings.shellOrigin);
    await notices.notify(tx, {
      userId: referrerId,
      kind: 'referral_rewards',
      text: mail.subject,
      path: PAGE_PATHS.dashboard.referrals(),
      key: `referral:${friend.id.toHexString()}`,
      mails: [{ to: email, userId: referrerId, ...mail }],
    });
  }

  async function payIfDue(tx: Tx, referral: ReferralRecord, id: Id): Promise<void> {
    const { username, emailVerified } = await members.getProfile(id, tx);
    if (emailVerified) await pay(tx, referral, { id, username });
  }

  return {
    /** Records the first reviewed work of a user, and pays the referrer if the address is confirmed. */
    async onWorkReviewed(tx: Tx, referredUserId: Id): Promise<void> {
      const referral = await repository.findByReferredUser(referredUserId, tx);
      if (referral?.status !== 'active' || referral.workReviewedAt) return;
      await repository.setWorkReviewed(tx, referral, clock.now());
      await payIfDue(tx, referral, referredUserId);
    },

    /** Pays the referrer of a user who has confirmed an address after their first reviewed work. */
    async onEmailConfirmed(tx: Tx, referredUserId: Id): Promise<void> {
      const referral = await repository.findByReferredUser(referredUserId, tx);
      if (referral?.status === 'active' && referral.workReviewedAt)
        await payIfDue(tx, referral, referredUserId);
    },
  };
}

/** Stores who referred a new member. */
function createRegistration(repository: ReferralsRepository, members: Members, clock: Clock) {
  async function applyCode(tx: Tx, code: string, referredUserId: Id, emailKey: string): Promise<boolean> {
    const referrerId = await members.findReferrer(code, tx);
    // A new member already has a referral code, but cannot use it for their own sign-up.
    if (!referrerId || referrerId.equals(referredUserId)) return false;
    const invitation = await repository.findPending(tx, emailKey, referrerId);
    const withoutInvitation = { email: null, emailKey: null, mailboxKey: null, createdAt: clock.now() };
    if (invitation) await repository.accept(tx, invitation, referredUserId);
    else await repository.insert(tx, { referrerId, referredUserId, status: 'active', ...withoutInvitation });
    return true;
  }

  return {
    /**
     * Stores the referrer of a new member: the owner of the code, or else the first member who invited the address. An
     * unknown code is not an error.
     */
    async onUserRegistered(tx: Tx, referredUserId: Id, code: string | undefined): Promise<void> {
      const { email } = await members.getProfile(referredUserId, tx);
      const emailKey = toEmailKey(email);
      if (code && (await applyCode(tx, code, referredUserId, emailKey))) return;
      const invitation = await repository.findPending(tx, emailKey);
      if (invitation) await repository.accept(tx, invitation, referredUserId);
    },

    /** Tells whether the owner of a code is the referrer of a user. */
    async isCodeApplied(referredUserId: Id, code: string | undefined): Promise<boolean> {
      const owner = code && (await members.findReferrer(code));
      return owner ? (await repository.findReferrerId(referredUserId))?.equals(owner) === true : false;
    },
  };
}

/** Upper bound on the generations of a tree of referrals that are read. */
const MAX_GENERATIONS = 20;

/** Returns a function that finds the other members of a user's tree of referrals, from its root on. */
function createFindTree(repository: ReferralsRepository) {
  return async (userId: Id, limit: number): Promise<Id[]> => {
    let root = userId;
    for (let generation = 0; generation < MAX_GENERATIONS; generation += 1) {
      const referrerId = await repository.findReferrerId(root);
      if (!referrerId) break;
      root = referrerId;
    }
    const tree = [root];
    let parents: readonly Id[] = [root];
    for (let generation = 0; generation < MAX_GENERATIONS && parents.length > 0; generation += 1) {
      if (tree.length > limit) break;
      parents = await repository.findReferredIds(parents, limit + 1);
      tree.push(...parents);
    }
    return tree.filter((id) => !id.equals(userId)).slice(0, limit);
  };
}

/** @param usedEmailKeys addresses of pending invitations that an account has */
function presentReferral(
  record: ReferralRecord,
  usernames: ReadonlyMap<string, string>,
  usedEmailKeys: ReadonlySet<string>,
): Referral {
  const { _id, referredUserId, email, emailKey, createdAt, completedAt, rewardCents } = record;
  const isClosed = record.status === 'pending' && emailKey !== null && usedEmailKeys.has(emailKey);
  return {
    id: _id.toHexString(),
    referredUsername: referredUserId && (usernames.get(referredUserId.toHexString()) ?? null),
    referredEmail: email,
    status: isClosed ? 'closed' : record.status,
    reward: isClosed ? 0 : rewardCents === null ? REFERRAL_REWARD_DOLLARS : dollarsOf(rewardCents),
    createdAt: createdAt.toISOString(),
    completedAt: completedAt && completedAt.toISOString(),
  };
}

/** Returns the form in which email addresses are compared: letter case and Unicode composition are ignored. */
function toEmailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
