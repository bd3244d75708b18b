import { boolean, number, object, type InferType } from 'yup';
import { AMOUNT_INVALID, findDollarsError } from '../money.ts';
import { PAYMENT_METHOD_VALUES, type PaymentMethod } from '../payment-methods.ts';
import {
  codeText,
  queryObject,
  responseDollars,
  responseId,
  responseText,
  responseTime,
  enumOf,
  singleLineText,
  strictObject,
} from '../schema.ts';
import {
  findPayoutDetailsError,
  findPayoutFieldError,
  PAYOUT_FIELD_MAX,
  PAYOUT_FIELDS,
  type PayoutField,
  type PayoutValues,
} from './payout-details.ts';
import {
  PAYMENT_DETAILS_MAX,
  PAYOUT_REFERENCE_MAX,
  COOLDOWN_CAUSES,
  WITHDRAWAL_STATUSES,
} from './withdrawals.constants.ts';

const FIELD_MISSING = 'Please fill in all required fields.';

/**
 * The body of a withdrawal request. The schema does not check whether the amount is positive, high enough and covered:
 * the server checks the balance first, and each violation has its own error code.
 */
export const withdrawalBody = strictObject({
  amount: number().strict().typeError(AMOUNT_INVALID).nonNullable(FIELD_MISSING).required(FIELD_MISSING),
  paymentMethod: enumOf(PAYMENT_METHOD_VALUES, FIELD_MISSING).required(FIELD_MISSING),
  paymentDetails: payoutDetailsField(),
});
export type WithdrawalBody = InferType<typeof withdrawalBody>;

/** Accepts the fields of the payment method beside it as one text, from `formatPayoutDetails`. */
export function payoutDetailsField() {
  return codeText('Payment details', PAYMENT_DETAILS_MAX)
    .required(FIELD_MISSING)
    .test('shape', (details, context) => {
      const { paymentMethod } = (context.parent ?? {}) as { paymentMethod?: unknown };
      const message = isPaymentMethod(paymentMethod) && findPayoutDetailsError(paymentMethod, details);
      return message ? context.createError({ message }) : true;
    });
}

/**
 * The fields of the form for a request: the amount as it is typed, and the fields of the chosen payment method. Fields
 * of other methods are ignored.
 */
export const withdrawalForm = object({
  amount: singleLineText('Amount', 30)
    .required(FIELD_MISSING)
    .test('dollars', (text, context) => {
      const message = findDollarsError(text);
      return message ? context.createError({ message }) : true;
    }),
  paymentMethod: enumOf(PAYMENT_METHOD_VALUES, FIELD_MISSING).required(FIELD_MISSING),
  address: payoutField('address'),
  network: payoutField('network'),
  email: payoutField('email'),
  contact: payoutField('contact'),
  cashtag: payoutField('cashtag'),
  accountName: payoutField('accountName'),
});

function payoutField(field: PayoutField) {
  return codeText('Payment details', PAYOUT_FIELD_MAX).test('shape', (text, context) => {
    const values = context.parent as PayoutValues & { paymentMethod?: unknown };
    const method = values.paymentMethod;
    if (!isPaymentMethod(method) || !PAYOUT_FIELDS[method].some((name) => name === field)) return true;
    const message = text ? findPayoutFieldError(method, field, values) : FIELD_MISSING;
    return message ? context.createError({ message }) : true;
  });
}

function isPaymentMethod(value: unknown): value is PaymentMethod {
  return PAYMENT_METHOD_VALUES.some((method) => method === value);
}

/** A withdrawal as the member sees it. */
export const withdrawalResponse = strictObject({
  id: responseId(),
  amount: responseDollars(),
  paymentMethod: enumOf(PAYMENT_METHOD_VALUES, 'Must be a payment method').defined(),
  /** `null` if they cannot be decrypted. */
  paymentDetails: responseText(PAYMENT_DETAILS_MAX).nullable(),
  requestDate: responseTime(),
  approved: boolean().strict().defined(),
  processed: boolean().strict().defined(),
  status: enumOf(WITHDRAWAL_STATUSES, 'Must be a status').defined(),
  /** Why it was rejected or failed; the member reads it. */
  reason: responseText(500).nullable(),
  /** Names the payment; `null` until it is paid out. */
  transactionReference: responseText(PAYOUT_REFERENCE_MAX).nullable(),
  /** Names what came back; `null` unless the payment did. */
  returnReference: responseText(PAYOUT_REFERENCE_MAX).nullable(),
  /** When the decision is expected, and after an approval the payout; `null` once neither is. */
  dueAt: responseTime().nullable(),
  /** Until then it is not approved; `null` if it can be, or is decided. */
  cooldownUntil: responseTime().nullable(),
  /** Why it waits until then; `null` if it does not wait. */
  cooldownCause: enumOf(COOLDOWN_CAUSES, 'Must be a cause').nullable().defined(),
  /** Whether it has the first of two approvals and waits for the second. */
  awaitsSecondApproval: boolean().strict().defined(),
});
export type Withdrawal = InferType<typeof withdrawalResponse>;

/** The `:id` path parameter of a withdrawal. */
export const withdrawalParams = queryObject({ id: singleLineText('Id', 40).required('Id is required') });
