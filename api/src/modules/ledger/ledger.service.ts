/*
 * Invariant: every cent of a member is in a journal. A reward becomes available exactly once, when its lock
 * ends, whether the job, a withdrawal or a statement posts the unlock first. Balance reads never write: a due
 * reward counts as available even before its unlock is posted.
 */
import { isStorageUnavailable } from '../../platform/db/database-errors.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { Auth } from '../auth/index.ts';
import { createEvents } from './ledger.events.ts';
import type { LockRepository } from './ledger.locks.ts';
import { createBalanceSummaries } from './balances/ledger.balance-summary.ts';
import { lockDaysAt, unlockTime } from './ledger.policy.ts';
import type { LedgerRepository } from './ledger.repository.ts';
import { createStatement } from './ledger.statement.ts';
import {
  balanceGivenUp,
  blueprintPurchase,
  blueprintReturned,
  referralReward,
  rewardUnlocked,
  signupBonus,
  signupBonusKey,
  taskReward,
  withdrawalBounced,
  withdrawalPaid,
  withdrawalRequested,
  withdrawalReleased,
  type Movement,
} from './ledger.templates.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  centsOf,
  dollarsOf,
  formatDollars,
  MINIMUM_BALANCE_DOLLARS,
  PAGE_PATHS,
  SIGNUP_BONUS_DOLLARS,
} from '@platform/contracts';
import type { NewNotice } from '../notices/index.ts';

export type Deletions = Pick<Auth['deletions'], 'isErased'>;

/** The amount a withdrawal sets aside. */
type Hold = { readonly withdrawalId: Id; readonly userId: Id; readonly cents: number };

export type LedgerService = ReturnType<typeof createLedgerService>;

export function createLedgerService({
  services,
  repository,
  locks,
  deletions,
}: {
  services: Pick<Services, 'clock' | 'notices' | 'withTransaction'>;
  repository: LedgerRepository;
  locks: LockRepository;
  deletions: Deletions;
}) {
  const { withTransaction, clock, notices } = services;

  async function post(tx: Tx, userId: Id, movement: Movement): Promise<void> {
    const balance = await repository.post(tx, userId, movement, clock.now());
    // Credits always fit and locks never exceed their rewards, so this is a bug. Throwing rolls the transaction back.
    if (!balance)
      throw new Error(`Movement ${movement.key} would overdraw the accounts of ${userId.toHexString()}.`);
  }

  const { postUnlocks, unlockDueFor, postDueUnlocks } = createUnlocks(
    { services, repository, locks, deletions },
    post,
  );

  return {
    /** Opens a new member's accounts, once, in the transaction of the registration. */
    openAccounts: (tx: Tx, userId: Id): Promise<void> => repository.openAccounts(tx, userId),

    /** Reads a member's balances as of now. */
    getBalanceSummary: createBalanceSummaries({ services, repository, locks }),

    /** Credits the signup bonus. @throws AppError `bonus_already_claimed` */
    async claimSignupBonus(tx: Tx, userId: Id): Promise<void> {
      const id = userId.toHexString();
      if (await repository.hasJournal(tx, signupBonusKey(id))) throw bonusAlreadyClaimed();
      await post(tx, userId, signupBonus(id));
      await notices.notify(tx, signupBonusNotice(userId));
    },

    /** Credits the reward of a completion as locked. Returns for how many days, and when it becomes available. */
    async creditReward(
      tx: Tx,
      { completionId, userId, cents, at }: { completionId: Id; userId: Id; cents: number; at: Date },
    ): Promise<{ lockDays: number; availableAt: Date }> {
      const lock = { lockDays: lockDaysAt(at), availableAt: unlockTime(at) };
      await post(tx, userId, taskReward(completionId.toHexString(), cents));
      await locks.add(tx, { _id: completionId, userId, cents, availableAt: lock.availableAt });
      return lock;
    },

    /** Moves cents from available to held. The caller has checked in this transaction that they are available. */
    async hold(tx: Tx, { withdrawalId, userId, cents }: Hold): Promise<void> {
      await unlockDueFor(tx, userId);
      await post(tx, userId, withdrawalRequested(withdrawalId.toHexString(), cents));
    },

    /** Pays the referrer of a user, at most once per referred user. */
    creditReferral: (
      tx: Tx,
      { referrerId, referredUserId, cents }: { referrerId: Id; referredUserId: Id; cents: number },
    ): Promise<void> => post(tx, referrerId, referralReward(referredUserId.toHexString(), cents)),

    /** Returns a hold to the available balance. */
    returnHold: (tx: Tx, { withdrawalId, userId, cents }: Hold): Promise<void> =>
      post(tx, userId, withdrawalReleased(withdrawalId.toHexString(), cents)),

    /** Posts the unlock of every reward that is due, one member at a time. */
    async unlockDueRewards(): Promise<void> {
      for (
        let userId = await locks.findMemberWithDueLock(clock.now());
        userId;
        userId = await locks.findMemberWithDueLock(clock.now())
      ) {
        const memberId = userId;
        await withTransaction((tx) => unlockDueFor(tx, memberId));
      }
    },

    giveUp: createGiveUp({ repository, locks }, postUnlocks, post),
    ...createOutsidePayments(post),
    ...createStatement({ services, repository, locks, postDueUnlocks }),
    ...createEvents({ services, repository, locks, postDueUnlocks }),
  };
}

type Post = (tx: Tx, userId: Id, movement: Movement) => Promise<void>;

