import type { Connection } from 'mongoose';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Check } from '../ledger/index.ts';
import type { Referrals } from '../referrals/index.ts';
import { purchaseDecisionMail } from './blueprints.mails.ts';
import { createOwnershipModel } from './blueprints.model.ts';
import type { ReadIdentityDocuments } from './blueprints.presenter.ts';
import { createBlueprintsCheck } from './blueprints.reconcile.ts';
import { createBlueprintsRepository } from './blueprints.repository.ts';
import { createReviews, type OwnershipReviews } from './blueprints.reviews.ts';
import { createBlueprintsService, type BlueprintsService } from './blueprints.service.ts';

export { blueprintsRoutes } from './blueprints.routes.ts';
export { purchasesReviewRoutes } from './purchases.review.routes.ts';

/** The catalogue and its owners. The README says what this module owns and guarantees. */
export type Blueprints = BlueprintsService & {
  readonly purchases: OwnershipReviews;
  readonly verifications: OwnershipReviews;
  /** Reports blueprints that are open twice and referrals whose status does not match. */
  readonly check: Check;
};

type Dependencies = {
  connection: Connection;
  clock: Clock;
  audit: AuditLog;
  outbox: Outbox;
  userDirectory: UserDirectory;
  referrals: Referrals;
  readIdentityDocuments: ReadIdentityDocuments;
  shellOrigin: string;
};

export function createBlueprints({
  connection,
  outbox,
  referrals,
  shellOrigin,
  ...shared
}: Dependencies): Blueprints {
  const repository = createBlueprintsRepository(createOwnershipModel(connection));
  const dependencies = { ...shared, repository };
  return {
    ...createBlueprintsService(dependencies),
    purchases: createReviews({
      ...dependencies,
      kind: 'purchase',
      async onDecided(tx, row) {
        const { username, email } = await shared.userDirectory.getProfile(row.userId, tx);
        const mail = purchaseDecisionMail(row, username, shellOrigin);
        await outbox.queue(tx, { to: email, userId: row.userId, ...mail });
      },
    }),
    verifications: createReviews({
      ...dependencies,
      kind: 'verification',
      async onDecided(tx, { userId, status }) {
        if (status === 'active') await referrals.payReferrer(tx, userId);
      },
    }),
    check: createBlueprintsCheck(repository, referrals),
  };
}
