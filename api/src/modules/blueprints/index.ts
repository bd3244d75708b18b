import type { Connection } from 'mongoose';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { People } from '../../platform/people.ts';
import type { Check } from '../ledger/index.ts';
import type { Referrals } from '../referrals/index.ts';
import { mailAboutPurchase } from './blueprints.mails.ts';
import { createOwnershipModel } from './blueprints.model.ts';
import type { ReadPapers } from './blueprints.presenter.ts';
import { createBlueprintsCheck } from './blueprints.reconcile.ts';
import { createBlueprintsRepository } from './blueprints.repository.ts';
import { createReviews, type OwnershipReviews } from './blueprints.reviews.ts';
import { createBlueprintsService, type BlueprintsService } from './blueprints.service.ts';

export { blueprintsRoutes } from './blueprints.routes.ts';
export { purchasesReviewRoutes } from './purchases.review.routes.ts';

/** The catalogue and who owns what of it. See the README for what it owns and promises. */
export type Blueprints = BlueprintsService & {
  readonly purchases: OwnershipReviews;
  readonly verifications: OwnershipReviews;
  /** Says in plain words where a blueprint is open twice, or a referral does not fit. */
  readonly check: Check;
};

type Parts = {
  connection: Connection;
  clock: Clock;
  audit: AuditLog;
  outbox: Outbox;
  people: People;
  referrals: Referrals;
  readPapers: ReadPapers;
  shellOrigin: string;
};

export function createBlueprints({
  connection,
  outbox,
  referrals,
  shellOrigin,
  ...parts
}: Parts): Blueprints {
  const repository = createBlueprintsRepository(createOwnershipModel(connection));
  const inner = { ...parts, repository };
  return {
    ...createBlueprintsService(inner),
    purchases: createReviews({
      ...inner,
      kind: 'purchase',
      async onDecided(tx, row) {
        const { username, email } = await parts.people.describePerson(row.userId, tx);
        const words = mailAboutPurchase(row, username, shellOrigin);
        await outbox.queue(tx, { to: email, userId: row.userId, ...words });
      },
    }),
    verifications: createReviews({
      ...inner,
      kind: 'verification',
      async onDecided(tx, { userId, status }) {
        if (status === 'active') await referrals.payFor(tx, userId);
      },
    }),
    check: createBlueprintsCheck(repository, referrals),
  };
}
