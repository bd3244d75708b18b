import type { Services } from '../../services.ts';
import type { CaseClaims, ConflictsOfInterest } from '../decisions/index.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Verification } from '../verification/index.ts';
import { purchaseDecisionMail, toNotice } from './blueprints.mails.ts';
import { createOwnershipModel } from './blueprints.model.ts';
import type { ReadIdentityDocuments } from './blueprints.presenter.ts';
import { createMemberPurchases } from './blueprints.purchases.ts';
import { createBlueprintsCheck } from './blueprints.reconcile.ts';
import { createBlueprintsRepository } from './blueprints.repository.ts';
import { createReviews } from './blueprints.reviews.ts';
import { createBlueprintsService } from './blueprints.service.ts';

export { blueprintsRoutes } from './blueprints.routes.ts';
export { purchasesReviewRoutes } from './purchases.review.routes.ts';

/** The catalogue and its owners. The README says what this module owns and guarantees. */
export type Blueprints = ReturnType<typeof createBlueprints>;

export function createBlueprints({
  ledger,
  verification,
  ...rest
}: {
  services: Services;
  userDirectory: UserDirectory;
  ledger: Ledger;
  verification: Verification;
  conflicts: ConflictsOfInterest;
  claims: CaseClaims;
}) {
  const readIdentityDocuments: ReadIdentityDocuments = (rows, tx) =>
    verification.describeDocuments(
      rows.filter(({ kind }) => kind === 'verification'),
      tx,
    );
  const dependencies = { ...rest, readIdentityDocuments };
  const { services, userDirectory, claims } = dependencies;
  const { notices, settings } = services;
  const repository = createBlueprintsRepository(createOwnershipModel(services.connection));
  const autoApproveHours = settings.verificationAutoApproveHours;
  const service = createBlueprintsService({ ...dependencies, repository, autoApproveHours });
  return {
    ...service,
    ...createMemberPurchases({ services, repository, userDirectory, claims, service }),
    purchases: createReviews({ ...dependencies, repository, kind: 'purchase' }, async (tx, row) => {
      const { _id: purchaseId, userId, priceCents: cents } = row;
      if (row.status === 'active') await ledger.recordPurchase(tx, { purchaseId, userId, cents });
      const { username, email } = await userDirectory.getProfile(userId, tx);
      const mail = purchaseDecisionMail(row, username, settings.shellOrigin);
      await notices.notify(tx, toNotice(row, { to: email, userId, ...mail }));
    }),
    verifications: createReviews({ ...dependencies, repository, kind: 'verification' }),
    /** Reports blueprints open twice, and purchases without their payment. */
    check: createBlueprintsCheck(repository),
  };
}
