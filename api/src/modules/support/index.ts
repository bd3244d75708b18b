import type { Connection } from 'mongoose';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { WithTransaction } from '../../platform/db/transaction.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { createTicketModel } from './support.model.ts';
import { createTicketsRepository } from './support.repository.ts';
import { createTicketReviews, type TicketReviews } from './support.reviews.ts';
import { createSupportService, type Support as Service } from './support.service.ts';

export { supportReviewRoutes } from './support.review.routes.ts';
export { supportRoutes } from './support.routes.ts';

type Dependencies = {
  connection: Connection;
  withTransaction: WithTransaction;
  clock: Clock;
  audit: AuditLog;
  outbox: Outbox;
  userDirectory: UserDirectory;
};

/** Support tickets and their answers. See the README for what this module owns and guarantees. */
export type Support = Service & { readonly reviews: TicketReviews };

export function createSupport({ connection, ...rest }: Dependencies): Support {
  const dependencies = { ...rest, repository: createTicketsRepository(createTicketModel(connection)) };
  return { ...createSupportService(dependencies), reviews: createTicketReviews(dependencies) };
}
