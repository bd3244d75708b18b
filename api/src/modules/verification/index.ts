import type { Connection } from 'mongoose';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Encryptor } from '../../platform/crypto/encryptor.ts';
import { createIdentityDocumentsModel } from './verification.model.ts';
import { createVerificationService, type Verification } from './verification.service.ts';

export type { Verification } from './verification.service.ts';
export { verificationReviewRoutes } from './verification.review.routes.ts';
export { createVerificationReviews, type VerificationReviews } from './verification.reviews.ts';
export { verificationRoutes } from './verification.routes.ts';

type Dependencies = { connection: Connection; encryptor: Encryptor; audit: AuditLog; clock: Clock };

/** Encrypted identity documents. See the README for what this module owns and guarantees. */
export function createVerification({ connection, ...dependencies }: Dependencies): Verification {
  return createVerificationService({
    ...dependencies,
    identityDocuments: createIdentityDocumentsModel(connection),
  });
}
