import { boolean, number, type InferType } from 'yup';
import { PAYMENT_METHODS } from '../payment-methods.ts';
import {
  queryObject,
  responseDollars,
  responseId,
  responseText,
  responseTime,
  enumOf,
  singleLineText,
  multiLineText,
  strictObject,
} from '../schema.ts';
import { PAYMENT_DETAILS_MAX, WITHDRAWAL_STATUSES } from './withdrawals.constants.ts';
import { AMOUNT_INVALID } from './withdrawals.policy.ts';

const FIELD_MISSING = 'Please fill in all required fields.';
const PAYMENT_METHOD_VALUES = PAYMENT_METHODS.map((method) => method.value);

/**
 * The body of a withdrawal request. The schema does not check whether the amount is positive, high enough and covered:
 * the server checks the balance first, and each violation has its own error code.
 */
export const withdrawalBody = strictObject({
  amount: number().strict().typeError(AMOUNT_INVALID).nonNullable(FIELD_MISSING).required(FIELD_MISSING),
  paymentMethod: enumOf(PAYMENT_METHOD_VALUES, FIELD_MISSING).required(FIELD_MISSING),
  paymentDetails: multiLineText('Payment details', PAYMENT_DETAILS_MAX).required(FIELD_MISSING),
});
export type WithdrawalBody = InferType<typeof withdrawalBody>;

/** A withdrawal as the member sees it. */
export const withdrawalResponse = strictObject({
  id: responseId(),
  amount: responseDollars(),
  paymentMethod: enumOf(PAYMENT_METHOD_VALUES, 'Must be a payment method').defined(),
  paymentDetails: responseText(PAYMENT_DETAILS_MAX),
  requestDate: responseTime(),
  approved: boolean().strict().defined(),
  processed: boolean().strict().defined(),
  status: enumOf(WITHDRAWAL_STATUSES, 'Must be a status').defined(),
  /** Why it was rejected or failed; the member reads it. */
  reason: responseText(500).nullable(),
});
export type Withdrawal = InferType<typeof withdrawalResponse>;

/** The `:id` path parameter of a withdrawal. */
export const withdrawalParams = queryObject({ id: singleLineText('Id', 40).required('Id is required') });
