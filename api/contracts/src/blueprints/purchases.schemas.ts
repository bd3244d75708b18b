import { number, type InferType } from 'yup';
import { PAYMENT_METHOD_VALUES } from '../payment-methods.ts';
import { queryObject, enumOf, responseText, singleLineText, strictObject } from '../schema.ts';
import { TRANSACTION_REFERENCE_MAX } from './blueprints.schemas.ts';

const BLUEPRINT_MISSING = 'Please select a blueprint';
const METHOD_MISSING = 'Please select a payment method';

const paymentMethodField = () => enumOf(PAYMENT_METHOD_VALUES, METHOD_MISSING);

/** The body of a purchase. The payment method can be added later with the payment. */
export const purchaseBody = strictObject({
  blueprintId: number()
    .strict()
    .typeError(BLUEPRINT_MISSING)
    .nonNullable(BLUEPRINT_MISSING)
    .integer(BLUEPRINT_MISSING)
    .required(BLUEPRINT_MISSING),
  paymentMethod: paymentMethodField(),
});
export type PurchaseBody = InferType<typeof purchaseBody>;

/** Where members pay with one of the methods that the operator accepts. */
export const paymentDestinationResponse = strictObject({
  method: paymentMethodField().defined(),
  /** The address, account or handle that receives the payment. */
  destination: responseText(200),
  /** The network on which an address is valid; `null` for a method without networks. */
  network: responseText(40).nullable(),
  /** The name that the member sees when paying. */
  recipient: responseText(100).nullable(),
  /** What the operator asks members to do with this method. */
  note: responseText(300).nullable(),
});
export type PaymentDestination = InferType<typeof paymentDestinationResponse>;

/**
 * The body of a payment report. The method is that of the purchase if it is omitted. A transaction reference is
 * required unless one was reported before.
 */
export const paymentBody = strictObject({
  paymentMethod: paymentMethodField(),
  transactionReference: singleLineText('Transaction reference', TRANSACTION_REFERENCE_MAX),
});
export type PaymentBody = InferType<typeof paymentBody>;

/** The `:id` path parameter of a member's blueprint. */
export const userBlueprintParams = queryObject({ id: singleLineText('Id', 40).required('Id is required') });
