/** The payment methods of purchases and withdrawals, in the order they are shown. Source: product specification, section 3. */
export const PAYMENT_METHODS = [
  { value: 'btc', label: 'Bitcoin (BTC)' },
  { value: 'usdt', label: 'USDT' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'apple_pay', label: 'Apple Pay' },
  { value: 'cash_app', label: 'Cash App' },
  { value: 'zelle', label: 'Zelle' },
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]['value'];
