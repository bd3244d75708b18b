import type { Services } from '../../services.ts';
import { createIdentityDocumentsModel } from './verification.model.ts';
import { createVerificationService, type Verification } from './verification.service.ts';

export type { DocumentsDescription, Verification } from './verification.service.ts';
export { verificationReviewRoutes } from './verification.review.routes.ts';
export { createVerificationReviews } from './verification.reviews.ts';
export { listIdentityNumberForms } from './verification.policy.ts';
export { verificationRoutes } from './verification.routes.ts';

/** Encrypted identity documents. See the README for what this module owns and guarantees. */
export function createVerification(services: Services): Verification {
  return createVerificationService(services, createIdentityDocumentsModel(services.connection));
}
