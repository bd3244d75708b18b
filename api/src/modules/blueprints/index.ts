import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Services } from '../../services.ts';
import type { CaseClaims, ConflictsOfInterest } from '../decisions/index.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Verification } from '../verification/index.ts';
import { purchaseDecisionMail, toNotice } from './blueprints.mails.ts';
import { createOwnershipModel } from './blueprints.model.ts';
import type { ReadIdentityDocuments } from './blueprints.presenter.ts';
import { createMemberPurchases, type ReadOpenPay } from './blueprints.purchases.ts';
import { createBlueprintsCheck } from './blueprints.reconcile.ts';
import { createBlueprintsRepository } from './blueprints.repository.ts';
import { createDescribeReturn, createPayerEncryptor, createReturnRules } from './blueprints.return-case.ts';
import { createReturnReviews } from './blueprints.return-reviews.ts';
import {
  createMemberReturns,
  createReadReturnEnds,
  createReturnTerms,
  type ReadWorkTest,
} from './blueprints.returns.ts';
import { createReviews } from './blueprints.reviews.ts';
import { createBlueprintsService } from './blueprints.service.ts';

export { blueprintsRoutes } from './blueprints.routes.ts';
export type { ReadOpenPay } from './blueprints.purchases.ts';
export type { ReadWorkTest } from './blueprints.returns.ts';
export { purchasesReviewRoutes } from './purchases.review.routes.ts';

/** The catalogue and its owners. The README says what this module owns and guarantees. */
export type Blueprints = ReturnType<typeof createBlueprints>;

export function createBlueprints({
  ledger,
  verification,
  readOpenPay,
  readWorkTest,
  ...rest
}: {
  services: Services;
  userDirectory: UserDirectory;
  ledger: Ledger;
  verification: Verification;
  conflicts: ConflictsOfInterest;
  claims: CaseClaims;
  readOpenPay: ReadOpenPay;
  readWorkTest: ReadWorkTest;
}) {
  const readIdentityDocuments: ReadIdentityDocuments = (rows, tx) =>
    verification.describeDocuments(
      rows.filter(({ kind }) => kind === 'verification'),
      tx,
    );
  const { services, userDirectory, claims } = rest;
  const { clock, notices, settings } = services;
  const repository = createBlueprintsRepository(createOwnershipModel(services.connection));
  const payers = createPayerEncryptor(services.encryptor);
  const returnRules = createReturnRules({ services, clock, repository, userDirectory });
  const describeReturn = createDescribeReturn({ returnRules, payers, userDirectory });
  const readReturnEnds = createReadReturnEnds(services, readWorkTest);
  const dependencies = { ...rest, readIdentityDocuments, readReturnEnds, repository };
  const autoApproveHours = settings.verificationAutoApproveHours;
  const service = createBlueprintsService({ ...dependencies, autoApproveHours });
  const getReturnTerms = createReturnTerms({ services, repository, payers });
  const purchases = createReviews({ ...dependencies, describeReturn, kind: 'purchase' }, async (tx, row) => {
    const { _id: purchaseId, userId, priceCents: cents } = row;
    if (row.status === 'active') await ledger.recordPurchase(tx, { purchaseId, userId, cents });
    const { username, email } = await userDirectory.getProfile(userId, tx);
    const returnEnd = (await readReturnEnds([row], tx)).get(purchaseId.toHexString());
    const mail = purchaseDecisionMail(row, { username, shellOrigin: settings.shellOrigin, returnEnd });
    await notices.notify(tx, toNotice(row, { to: email, userId, ...mail }));
  });
  return {
    ...service,
    ...createMemberPurchases({ services, repository, userDirectory, claims, service, readOpenPay }),
    ...createMemberReturns({ services, repository, userDirectory, service, readReturnEnds }),
    purchases: {
      ...purchases,
      /** Approves a purchase, and stores who paid. */
      approve: (tx: Tx, actor: Actor, id: string, payer: string) =>
        purchases.approve(tx, actor, id, (inTx, row) => getReturnTerms(inTx, row, payer)),
    },
    returns: createReturnReviews({ ...dependencies, ledger, returnRules, payers, getDetail: purchases.get }),
    verifications: createReviews({ ...dependencies, kind: 'verification' }),
    /** Reports blueprints open twice, and purchases and returns without their payment. */
    check: createBlueprintsCheck(repository),
  };
}
