import { boolean, number, type InferType } from 'yup';
import { PAYMENT_METHODS } from '../payment-methods.ts';
import {
  address,
  answerDollars,
  answerId,
  answerText,
  answerTime,
  choice,
  line,
  lines,
  record,
} from '../schema.ts';
import { PAYMENT_DETAILS_MAX, WITHDRAWAL_STATUSES } from './withdrawals.constants.ts';

const FIELD_MISSING = 'Please fill in all required fields.';
const AMOUNT_INVALID = 'Please enter a valid amount.';
const METHODS = PAYMENT_METHODS.map((method) => method.value);

/**
 * A withdrawal request. Whether the amount is fit (positive, enough, covered) is not decided here: the balance comes
 * first, and each has an error code of its own.
 */
export const withdrawalBody = record({
  amount: number().strict().typeError(AMOUNT_INVALID).nonNullable(FIELD_MISSING).required(FIELD_MISSING),
  paymentMethod: choice(METHODS, FIELD_MISSING).required(FIELD_MISSING),
  paymentDetails: lines('Payment details', PAYMENT_DETAILS_MAX).required(FIELD_MISSING),
});
export type WithdrawalBody = InferType<typeof withdrawalBody>;

/** A withdrawal as its owner sees it. */
export const withdrawalAnswer = record({
  id: answerId(),
  amount: answerDollars(),
  paymentMethod: choice(METHODS, 'Must be a payment method').defined(),
  paymentDetails: answerText(PAYMENT_DETAILS_MAX),
  requestDate: answerTime(),
  approved: boolean().strict().defined(),
  processed: boolean().strict().defined(),
  status: choice(WITHDRAWAL_STATUSES, 'Must be a status').defined(),
  /** Why it was refused, in words for the member. */
  reason: answerText(500).nullable(),
});
export type Withdrawal = InferType<typeof withdrawalAnswer>;

/** `:id` of a withdrawal's address. */
export const withdrawalParams = address({ id: line('Id', 40).required('Id is required') });
