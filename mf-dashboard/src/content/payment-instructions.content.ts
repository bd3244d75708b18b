import type { PaymentMethod } from '@platform/contracts';

/** What to do with the amount, the reference and the destination shown above, by method. */
export const PAYMENT_STEPS: Readonly<Record<PaymentMethod, readonly string[]>> = {
  btc: [
    'Send the amount to the address above, at the current exchange rate. The network fee is extra.',
    'Enter the transaction hash below.',
  ],
  usdt: [
    'Send the exact amount to the address above, on the network named above only. The network fee is extra.',
    'Enter the transaction hash below.',
  ],
  paypal: [
    'Send the amount to the account above.',
    'Put your reference in the note.',
    'Enter the transaction ID below.',
  ],
  apple_pay: [
    'Send the amount to the account above with Apple Cash.',
    'Put your reference in the message.',
    'Enter the date and time of the payment below.',
  ],
  cash_app: [
    'Send the amount to the $cashtag above.',
    'Put your reference in the note.',
    'Enter the payment identifier below.',
  ],
  zelle: [
    'Send the amount from your bank to the account above.',
    'Put your reference in the memo.',
    'Enter the confirmation code below.',
  ],
};
