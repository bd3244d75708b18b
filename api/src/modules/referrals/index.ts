import type { Services } from '../../services.ts';
import type { Ledger } from '../ledger/index.ts';
import { createReferralModel } from './referrals.model.ts';
import { createReferralsCheck } from './referrals.reconcile.ts';
import { createReferralsRepository } from './referrals.repository.ts';
import { createReferralsService, type Members } from './referrals.service.ts';

export { INVITATION_SUBJECT } from './referrals.mails.ts';
export { referralsRoutes } from './referrals.routes.ts';

/** Referrals and their rewards. See the README for what this module owns and guarantees. */
export type Referrals = ReturnType<typeof createReferrals>;

export function createReferrals({
  services,
  ledger,
  members,
}: {
  services: Services;
  ledger: Ledger;
  members: Members;
}) {
  const repository = createReferralsRepository(createReferralModel(services.connection));
  return {
    ...createReferralsService({ services, repository, ledger, members }),
    /** Reports where referrals and the ledger disagree. */
    check: createReferralsCheck(repository, members),
  };
}
