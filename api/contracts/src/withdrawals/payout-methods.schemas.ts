import { array, boolean, number, type InferType } from 'yup';
import { AMOUNT_INVALID } from '../money.ts';
import { PAYMENT_METHOD_VALUES } from '../payment-methods.ts';
import { enumOf, responseId, responseText, responseTime, strictObject } from '../schema.ts';
import { PAYMENT_DETAILS_MAX } from './withdrawals.constants.ts';
import { payoutDetailsField, withdrawalForm } from './withdrawals.schemas.ts';

/** Upper bound on saved payout methods of a member. */
export const PAYOUT_METHODS_MAX = 5;

const FIELD_MISSING = 'Please fill in all required fields.';

/** The body of a new payout method: the destination, as in a withdrawal request. */
export const payoutMethodBody = strictObject({
  paymentMethod: enumOf(PAYMENT_METHOD_VALUES, FIELD_MISSING).required(FIELD_MISSING),
  paymentDetails: payoutDetailsField(),
});
export type PayoutMethodBody = InferType<typeof payoutMethodBody>;

/** The fields of the form for a new payout method: as in the form of a withdrawal, without the amount. */
export const payoutMethodForm = withdrawalForm.omit(['amount']);

/** The field of the form for a withdrawal to a saved payout method. */
export const savedWithdrawalForm = withdrawalForm.pick(['amount']);

/** The body of a withdrawal to a saved payout method. The server checks the amount as in any other request. */
export const savedWithdrawalBody = strictObject({
  amount: number().strict().typeError(AMOUNT_INVALID).nonNullable(FIELD_MISSING).required(FIELD_MISSING),
});

/** A saved payout method as its owner sees it. */
export const payoutMethodResponse = strictObject({
  id: responseId(),
  paymentMethod: enumOf(PAYMENT_METHOD_VALUES, 'Must be a payment method').defined(),
  /** Masked; `null` if they cannot be decrypted. */
  paymentDetails: responseText(PAYMENT_DETAILS_MAX).nullable(),
  isDefault: boolean().strict().defined(),
  createdAt: responseTime(),
  /** When payouts to it can be approved; `null` if they can be already. */
  cooldownUntil: responseTime().nullable(),
});
export type PayoutMethod = InferType<typeof payoutMethodResponse>;

/** All saved payout methods of a member, the default first. */
export const payoutMethodsResponse = strictObject({ items: array(payoutMethodResponse).strict().defined() });
