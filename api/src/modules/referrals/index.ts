import type { Connection } from 'mongoose';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Check, Ledger } from '../ledger/index.ts';
import { createReferralModel } from './referrals.model.ts';
import { createReferralsCheck } from './referrals.reconcile.ts';
import { createReferralsRepository } from './referrals.repository.ts';
import { createReferralsService, type Members, type ReferralsService } from './referrals.service.ts';

export { referralsRoutes } from './referrals.routes.ts';

/** Who brought whom. See the README for what it owns and promises. */
export type Referrals = ReferralsService & {
  /** Says in plain words where referrals and the ledger do not agree. */
  readonly check: Check;
};

type Parts = {
  connection: Connection;
  clock: Clock;
  ledger: Ledger;
  outbox: Outbox;
  members: Members;
  shellOrigin: string;
};

export function createReferrals({ connection, ...parts }: Parts): Referrals {
  const repository = createReferralsRepository(createReferralModel(connection));
  return {
    ...createReferralsService({ ...parts, repository }),
    check: createReferralsCheck(repository),
  };
}
