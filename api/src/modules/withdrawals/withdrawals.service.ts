import type { Withdrawal, WithdrawalBody } from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { idFrom, newId, type Id } from '../../platform/ids.ts';
import { mapPage, type Page, type PageQuery } from '../../platform/lists/page.ts';
import type { Ledger } from '../ledger/index.ts';
import type { DetailsSeal } from './withdrawals.details.ts';
import { noSuchWithdrawal, notCancellable } from './withdrawals.errors.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';
import { amountCents, mayWithdraw, obstacleTo } from './withdrawals.policy.ts';
import { presentWithdrawal } from './withdrawals.presenter.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';
import type { TakeStep } from './withdrawals.steps.ts';

export type WithdrawalsService = {
  /** Takes the amount from available to held. @throws AppError `invalid_amount`, and as `mayWithdraw` */
  request(tx: Tx, actor: Actor, userId: Id, body: WithdrawalBody): Promise<Withdrawal>;
  /** Takes a request back. @throws AppError `not_found` for another member's too, `not_cancellable` */
  cancel(tx: Tx, actor: Actor, userId: Id, id: string): Promise<Withdrawal>;
  /** The newest first. */
  ofUser(userId: Id, query: PageQuery): Promise<Page<Withdrawal>>;
  countPending(): Promise<number>;
};

type Parts = {
  repository: WithdrawalsRepository;
  ledger: Ledger;
  audit: AuditLog;
  details: DetailsSeal;
  takeStep: TakeStep;
  clock: Clock;
};

/** What members do. */
export function createWithdrawalsService(parts: Parts): WithdrawalsService {
  const { repository, ledger, audit, details, takeStep, clock } = parts;
  const present = (record: WithdrawalRecord): Withdrawal => presentWithdrawal(record, details.open(record));

  return {
    async request(tx, actor, userId, { amount, paymentMethod, paymentDetails }) {
      const cents = amountCents(amount);
      const { availableCents } = await ledger.figuresOf(userId, tx);
      mayWithdraw(cents, availableCents);
      const _id = newId();
      await ledger.hold(tx, { withdrawalId: _id, userId, cents });
      const record: WithdrawalRecord = {
        _id,
        userId,
        amountCents: cents,
        paymentMethod,
        sealedDetails: details.seal(_id, paymentDetails),
        status: 'pending',
        reason: null,
        requestedAt: clock.now(),
        decidedAt: null,
        decidedBy: null,
      };
      await repository.insert(tx, record);
      await audit.record(tx, actor, { action: 'withdrawal_requested', subjectId: _id, userId });
      return presentWithdrawal(record, paymentDetails);
    },

    async cancel(tx, actor, userId, text) {
      const id = idFrom(text);
      const record = id && (await repository.findById(id, tx));
      if (!record?.userId.equals(userId)) throw noSuchWithdrawal();
      if (obstacleTo('cancel', record.status)) throw notCancellable();
      return present(await takeStep(tx, actor, record, 'cancel'));
    },

    ofUser: async (userId, query) =>
      mapPage(await repository.list.page(query, { userId }), (records) => records.map(present)),

    countPending: () => repository.countPending(),
  };
}
