import { number, type InferType } from 'yup';
import { PAYMENT_METHODS } from '../payment-methods.ts';
import { address, choice, line, record } from '../schema.ts';
import { TRANSACTION_REFERENCE_MAX } from './blueprints.schemas.ts';

const BLUEPRINT_MISSING = 'Please select a blueprint';
const METHOD_MISSING = 'Please select a payment method';

const paymentMethodField = () =>
  choice(
    PAYMENT_METHODS.map((method) => method.value),
    METHOD_MISSING,
  );

/** A purchase. The payment method may follow with the payment. */
export const purchaseBody = record({
  blueprintId: number()
    .strict()
    .typeError(BLUEPRINT_MISSING)
    .nonNullable(BLUEPRINT_MISSING)
    .integer(BLUEPRINT_MISSING)
    .required(BLUEPRINT_MISSING),
  paymentMethod: paymentMethodField(),
});
export type PurchaseBody = InferType<typeof purchaseBody>;

/** What the member tells of the payment; what is left out stays as it is. */
export const paymentBody = record({
  paymentMethod: paymentMethodField(),
  transactionReference: line('Transaction reference', TRANSACTION_REFERENCE_MAX),
});
export type PaymentBody = InferType<typeof paymentBody>;

/** `:id` of a member's blueprint. */
export const userBlueprintParams = address({ id: line('Id', 40).required('Id is required') });
