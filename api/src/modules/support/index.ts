import type { Platform } from '../../platform/platform.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { createSupportMails } from './support.mails.ts';
import { createTicketModel } from './support.model.ts';
import { createTicketsRepository } from './support.repository.ts';
import { createTicketReviews } from './support.reviews.ts';
import { createSupportService } from './support.service.ts';

export { supportReviewRoutes } from './support.review.routes.ts';
export { supportRoutes } from './support.routes.ts';

/** Support tickets. See the README for what this module owns and guarantees. */
export type Support = ReturnType<typeof createSupport>;

export function createSupport({
  platform,
  userDirectory,
}: {
  platform: Platform;
  userDirectory: UserDirectory;
}) {
  const repository = createTicketsRepository(createTicketModel(platform.connection));
  const mails = createSupportMails(platform.settings.shellOrigin);
  return {
    ...createSupportService({ platform, repository, mails, userDirectory }),
    reviews: createTicketReviews({ platform, repository, mails, userDirectory }),
  };
}