/** Creates what makes due rewards available, and tells the member. */
function createUnlocks(
  {
    services,
    repository,
    locks,
    deletions,
  }: {
    services: Pick<Services, 'clock' | 'notices' | 'withTransaction'>;
    repository: LedgerRepository;
    locks: LockRepository;
    deletions: Deletions;
  },
  post: Post,
) {
  const { withTransaction, clock, notices } = services;

  /** Posts due unlocks. Returns their sum in cents. */
  async function postUnlocks(tx: Tx, userId: Id): Promise<number> {
    let cents = 0;
    for (const lock of await locks.findDue(userId, clock.now(), tx)) {
      await post(tx, userId, rewardUnlocked(lock._id.toHexString(), lock.cents));
      await locks.markReleased(tx, lock._id);
      cents += lock.cents;
    }
    return cents;
  }

  async function unlockDueFor(tx: Tx, userId: Id): Promise<void> {
    const cents = await postUnlocks(tx, userId);
    // An erased account gets no notice: its rewards become available only to be given up.
    if (cents === 0 || (await deletions.isErased(userId, tx))) return;
    const balance = await repository.findBalance(userId, tx);
    await notices.notify(tx, rewardsUnlockedNotice(userId, cents, balance?.cents.available ?? 0));
  }

  /**
   * Posts due unlocks for readers of the journals themselves, such as the statement. While the database cannot write,
   * the journals are read without them.
   */
  async function postDueUnlocks(userId: Id): Promise<void> {
    const earliest = await locks.findEarliest(userId, undefined, null);
    if (earliest && earliest.availableAt <= clock.now())
      await withTransaction((tx) => unlockDueFor(tx, userId)).catch(ignoreStorageUnavailable);
  }

  return { postUnlocks, unlockDueFor, postDueUnlocks };
}

/** Creates the movement that follows the deletion of an account. */
function createGiveUp(
  { repository, locks }: { repository: LedgerRepository; locks: LockRepository },
  postUnlocks: (tx: Tx, userId: Id) => Promise<number>,
  post: Post,
) {
  /**
   * Takes what is available in an account whose member gave it up.
   *
   * @returns when the next reward becomes available, which is then given up too; `null` if none is locked
   */
  return async (tx: Tx, userId: Id): Promise<Date | null> => {
    await postUnlocks(tx, userId);
    const balance = await repository.findBalance(userId, tx);
    const cents = balance?.cents.available ?? 0;
    if (balance && cents > 0)
      await post(tx, userId, balanceGivenUp(userId.toHexString(), balance.sequence, cents));
    return (await locks.findEarliest(userId, undefined, tx))?.availableAt ?? null;
  };
}

/** Creates the movements that follow payments outside of the platform. */
function createOutsidePayments(post: Post) {
  return {
    /** Pays out a hold: the money leaves the platform. A hold ends once, either here or in `returnHold`. */
    payOut: (tx: Tx, { withdrawalId, userId, cents }: Hold): Promise<void> =>
      post(tx, userId, withdrawalPaid(withdrawalId.toHexString(), cents)),

    /** Reverses a payout that came back: once, and only after `payOut`, which the caller has checked. */
    reversePayout: (tx: Tx, { withdrawalId, userId, cents }: Hold): Promise<void> =>
      post(tx, userId, withdrawalBounced(withdrawalId.toHexString(), cents)),

    /** Records the confirmed payment of a purchase, once; the member's balances stay as they are. */
    recordPurchase: (
      tx: Tx,
      { purchaseId, userId, cents }: { purchaseId: Id; userId: Id; cents: number },
    ): Promise<void> => post(tx, userId, blueprintPurchase(purchaseId.toHexString(), cents)),

    /** Records that the price of a purchase was paid back, once; the member's balances stay as they are. */
    recordReturn: (
      tx: Tx,
      { purchaseId, userId, cents }: { purchaseId: Id; userId: Id; cents: number },
    ): Promise<void> => post(tx, userId, blueprintReturned(purchaseId.toHexString(), cents)),
  };
}

function ignoreStorageUnavailable(error: unknown): void {
  if (!isStorageUnavailable(error)) throw error;
}

function bonusAlreadyClaimed(): AppError {
  return new AppError('bonus_already_claimed', 'The signup bonus has already been claimed on this account.');
}

/** Announces that locked rewards became available, and how far it is to a withdrawal. */
function rewardsUnlockedNotice(userId: Id, cents: number, availableCents: number): NewNotice {
  const [unlocked, available] = [cents, availableCents].map((amount) => formatDollars(dollarsOf(amount)));
  const missingCents = centsOf(MINIMUM_BALANCE_DOLLARS) - availableCents;
  const next =
    missingCents > 0
      ? `You have ${available}; a withdrawal needs ${formatDollars(dollarsOf(missingCents))} more.`
      : `You have ${available} and can request a withdrawal.`;
  return announceReward(userId, `${unlocked} of your rewards became available. ${next}`);
}

/** Announces the signup bonus. */
function signupBonusNotice(userId: Id): NewNotice {
  const text = `Your signup bonus of ${formatDollars(SIGNUP_BONUS_DOLLARS)} was credited`;
  return { ...announceReward(userId, text), isOwnAction: true };
}

function announceReward(userId: Id, text: string): NewNotice {
  return { userId, kind: 'available_rewards', text, path: PAGE_PATHS.dashboard.home() };
}
