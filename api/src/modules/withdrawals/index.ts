import type { Connection } from 'mongoose';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Sealer } from '../../platform/crypto/sealer.ts';
import type { WithTransaction } from '../../platform/db/transaction.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { People } from '../../platform/people.ts';
import type { Check, Ledger } from '../ledger/index.ts';
import { createDetailsSeal } from './withdrawals.details.ts';
import { createWithdrawalModel } from './withdrawals.model.ts';
import { createWithdrawalsCheck } from './withdrawals.reconcile.ts';
import { createWithdrawalsRepository } from './withdrawals.repository.ts';
import { createWithdrawalReviews, type WithdrawalReviews } from './withdrawals.reviews.ts';
import { createWithdrawalsService, type WithdrawalsService } from './withdrawals.service.ts';
import { createSteps } from './withdrawals.steps.ts';

export { withdrawalsReviewRoutes } from './withdrawals.review.routes.ts';
export { withdrawalsRoutes } from './withdrawals.routes.ts';

/** Requests to be paid. See the README for what it owns and promises. */
export type Withdrawals = WithdrawalsService & {
  readonly reviews: WithdrawalReviews;
  /** Says in plain words where withdrawals and the ledger do not agree. */
  readonly check: Check;
};

type Parts = {
  connection: Connection;
  withTransaction: WithTransaction;
  ledger: Ledger;
  sealer: Sealer;
  clock: Clock;
  audit: AuditLog;
  outbox: Outbox;
  people: People;
  shellOrigin: string;
};

export function createWithdrawals({ connection, sealer, ...parts }: Parts): Withdrawals {
  const repository = createWithdrawalsRepository(createWithdrawalModel(connection));
  const inner = {
    ...parts,
    repository,
    details: createDetailsSeal(sealer),
    takeStep: createSteps({ ...parts, repository }),
  };
  return {
    ...createWithdrawalsService(inner),
    reviews: createWithdrawalReviews(inner),
    check: createWithdrawalsCheck(repository),
  };
}
