/*
 * Invariant: every cent of a member is in a journal. A reward becomes available exactly once, 15 days after its
 * completion, whether the job, a withdrawal or a statement posts the unlock first. Balance reads never write: a due
 * reward counts as available even before its unlock is posted.
 */
import type { LedgerEntry } from '@platform/contracts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Page, PageQuery } from '../../platform/lists/page.ts';
import { bonusAlreadyClaimed } from './ledger.errors.ts';
import { createLockRepository } from './ledger.locks.ts';
import { createBalanceSummaries, type BalanceSummary } from './ledger.balance-summary.ts';
import type { LedgerModels } from './ledger.model.ts';
import { unlockTime } from './ledger.policy.ts';
import { createLedgerRepository } from './ledger.repository.ts';
import { createStatement } from './ledger.statement.ts';
import {
  referralReward,
  rewardUnlocked,
  signupBonus,
  signupBonusKey,
  taskReward,
  withdrawalPaid,
  withdrawalRequested,
  withdrawalReturned,
  type Movement,
} from './ledger.templates.ts';

/** The amount a withdrawal sets aside. */
type Hold = { readonly withdrawalId: Id; readonly userId: Id; readonly cents: number };

export type LedgerService = {
  /** Opens a new member's accounts, once, in the transaction of the registration. */
  openAccounts(tx: Tx, userId: Id): Promise<void>;
  /** Reads a member's balances as of now. */
  getBalanceSummary(userId: Id, tx?: Tx): Promise<BalanceSummary>;
  /** Credits the signup bonus. @throws AppError `bonus_already_claimed` */
  claimSignupBonus(tx: Tx, userId: Id): Promise<void>;
  /** Credits the reward of a completion as locked. Returns the time at which it becomes available. */
  creditReward(tx: Tx, reward: { completionId: Id; userId: Id; cents: number; at: Date }): Promise<Date>;
  /** Pays the referrer of a user, at most once per referred user. */
  creditReferral(tx: Tx, referral: { referrerId: Id; referredUserId: Id }): Promise<void>;
  /** Moves cents from available to held. The caller has checked in this transaction that they are available. */
  hold(tx: Tx, hold: Hold): Promise<void>;
  /** Pays out a hold: the money leaves the platform. A hold ends once, either here or in `release`. */
  payOut(tx: Tx, hold: Hold): Promise<void>;
  /** Returns a hold to the available balance. */
  release(tx: Tx, hold: Hold): Promise<void>;
  /** Posts the unlock of every reward that is due, one member at a time. */
  unlockDueRewards(): Promise<void>;
  /**
   * Reads a page of a member's statement, newest entries first.
   *
   * @throws AppError `invalid_request` for a cursor that does not belong to a statement
   */
  statementPage(userId: Id, query: PageQuery): Promise<Page<LedgerEntry>>;
  /** Reads the whole statement in batches. */
  statementBatches(userId: Id): AsyncGenerator<LedgerEntry[]>;
};

export function createLedgerService(
  models: LedgerModels,
  withTransaction: WithTransaction,
  clock: Clock,
): LedgerService {
  const repository = createLedgerRepository(models);
  const locks = createLockRepository(models.locks);

  async function post(tx: Tx, userId: Id, movement: Movement): Promise<void> {
    const balance = await repository.post(tx, userId, movement, clock.now());
    // Credits always fit and locks never exceed their rewards, so this is a bug. Throwing rolls the transaction back.
    if (!balance)
      throw new Error(`Movement ${movement.key} would overdraw the accounts of ${userId.toHexString()}.`);
  }

  async function unlockDueFor(tx: Tx, userId: Id): Promise<void> {
    for (const lock of await locks.findDue(userId, clock.now(), tx)) {
      await post(tx, userId, rewardUnlocked(lock._id.toHexString(), lock.cents));
      await locks.markReleased(tx, lock._id);
    }
  }

  /** Posts due unlocks for readers of the journals themselves, such as the statement. */
  async function postDueUnlocks(userId: Id): Promise<void> {
    const earliest = await locks.findEarliest(userId, undefined, null);
    if (earliest && earliest.availableAt <= clock.now())
      await withTransaction((tx) => unlockDueFor(tx, userId));
  }

  return {
    openAccounts: (tx, userId) => repository.openAccounts(tx, userId),

    getBalanceSummary: createBalanceSummaries({ repository, locks, withTransaction, clock }),

    async claimSignupBonus(tx, userId) {
      const id = userId.toHexString();
      if (await repository.hasJournal(tx, signupBonusKey(id))) throw bonusAlreadyClaimed();
      await post(tx, userId, signupBonus(id));
    },

    async creditReward(tx, { completionId, userId, cents, at }) {
      const availableAt = unlockTime(at);
      await post(tx, userId, taskReward(completionId.toHexString(), cents));
      await locks.add(tx, { _id: completionId, userId, cents, availableAt });
      return availableAt;
    },

    async hold(tx, { withdrawalId, userId, cents }) {
      await unlockDueFor(tx, userId);
      await post(tx, userId, withdrawalRequested(withdrawalId.toHexString(), cents));
    },

    creditReferral: (tx, { referrerId, referredUserId }) =>
      post(tx, referrerId, referralReward(referredUserId.toHexString())),

    payOut: (tx, { withdrawalId, userId, cents }) =>
      post(tx, userId, withdrawalPaid(withdrawalId.toHexString(), cents)),

    release: (tx, { withdrawalId, userId, cents }) =>
      post(tx, userId, withdrawalReturned(withdrawalId.toHexString(), cents)),

    async unlockDueRewards() {
      for (
        let userId = await locks.findMemberWithDueLock(clock.now());
        userId;
        userId = await locks.findMemberWithDueLock(clock.now())
      ) {
        const memberId = userId;
        await withTransaction((tx) => unlockDueFor(tx, memberId));
      }
    },

    ...createStatement({ repository, locks, clock, postDueUnlocks }),
  };
}
