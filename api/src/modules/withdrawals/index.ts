import type { Platform } from '../../platform/platform.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Ledger } from '../ledger/index.ts';
import { createDetailsEncryptor } from './withdrawals.details.ts';
import { createWithdrawalModel } from './withdrawals.model.ts';
import { createWithdrawalsCheck } from './withdrawals.reconcile.ts';
import { createWithdrawalsRepository } from './withdrawals.repository.ts';
import { createWithdrawalReviews } from './review/withdrawals.reviews.ts';
import { createWithdrawalsService } from './withdrawals.service.ts';
import { createApplyTransition } from './review/withdrawals.transitions.ts';

export { withdrawalsReviewRoutes } from './review/withdrawals.review.routes.ts';
export { withdrawalsRoutes } from './withdrawals.routes.ts';

/** Members' withdrawal requests. The README says what this module owns and guarantees. */
export type Withdrawals = ReturnType<typeof createWithdrawals>;

export function createWithdrawals({
  platform,
  ledger,
  userDirectory,
}: {
  platform: Platform;
  ledger: Ledger;
  userDirectory: UserDirectory;
}) {
  const repository = createWithdrawalsRepository(createWithdrawalModel(platform.connection));
  const details = createDetailsEncryptor(platform.encryptor);
  const applyTransition = createApplyTransition({ platform, repository, ledger });
  return {
    ...createWithdrawalsService({ platform, repository, ledger, details, applyTransition, userDirectory }),
    reviews: createWithdrawalReviews({ platform, repository, userDirectory, details, applyTransition }),
    /** Reports withdrawals whose amount or status does not match the ledger. */
    check: createWithdrawalsCheck(repository),
  };
}
