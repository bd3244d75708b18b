import { boolean, type InferType, type TestContext } from 'yup';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import {
  enumOf,
  listResponse,
  multiLineText,
  responseCount,
  responseId,
  responseText,
  responseTime,
  singleLineText,
  strictArray,
  strictObject,
} from '../schema.ts';
import { approveVerificationBody } from '../verification/verification.review.schemas.ts';
import { REASON_MAX, REASON_MIN } from './admin-list.ts';

/** How long a decision is held before it is applied. Until then it can be undone. */
export const DECISION_HOLD_SECONDS = 10;

/** Upper bound on the cases of one call. */
export const HELD_DECISIONS_MAX = 50;

/** The cases whose decisions are held. */
export const HELD_KINDS = ['verification', 'purchase', 'withdrawal'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

/** The decisions that are held: nothing has left the platform before they are applied. */
export const HELD_CHOICES = ['approve', 'reject'] as const;
export type HeldChoice = (typeof HELD_CHOICES)[number];

const heldDecisionFields = {
  kind: enumOf(HELD_KINDS, 'Must be a kind of case').defined(),
  caseId: responseId(),
  decision: enumOf(HELD_CHOICES, 'Must be a decision').defined(),
  /** The administrator who decided. */
  by: responseText(USERNAME_MAX),
  /** When it is applied, unless it is undone before. */
  applyAt: responseTime(),
  /** Whole seconds until then, so that pages need no clock of their own. */
  secondsLeft: responseCount(),
  /** Whether another administrator has to approve the case too. */
  needsSecondApproval: boolean().strict().defined(),
};

/** A decision that is not applied yet. */
export const heldDecisionResponse = strictObject(heldDecisionFields);
export type HeldDecision = InferType<typeof heldDecisionResponse>;

/** The decisions about handed-in work that are held. */
export const HELD_REVIEW_CHOICES = [
  'approve',
  'requestRevision',
  'reject',
  'grantAppeal',
  'denyAppeal',
] as const;
export type HeldReviewChoice = (typeof HELD_REVIEW_CHOICES)[number];

/** A decision about handed-in work that is not applied yet. `caseId` is the submission. */
export const heldReviewResponse = strictObject({
  caseId: heldDecisionFields.caseId,
  decision: enumOf(HELD_REVIEW_CHOICES, 'Must be a decision').defined(),
  by: heldDecisionFields.by,
  applyAt: heldDecisionFields.applyAt,
  secondsLeft: heldDecisionFields.secondsLeft,
});
export type HeldReview = InferType<typeof heldReviewResponse>;

/** Work has a list of its own: front ends of version 1.0 know no other kinds in the first one. */
export const heldDecisionsResponse = listResponse(heldDecisionResponse).shape({
  reviews: strictArray(heldReviewResponse).defined(),
});

function decisionField() {
  return enumOf(HELD_CHOICES, 'Decision must be approve or reject').required('Decision is required');
}

/** The reason of a rejection; the member reads it. */
function rejectionReason() {
  return multiLineText('Reason', REASON_MAX).min(
    REASON_MIN,
    `Please give a reason of at least ${REASON_MIN} characters`,
  );
}

type Reasoned = { readonly decision?: unknown; readonly reason?: unknown };

/** A rejection needs a reason, and an approval has none. */
const NEEDS_REASON = {
  name: 'reason',
  test: (body: Reasoned | null | undefined, { createError }: TestContext) =>
    body?.decision !== 'reject' ||
    Boolean(body.reason) ||
    createError({ path: 'reason', message: 'Please give a reason' }),
};

/** Shorter than every id. */
const CASE_ID_MIN = 8;

function caseIds() {
  return strictArray(
    singleLineText('Id', 40).required('Id is required').min(CASE_ID_MIN, 'Must be the id of a case'),
  )
    .min(1, 'Select at least one case')
    .max(HELD_DECISIONS_MAX, `Select at most ${HELD_DECISIONS_MAX} cases`)
    .test(
      'unique',
      'Select each case once',
      (ids: readonly unknown[] | undefined) => !Array.isArray(ids) || new Set(ids).size === ids.length,
    );
}

/** The body of a decision about one purchase or withdrawal. */
export const holdDecisionBody = strictObject({ decision: decisionField(), reason: rejectionReason() }).test(
  NEEDS_REASON,
);
export type HoldDecisionBody = InferType<typeof holdDecisionBody>;

/** The body of a decision about one verification: an approval can have its own email, and a rejection can be final. */
export const holdVerificationBody = approveVerificationBody
  .shape({
    decision: decisionField(),
    reason: rejectionReason(),
    /** Whether the member is barred from submitting documents again; false by default. */
    final: boolean()
      .strict()
      .typeError('Final must be true or false')
      .nonNullable('Final must be true or false'),
  })
  .test(NEEDS_REASON);
export type HoldVerificationBody = InferType<typeof holdVerificationBody>;

/** The body of one decision about several cases, with one reason for all of them. */
export const holdDecisionsBody = strictObject({
  ids: caseIds(),
  decision: decisionField(),
  reason: rejectionReason(),
}).test(NEEDS_REASON);
export type HoldDecisionsBody = InferType<typeof holdDecisionsBody>;

/** What became of each case of a call. */
export const HOLD_OUTCOMES = [
  'held',
  'already_held',
  'already_decided',
  'claimed',
  'not_allowed',
  'not_payable',
  'member_disabled',
  'needs_other_administrator',
  'not_found',
  'failed',
] as const;
export type HoldOutcome = (typeof HOLD_OUTCOMES)[number];

export const holdResultsResponse = strictObject({
  results: strictArray(
    strictObject({
      caseId: responseId(),
      outcome: enumOf(HOLD_OUTCOMES, 'Must be an outcome').defined(),
      /** Why it is not held; `null` if it is. */
      message: responseText(500).nullable(),
      /** The decision that is held; `null` if none is. */
      held: heldDecisionResponse.nullable().defined(),
    }),
  ).max(HELD_DECISIONS_MAX),
});
export type HoldResults = InferType<typeof holdResultsResponse>;
export type HoldResult = HoldResults['results'][number];

export const undoHeldBody = strictObject({ ids: caseIds() });

/** `not_held`: it was applied or undone before. */
export const UNDO_OUTCOMES = ['undone', 'not_held', 'held_by_other'] as const;
export type UndoOutcome = (typeof UNDO_OUTCOMES)[number];

export const undoResultsResponse = strictObject({
  results: strictArray(
    strictObject({
      caseId: responseId(),
      outcome: enumOf(UNDO_OUTCOMES, 'Must be an outcome').defined(),
    }),
  ).max(HELD_DECISIONS_MAX),
});
export type UndoResults = InferType<typeof undoResultsResponse>;
