/** The payment methods for purchases and withdrawals, in display order. Source: docs/specification.md#3-entities. */
export const PAYMENT_METHODS = [
  { value: 'btc', label: 'Bitcoin (BTC)' },
  { value: 'usdt', label: 'USDT' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'apple_pay', label: 'Apple Pay' },
  { value: 'cash_app', label: 'Cash App' },
  { value: 'zelle', label: 'Zelle' },
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]['value'];
