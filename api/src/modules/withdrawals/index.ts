import { createEvent } from '../../platform/events.ts';
import type { Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { CaseClaims, ConflictsOfInterest } from '../decisions/index.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Tasks } from '../tasks/index.ts';
import { ENCRYPTED_FIELDS } from '../../encryption/encrypted-fields.ts';
import { createFindDestinationCooldown } from './payout-methods/payout-cooldown.ts';
import { createPayoutMethodModels } from './payout-methods/payout-methods.model.ts';
import { createPayoutMethodsRepository } from './payout-methods/payout-methods.repository.ts';
import { createPayoutMethods } from './payout-methods/payout-methods.service.ts';
import { createReadComposition } from './withdrawals.composition.ts';
import { createDetailsEncryptor, createIsKnownDestination } from './withdrawals.destinations.ts';
import { createWithdrawalRiskSignals } from './withdrawals.risk-signals.ts';
import { createNotifyMember } from './withdrawals.mails.ts';
import { createWithdrawalModel } from './withdrawals.model.ts';
import { createWithdrawalsCheck } from './withdrawals.reconcile.ts';
import { createWithdrawalsRepository, type WithdrawalsRepository } from './withdrawals.repository.ts';
import { createReadRequirements, createFindCooldown, type PayoutPauses } from './withdrawals.requirements.ts';
import { createWithdrawalApprovals } from './review/withdrawals.approvals.ts';
import { createWithdrawalReviews } from './review/withdrawals.reviews.ts';
import { createWithdrawalsService } from './withdrawals.service.ts';
import { createApplyTransition } from './review/withdrawals.transitions.ts';

export { payoutMethodsRoutes } from './payout-methods/payout-methods.routes.ts';
export { withdrawalsReviewRoutes } from './review/withdrawals.review.routes.ts';
export { normalizeDestination } from './withdrawals.destinations.ts';
export { withdrawalsRoutes } from './withdrawals.routes.ts';

/** Members' withdrawal requests. The README says what this module owns and guarantees. */
export type Withdrawals = ReturnType<typeof createWithdrawals>;

export function createWithdrawals({
  services,
  ledger,
  userDirectory,
  conflicts,
  claims,
  blueprints,
  tasks,
}: {
  services: Services;
  ledger: Ledger;
  userDirectory: UserDirectory & PayoutPauses;
  conflicts: ConflictsOfInterest;
  claims: CaseClaims;
  blueprints: Blueprints;
  tasks: Tasks;
}) {
  const repository = createWithdrawalsRepository(createWithdrawalModel(services.connection));
  const details = createDetailsEncryptor(services.encryptor);
  const { methods, payoutMethods, findDestinationCooldown } = createMethods(
    services,
    repository,
    userDirectory,
  );
  const readRequirements = createReadRequirements(userDirectory, blueprints);
  const applyTransition = createApplyTransition({ services, repository, ledger });
  const notifyMember = createNotifyMember({ services, userDirectory });
  const bounced = createEvent<{ userId: Id }>();
  const findCooldown = createFindCooldown({ services, findDestinationCooldown, userDirectory });
  const readComposition = createReadComposition(ledger, tasks);
  const judging = { services, repository, userDirectory, conflicts, readComposition };
  const approvals = createWithdrawalApprovals(judging);
  return {
    ...createWithdrawalsService({
      services,
      repository,
      ledger,
      details,
      applyTransition,
      notifyMember,
      readRequirements,
      findCooldown,
      approvals,
    }),
    payoutMethods,
    isKnownDestination: createIsKnownDestination({ services, repository, payoutMethods }),
    /** Published when a payout has come back. */
    bounced,
    riskSignals: createWithdrawalRiskSignals(repository, methods),
    reviews: createWithdrawalReviews({
      ...judging,
      details,
      applyTransition,
      notifyMember,
      bounced,
      claims,
      readRequirements,
      findCooldown,
      approvals,
    }),
    /** Reports withdrawals whose amount or status does not match the ledger. */
    check: createWithdrawalsCheck(repository),
  };
}

function createMethods(
  services: Services,
  withdrawals: WithdrawalsRepository,
  userDirectory: UserDirectory & PayoutPauses,
) {
  const methods = createPayoutMethodsRepository(createPayoutMethodModels(services.connection));
  const findDestinationCooldown = createFindDestinationCooldown({
    clock: services.clock,
    methods,
    withdrawals,
  });
  const payoutMethods = createPayoutMethods({
    services,
    repository: methods,
    userDirectory,
    findDestinationCooldown,
    details: createDetailsEncryptor(services.encryptor, ENCRYPTED_FIELDS.payoutMethodDetails),
  });
  return { methods, payoutMethods, findDestinationCooldown };
}
