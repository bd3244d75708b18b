import type { Connection } from 'mongoose';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { WithTransaction } from '../../platform/db/transaction.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { People } from '../../platform/people.ts';
import { createTicketModel } from './support.model.ts';
import { createTicketsRepository } from './support.repository.ts';
import { createTicketReviews, type TicketReviews } from './support.reviews.ts';
import { createSupportService, type Support as Service } from './support.service.ts';

export { supportReviewRoutes } from './support.review.routes.ts';
export { supportRoutes } from './support.routes.ts';

type Parts = {
  connection: Connection;
  withTransaction: WithTransaction;
  clock: Clock;
  audit: AuditLog;
  outbox: Outbox;
  people: People;
};

/** What is written to support and answered. See the README for what it owns and promises. */
export type Support = Service & { readonly reviews: TicketReviews };

export function createSupport({ connection, ...given }: Parts): Support {
  const parts = { ...given, repository: createTicketsRepository(createTicketModel(connection)) };
  return { ...createSupportService(parts), reviews: createTicketReviews(parts) };
}
