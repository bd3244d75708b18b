import type { InferType } from 'yup';
import { approvePurchase, rejectPurchase } from '../blueprints/purchases.review.endpoints.ts';
import { enumOf, jsonObject, responseId, responseText, strictArray, strictObject } from '../schema.ts';
import { approveVerification, rejectVerification } from '../verification/verification.review.endpoints.ts';
import { approveWithdrawal, rejectWithdrawal } from '../withdrawals/withdrawals.review.endpoints.ts';
import { acceptItemReport, rejectItemReport } from '../work/item-reports.endpoints.ts';
import {
  approveWork,
  denyAppeal,
  grantAppeal,
  rejectWork,
  requestRevision,
} from '../work/reviews.endpoints.ts';
import { caseId, caseIds } from './case-fields.ts';
import { BULK_DECISIONS_MAX } from './cases.constants.ts';

/**
 * The decisions that can be made about several cases in one call. The approval of a purchase is none: each payment has
 * its own payer.
 */
export const BULK_DECISIONS = [
  approveVerification,
  rejectVerification,
  rejectPurchase,
  approveWithdrawal,
  rejectWithdrawal,
  acceptItemReport,
  rejectItemReport,
] as const;
export type BulkDecision = (typeof BULK_DECISIONS)[number];

/**
 * The decisions that can be checked before they are sent: nothing has left the platform before. Those that need a
 * recently entered password need it in a check, and for several cases, too; a second factor only their own calls could
 * ask for.
 */
export const DECISIONS = [
  ...BULK_DECISIONS,
  approvePurchase,
  approveWork,
  requestRevision,
  rejectWork,
  grantAppeal,
  denyAppeal,
] as const satisfies readonly { id: string; needsRecentPassword?: true; needsRecentSecondFactor?: never }[];
export type Decision = (typeof DECISIONS)[number];

const idOf = <D extends Decision>({ id }: D): D['id'] => id;

/** One decision about one case: the call of the decision, the id in its path, and its body. */
export const checkDecisionBody = strictObject({
  decision: enumOf(DECISIONS.map(idOf), 'Must be a decision').required('Decision is required'),
  id: caseId(),
  body: jsonObject<object>(),
});

/** One decision about several cases, with the same body for all of them. */
export const decideCasesBody = strictObject({
  decision: enumOf(BULK_DECISIONS.map(idOf), 'Must be a decision').required('Decision is required'),
  ids: caseIds().min(1, 'Select at least one case'),
  body: jsonObject<object>(),
});

/**
 * What became of each case of a call: its status, which stays `pending` after the first of two approvals, or why it is
 * not decided, or cannot be.
 */
export const decideCasesResponse = strictObject({
  results: strictArray(
    strictObject({
      id: responseId(),
      status: responseText(40).nullable(),
      error: strictObject({ code: responseText(60), message: responseText(500) }).nullable(),
    }),
  ).max(BULK_DECISIONS_MAX),
});
export type DecisionResult = InferType<typeof decideCasesResponse>['results'][number];
