import { array, boolean, type InferType } from 'yup';
import { timelineEventAnswer } from '../admin/audit.schemas.ts';
import { REASON_MAX, reasonField, staffListQuery, userFilter } from '../admin/staff-list.ts';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { PAYMENT_METHODS } from '../payment-methods.ts';
import { answerDollars, answerId, answerText, answerTime, choice, record } from '../schema.ts';
import { PAYMENT_DETAILS_MAX, WITHDRAWAL_STATUSES } from './withdrawals.constants.ts';

/** By the time of the request or by the amount. */
export const WITHDRAWAL_SORTS = ['oldest', 'newest', 'highest', 'lowest'] as const;

const methods = PAYMENT_METHODS.map(({ value }) => value);

export const withdrawalsQuery = staffListQuery(WITHDRAWAL_SORTS, {
  status: choice(WITHDRAWAL_STATUSES, 'Status must be one of a withdrawal'),
  paymentMethod: choice(methods, 'Payment method must be one of the list'),
  userId: userFilter(),
});

const rowFields = {
  id: answerId(),
  userId: answerId(),
  username: answerText(USERNAME_MAX),
  /** Dollars. */
  amount: answerDollars(),
  paymentMethod: choice(methods, 'Must be a payment method').defined(),
  /** Where the money goes, masked. */
  paymentDetails: answerText(PAYMENT_DETAILS_MAX),
  requestDate: answerTime(),
  approved: boolean().strict().defined(),
  processed: boolean().strict().defined(),
  status: choice(WITHDRAWAL_STATUSES, 'Must be a status').defined(),
  /** Why it was rejected or failed, in words for the member. */
  reason: answerText(REASON_MAX).nullable(),
  /** The last decision and whose it was; `null` while there is none, or where the member took it back. */
  decidedAt: answerTime().nullable(),
  decidedBy: answerText(USERNAME_MAX).nullable(),
};

/** A withdrawal as it is listed. */
export const withdrawalRowAnswer = record(rowFields);
export type WithdrawalRow = InferType<typeof withdrawalRowAnswer>;

/** One withdrawal with its whole life, oldest event first. */
export const withdrawalCaseAnswer = record({
  ...rowFields,
  timeline: array(timelineEventAnswer).strict().defined(),
});
export type WithdrawalCase = InferType<typeof withdrawalCaseAnswer>;

/** The payment details in clear text; every look at them is in the audit log. */
export const clearPaymentDetails = record({ paymentDetails: answerText(PAYMENT_DETAILS_MAX) });
export type ClearPaymentDetails = InferType<typeof clearPaymentDetails>;

/** Rejecting and failing both give the money back to the balance, with a reason for the member. */
export const refuseWithdrawalBody = record({ reason: reasonField() });
