import type { Services } from '../../services.ts';
import type { CaseClaims } from '../decisions/index.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { createAnswerTime } from './support.answer-time.ts';
import { createSupportMails } from './support.mails.ts';
import { createTicketModel } from './support.model.ts';
import { createTicketsRepository } from './support.repository.ts';
import { createTicketRemoval } from './support.removal.ts';
import { createTicketReviews } from './support.reviews.ts';
import { createSupportService } from './support.service.ts';

export { supportReviewRoutes } from './support.review.routes.ts';
export { supportRoutes } from './support.routes.ts';

/** Support tickets. See the README for what this module owns and guarantees. */
export type Support = ReturnType<typeof createSupport>;

export function createSupport({
  services,
  userDirectory,
  claims,
}: {
  services: Services;
  userDirectory: UserDirectory;
  claims: CaseClaims;
}) {
  const tickets = createTicketModel(services.connection);
  const repository = createTicketsRepository(tickets);
  const mails = createSupportMails(services.settings.shellOrigin);
  return {
    ...createSupportService({ services, repository, mails, userDirectory }),
    getAnswerTime: createAnswerTime(services.clock, repository),
    ...createTicketRemoval(tickets),
    reviews: createTicketReviews({ services, repository, mails, userDirectory, claims }),
  };
}
