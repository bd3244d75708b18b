import type { Connection } from 'mongoose';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Encryptor } from '../../platform/crypto/encryptor.ts';
import type { WithTransaction } from '../../platform/db/transaction.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Check, Ledger } from '../ledger/index.ts';
import { createDetailsEncryptor } from './withdrawals.details.ts';
import { createWithdrawalModel } from './withdrawals.model.ts';
import { createWithdrawalsCheck } from './withdrawals.reconcile.ts';
import { createWithdrawalsRepository } from './withdrawals.repository.ts';
import { createWithdrawalReviews, type WithdrawalReviews } from './withdrawals.reviews.ts';
import { createWithdrawalsService, type WithdrawalsService } from './withdrawals.service.ts';
import { createApplyTransition } from './withdrawals.transitions.ts';

export { withdrawalsReviewRoutes } from './withdrawals.review.routes.ts';
export { withdrawalsRoutes } from './withdrawals.routes.ts';

/** Members' withdrawal requests. The README says what this module owns and guarantees. */
export type Withdrawals = WithdrawalsService & {
  readonly reviews: WithdrawalReviews;
  /** Reports withdrawals whose amount or status does not match the ledger. */
  readonly check: Check;
};

type Dependencies = {
  connection: Connection;
  withTransaction: WithTransaction;
  ledger: Ledger;
  encryptor: Encryptor;
  clock: Clock;
  audit: AuditLog;
  outbox: Outbox;
  userDirectory: UserDirectory;
  shellOrigin: string;
};

export function createWithdrawals({ connection, encryptor, ...shared }: Dependencies): Withdrawals {
  const repository = createWithdrawalsRepository(createWithdrawalModel(connection));
  const dependencies = {
    ...shared,
    repository,
    details: createDetailsEncryptor(encryptor),
    applyTransition: createApplyTransition({ ...shared, repository }),
  };
  return {
    ...createWithdrawalsService(dependencies),
    reviews: createWithdrawalReviews(dependencies),
    check: createWithdrawalsCheck(repository),
  };
}
