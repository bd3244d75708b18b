import { centsOf, type PayoutRequirements, type Withdrawal, type WithdrawalBody } from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { parseId, newId, type Id } from '../../platform/ids.ts';
import { mapPage, type Page, type PageQuery } from '../../platform/lists/page.ts';
import type { Services } from '../../services.ts';
import type { Ledger } from '../ledger/index.ts';
import { decisionDueAt } from '../decisions/index.ts';
import { assertPayoutAddress } from './payout-methods/payout-addresses.ts';
import { withdrawalNotFound, notCancellable } from './withdrawals.errors.ts';
import { digestDestination, type DetailsEncryptor } from './withdrawals.destinations.ts';
import type { NotifyMember } from './withdrawals.mails.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';
import { assertCanWithdraw, transitionError } from './withdrawals.policy.ts';
import {
  presentOutcome,
  presentProgress,
  presentWithdrawal,
  type WithdrawalOutcome,
} from './withdrawals.presenter.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';
import type { ReadRequirements, FindCooldown } from './withdrawals.requirements.ts';
import type { WithdrawalApprovals } from './review/withdrawals.approvals.ts';
import type { ApplyTransition } from './review/withdrawals.transitions.ts';
import type { QueueDepth } from '../../platform/queue-depth.ts';

export type WithdrawalsService = ReturnType<typeof createWithdrawalsService>;

/** Builds the times and the decision fields of a new request. @param opensAt when its cooldown ends */
const undecided = (requestedAt: Date, opensAt = requestedAt) =>
  ({
    requestedAt,
    dueAt: decisionDueAt('withdrawal', opensAt),
    status: 'pending',
    reason: null,
    transactionReference: null,
    decidedAt: null,
    decidedBy: null,
  }) as const;

type Dependencies = {
  services: Pick<Services, 'audit' | 'clock' | 'digester'>;
  repository: WithdrawalsRepository;
  ledger: Ledger;
  details: DetailsEncryptor;
  applyTransition: ApplyTransition;
  notifyMember: NotifyMember;
  readRequirements: ReadRequirements;
  findCooldown: FindCooldown;
  approvals: Pick<WithdrawalApprovals, 'withoutStale' | 'countAwaiting'>;
};

/** Creates the service behind the members' endpoints. */
export function createWithdrawalsService({
  services,
  repository,
  ledger,
  details,
  applyTransition,
  notifyMember,
  readRequirements,
  findCooldown,
  approvals,
}: Dependencies) {
  const { audit, clock, digester } = services;
  const { present, presentAll } = createPresent({ details, findCooldown, approvals });

  return {
    /** Requests a withdrawal, holds its amount and emails the member. @throws AppError as `assertCanWithdraw` */
    async request(
      tx: Tx,
      actor: Actor,
      userId: Id,
      { amount, paymentMethod, paymentDetails }: WithdrawalBody,
    ): Promise<Withdrawal> {
      assertPayoutAddress(paymentMethod, paymentDetails);
      const { availableCents } = await ledger.getBalanceSummary(userId, tx);
      assertCanWithdraw(amount, availableCents);
      const cents = centsOf(amount);
      const _id = newId();
      await ledger.hold(tx, { withdrawalId: _id, userId, cents });
      const destinationDigests = digestDestination(digester, paymentMethod, paymentDetails);
      const cooldown = await findCooldown({ userId, destinationDigests }, tx);
      const record: WithdrawalRecord = {
        _id,
        userId,
        amountCents: cents,
        paymentMethod,
        encryptedDetails: details.encrypt(_id, paymentDetails),
        destinationDigests,
        ...undecided(clock.now(), cooldown?.until),
      };
      await repository.insert(tx, record);
      await audit.record(tx, actor, { action: 'withdrawal_requested', subjectId: _id, userId });
      await notifyMember(tx, record);
      return present(record, tx);
    },

    /**
     * Cancels a pending withdrawal.
     *
     * @throws AppError `not_found`, also for another member's withdrawal; `not_cancellable`
     */
    async cancel(tx: Tx, actor: Actor, userId: Id, idText: string): Promise<Withdrawal> {
      const id = parseId(idText);
      const record = id && (await repository.findById(id, tx));
      if (!record?.userId.equals(userId)) throw withdrawalNotFound();
      if (transitionError('cancel', record.status)) throw notCancellable(record.status);
      return present(await applyTransition(tx, actor, record, 'cancel'), tx);
    },

    /** Lists a member's withdrawals, newest first. */
    listUserWithdrawals: async (userId: Id, query: PageQuery): Promise<Page<Withdrawal>> =>
      mapPage(await repository.list.page(query, { userId }), presentAll),

    /** Returns what is still missing before a withdrawal of a member can be approved. */
    getRequirements: (userId: Id): Promise<PayoutRequirements> => readRequirements(userId),

    /** Finds how far withdrawals have come, by id. */
    async findOutcomes(ids: readonly Id[]): Promise<Map<string, WithdrawalOutcome>> {
      const outcomes = (await repository.findByIds(ids)).map(presentOutcome);
      return new Map(outcomes.map((outcome) => [outcome.id, outcome]));
    },

    /** Whether a withdrawal of a member waits for its approval. */
    isWaiting: (userId: Id, tx: Tx): Promise<boolean> => repository.isWaiting(userId, tx),

    /** Finds the members of pending withdrawals, those that are due first at the top, and when each of these is due. */
    findWaiting: (skip: number, limit: number): Promise<{ readonly userId: Id; readonly dueAt: Date }[]> =>
      repository.findWaiting(skip, limit),

    countPending: (): Promise<number> => repository.countPending(),
    countPayable: (): Promise<number> => repository.countPayable(),
    readDueTimes: (...args: Parameters<typeof repository.readDueTimes>) => repository.readDueTimes(...args),
    countSecondApprovals: (): Promise<number> => approvals.countAwaiting(),

    /** Reads how many withdrawals of a status wait for an administrator, and since when. */
    readQueueDepth: (status: 'pending' | 'processing'): Promise<QueueDepth> =>
      status === 'pending' ? repository.readPending() : repository.readPayable(),
  };
}

/** Returns the functions that present withdrawals to their owner, with what they wait for. */
function createPresent({
  details,
  findCooldown,
  approvals,
}: {
  details: DetailsEncryptor;
  findCooldown: FindCooldown;
  approvals: Pick<WithdrawalApprovals, 'withoutStale'>;
}) {
  /** @param record with a first approval only if that still counts */
  async function presentCurrent(record: WithdrawalRecord, tx?: Tx): Promise<Withdrawal> {
    // The cooldown stops the approval only.
    const cooldown = record.status === 'pending' ? await findCooldown(record, tx) : undefined;
    return { ...presentWithdrawal(record, details.tryDecrypt(record)), ...presentProgress(record, cooldown) };
  }

  async function present(record: WithdrawalRecord, tx: Tx): Promise<Withdrawal> {
    const [current = record] = await approvals.withoutStale([record], tx);
    return presentCurrent(current, tx);
  }

  async function presentAll(records: readonly WithdrawalRecord[]): Promise<Withdrawal[]> {
    const current = await approvals.withoutStale(records);
    return Promise.all(current.map((record) => presentCurrent(record)));
  }

  return { present, presentAll };
}
