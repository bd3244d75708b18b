/*
 * Invariant: every cent of a member is in a journal; a reward becomes available 15 days after its completion, exactly
 * once, whoever notices first: the job, or whoever spends. Reading never writes: what is due counts as available already.
 */
import type { LedgerEntry } from '@platform/contracts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Page, PageQuery } from '../../platform/lists/page.ts';
import { bonusAlreadyClaimed } from './ledger.errors.ts';
import { createLockRepository } from './ledger.locks.ts';
import { createFigures, type Figures } from './ledger.figures.ts';
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

/** What a withdrawal has set aside. */
type Held = { readonly withdrawalId: Id; readonly userId: Id; readonly cents: number };

export type LedgerService = {
  /** Opens a new member's accounts, once, in the sign-up's transaction. */
  openAccounts(tx: Tx, userId: Id): Promise<void>;
  figuresOf(userId: Id, tx?: Tx): Promise<Figures>;
  /** @throws AppError `bonus_already_claimed` */
  claimSignupBonus(tx: Tx, userId: Id): Promise<void>;
  /** Credits a completion's reward, locked. Returns when it becomes available. */
  creditReward(tx: Tx, reward: { completionId: Id; userId: Id; cents: number; at: Date }): Promise<Date>;
  /** Pays a referrer for a user who was brought; at most once for each of them. */
  creditReferral(tx: Tx, referral: { referrerId: Id; referredUserId: Id }): Promise<void>;
  /** Takes cents from available to held. The caller has seen in this transaction that they are there. */
  hold(tx: Tx, held: Held): Promise<void>;
  /** What was held has left the platform. It ends once: by this or by `release`. */
  payOut(tx: Tx, held: Held): Promise<void>;
  /** What was held goes back to available. */
  release(tx: Tx, held: Held): Promise<void>;
  /** Posts the end of every lock that is due, member by member. */
  releaseAllDue(): Promise<void>;
  /** A member's statement, the newest line first. @throws AppError `invalid_request` for a cursor that is none of it */
  statementOf(userId: Id, query: PageQuery): Promise<Page<LedgerEntry>>;
  /** The whole statement, in batches. */
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
    // Credits always fit and a lock holds what it was given, so this is a fault of ours and undoes the transaction.
    if (!balance)
      throw new Error(`The accounts of ${userId.toHexString()} cannot take the movement ${movement.key}.`);
  }

  async function releaseDue(tx: Tx, userId: Id): Promise<void> {
    for (const lock of await locks.due(userId, clock.now(), tx)) {
      await post(tx, userId, rewardUnlocked(lock._id.toHexString(), lock.cents));
      await locks.end(tx, lock._id);
    }
  }

  /** For a reader of the books themselves: what time has unlocked stands in them from then on. */
  async function postDue(userId: Id): Promise<void> {
    const first = await locks.first(userId, undefined, null);
    if (first && first.availableAt <= clock.now()) await withTransaction((tx) => releaseDue(tx, userId));
  }

  return {
    openAccounts: (tx, userId) => repository.openAccounts(tx, userId),

    figuresOf: createFigures({ repository, locks, withTransaction, clock }),

    async claimSignupBonus(tx, userId) {
      const id = userId.toHexString();
      if (await repository.hasHappened(tx, signupBonusKey(id))) throw bonusAlreadyClaimed();
      await post(tx, userId, signupBonus(id));
    },

    async creditReward(tx, { completionId, userId, cents, at }) {
      const availableAt = unlockTime(at);
      await post(tx, userId, taskReward(completionId.toHexString(), cents));
      await locks.add(tx, { _id: completionId, userId, cents, availableAt });
      return availableAt;
    },

    async hold(tx, { withdrawalId, userId, cents }) {
      await releaseDue(tx, userId);
      await post(tx, userId, withdrawalRequested(withdrawalId.toHexString(), cents));
    },

    creditReferral: (tx, { referrerId, referredUserId }) =>
      post(tx, referrerId, referralReward(referredUserId.toHexString())),

    payOut: (tx, { withdrawalId, userId, cents }) =>
      post(tx, userId, withdrawalPaid(withdrawalId.toHexString(), cents)),

    release: (tx, { withdrawalId, userId, cents }) =>
      post(tx, userId, withdrawalReturned(withdrawalId.toHexString(), cents)),

    async releaseAllDue() {
      for (
        let userId = await locks.someoneDue(clock.now());
        userId;
        userId = await locks.someoneDue(clock.now())
      ) {
        const due = userId;
        await withTransaction((tx) => releaseDue(tx, due));
      }
    },

    ...createStatement({ repository, locks, clock, postDue }),
  };
}
