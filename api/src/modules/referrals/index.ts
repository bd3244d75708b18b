import type { Connection } from 'mongoose';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Check, Ledger } from '../ledger/index.ts';
import { createReferralModel } from './referrals.model.ts';
import { createReferralsCheck } from './referrals.reconcile.ts';
import { createReferralsRepository } from './referrals.repository.ts';
import { createReferralsService, type Members, type ReferralsService } from './referrals.service.ts';

export { referralsRoutes } from './referrals.routes.ts';

/** Referrals and their rewards. See the README for what this module owns and guarantees. */
export type Referrals = ReferralsService & {
  /** Reports where referrals and the ledger disagree. */
  readonly check: Check;
};

type Dependencies = {
  connection: Connection;
  clock: Clock;
  ledger: Ledger;
  outbox: Outbox;
  members: Members;
  shellOrigin: string;
};

export function createReferrals({ connection, ...dependencies }: Dependencies): Referrals {
  const repository = createReferralsRepository(createReferralModel(connection));
  return {
    ...createReferralsService({ ...dependencies, repository }),
    check: createReferralsCheck(repository),
  };
}
