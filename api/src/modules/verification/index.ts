import type { Connection } from 'mongoose';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Sealer } from '../../platform/crypto/sealer.ts';
import { createPapersModel } from './verification.model.ts';
import { createVerificationService, type Verification } from './verification.service.ts';

export type { Verification } from './verification.service.ts';
export { verificationReviewRoutes } from './verification.review.routes.ts';
export { createVerificationReviews, type VerificationReviews } from './verification.reviews.ts';
export { verificationRoutes } from './verification.routes.ts';

type Parts = { connection: Connection; sealer: Sealer; audit: AuditLog; clock: Clock };

/** Identity papers, sealed. See the README for what it owns and promises. */
export function createVerification({ connection, ...parts }: Parts): Verification {
  return createVerificationService({ ...parts, papersModel: createPapersModel(connection) });
}
