export { createCaseClaims, presentClaim, type CaseClaim, type CaseClaims } from './case-claims.ts';
export { caseSort, decisionAwaitedSince, decisionDueAt, payoutDueAt } from './case-due.ts';
export {
  CONFLICT_OF_INTEREST_MESSAGES,
  createConflictsOfInterest,
  type ConflictsOfInterest,
} from './conflicts-of-interest.ts';
export { alreadyDecided } from './review-queue.ts';
export { decisionsRoutes } from './decisions.routes.ts';
export { assertMemberEnabled } from './disabled-members.ts';
export { payoutRequirementsMissing, secondAdministratorNeeded } from './payout-errors.ts';
export { createRecordedClaims } from './recorded-claims.ts';
export { createRequestSecondDecision } from './second-decision.ts';
export { createReviewQueue, type Rejection, type ReviewCase } from './review-queue.ts';
