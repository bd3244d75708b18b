/**
 * The payment methods for purchases and withdrawals, in display order. Source: docs/specification.md#3-entities.
 * `transactionName` is the method's own term for what identifies a payment.
 */
export const PAYMENT_METHODS = [
  { value: 'btc', label: 'Bitcoin (BTC)', transactionName: 'transaction hash' },
  { value: 'usdt', label: 'USDT', transactionName: 'transaction hash' },
  { value: 'paypal', label: 'PayPal', transactionName: 'transaction ID' },
  { value: 'apple_pay', label: 'Apple Pay', transactionName: 'date and time of the payment' },
  { value: 'cash_app', label: 'Cash App', transactionName: 'payment identifier' },
  { value: 'zelle', label: 'Zelle', transactionName: 'confirmation code' },
] as const;

/** The values alone, for schemas. */
export const PAYMENT_METHOD_VALUES = PAYMENT_METHODS.map(({ value }) => value);

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]['value'];

/** Names what identifies a payment in the words of its method; "transaction ID" while the method is not known. */
export function getTransactionName(method: string | null | undefined): string {
  return PAYMENT_METHODS.find(({ value }) => value === method)?.transactionName ?? 'transaction ID';
}
