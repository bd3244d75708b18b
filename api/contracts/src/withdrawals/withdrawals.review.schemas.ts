import { array, boolean, type InferType } from 'yup';
import { timelineEventResponse } from '../admin/audit.schemas.ts';
import { conflictOfInterestField, firstApprovalField, repeatsField } from '../admin/decision-fields.ts';
import { REASON_MAX, reasonField, adminListQuery, userFilter } from '../admin/admin-list.ts';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { caseFields } from '../cases/case-fields.ts';
import { PAYMENT_METHOD_VALUES } from '../payment-methods.ts';
import {
  responseDollars,
  responseId,
  responseText,
  responseTime,
  enumOf,
  singleLineText,
  strictArray,
  strictObject,
} from '../schema.ts';
import { memberRequirements } from './payout-requirements.ts';
import {
  PAYMENT_DETAILS_MAX,
  PAYOUT_REFERENCE_MAX,
  COOLDOWN_CAUSES,
  MONEY_SOURCES,
  SECOND_APPROVAL_CAUSES,
  WITHDRAWAL_STATUSES,
} from './withdrawals.constants.ts';

/** Sort orders: by what is due first, by request time or by amount. */
export const WITHDRAWAL_SORTS = ['due', 'oldest', 'newest', 'highest', 'lowest'] as const;

/** `firstApproval` matches those with the first of two approvals; while they are pending, they wait for the second. */
export const withdrawalsQuery = adminListQuery(WITHDRAWAL_SORTS, {
  status: enumOf(WITHDRAWAL_STATUSES, 'Status must be a withdrawal status'),
  paymentMethod: enumOf(PAYMENT_METHOD_VALUES, 'Payment method must be a supported method'),
  firstApproval: enumOf(['given'], 'First approval must be given'),
  userId: userFilter(),
});

const rowFields = {
  ...caseFields,
  id: responseId(),
  userId: responseId(),
  username: responseText(USERNAME_MAX),
  /** Dollars. */
  amount: responseDollars(),
  paymentMethod: enumOf(PAYMENT_METHOD_VALUES, 'Must be a payment method').defined(),
  /** The payment destination, masked; `null` if it cannot be decrypted. */
  paymentDetails: responseText(PAYMENT_DETAILS_MAX).nullable(),
  requestDate: responseTime(),
  approved: boolean().strict().defined(),
  processed: boolean().strict().defined(),
  status: enumOf(WITHDRAWAL_STATUSES, 'Must be a status').defined(),
  /** Why it was rejected or failed; the member reads it. */
  reason: responseText(REASON_MAX).nullable(),
  /** Names the payment; `null` until it is paid out. */
  transactionReference: responseText(PAYOUT_REFERENCE_MAX).nullable(),
  /** Names what came back; `null` unless the payment did. */
  returnReference: responseText(PAYOUT_REFERENCE_MAX).nullable(),
  /** Time and username of the last decision; `null` while undecided, and if the member canceled. */
  decidedAt: responseTime().nullable(),
  decidedBy: responseText(USERNAME_MAX).nullable(),
  /** The first approval of a payout that needs two; `null` before it, and for all others. */
  firstApproval: firstApprovalField(),
};

/** A withdrawal in the list. */
export const withdrawalRowResponse = strictObject(rowFields);
export type WithdrawalRow = InferType<typeof withdrawalRowResponse>;

/** One withdrawal with its timeline, oldest event first. */
export const withdrawalDetailResponse = strictObject({
  ...rowFields,
  conflictOfInterest: conflictOfInterestField(),
  /** Withdrawals of other members to the same destination. */
  repeats: repeatsField(WITHDRAWAL_STATUSES),
  requirements: memberRequirements(),
  /** Until then it cannot be approved; `null` if it can. */
  cooldownUntil: responseTime().nullable(),
  /** Why it waits until then; `null` if it does not wait. */
  cooldownCause: enumOf(COOLDOWN_CAUSES, 'Must be a cause').nullable().defined(),
  /** Why two administrators have to approve it while it is pending; `null` if one is enough. */
  secondApprovalCause: enumOf(SECOND_APPROVAL_CAUSES, 'Must be a cause').nullable().defined(),
  /** What the withdrawal consists of, and the rest of the available balance. */
  composition: strictArray(
    strictObject({
      source: enumOf(MONEY_SOURCES, 'Must be a source').defined(),
      /** Dollars of this withdrawal, and those that are left in the available balance. */
      amount: responseDollars(),
      left: responseDollars(),
      /** When the first and the last of them were earned. */
      from: responseTime(),
      to: responseTime(),
    }),
  ).max(MONEY_SOURCES.length),
  timeline: array(timelineEventResponse).strict().defined(),
});
export type WithdrawalDetail = InferType<typeof withdrawalDetailResponse>;

/** The payment details in clear text; every access is recorded in the audit log. */
export const revealedPaymentDetails = strictObject({ paymentDetails: responseText(PAYMENT_DETAILS_MAX) });
export type RevealedPaymentDetails = InferType<typeof revealedPaymentDetails>;

const REFERENCE_MISSING = 'Enter the transaction reference';

/** The body of a payment that was sent; the member reads the reference and can look the payment up with it. */
export const sentPaymentBody = strictObject({
  transactionReference: singleLineText('Transaction reference', PAYOUT_REFERENCE_MAX).required(
    REFERENCE_MISSING,
  ),
});

/** The body of a payment that came back: why, and the reference of what came back. The member reads both. */
export const bounceWithdrawalBody = sentPaymentBody.shape({ reason: reasonField() });
