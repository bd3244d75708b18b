import type { PaymentMethod } from '@platform/contracts';

/**
 * Describes where to send a payment, by method. The operator replaces the sample accounts here. Support hands out a
 * crypto address for each payment, so an attacker cannot swap one in the page.
 */
export type PaymentInstructions = {
  /** The receiving account or handle; `null` if it differs for each payment. */
  readonly payTo: string | null;
  /** Steps to follow, shown below the amount and the reference. */
  readonly steps: readonly string[];
  /** The method's own term for a transaction reference: the label of its form field. */
  readonly transactionName: string;
};

const ACCOUNT = 'payments@aiskill.example';

export const PAYMENT_INSTRUCTIONS: Readonly<Record<PaymentMethod, PaymentInstructions>> = {
  btc: {
    payTo: null,
    steps: [
      'Write to support with your reference to get the Bitcoin address for this payment.',
      'Send the amount at the current exchange rate. The network fee is extra.',
      'Enter the transaction hash below.',
    ],
    transactionName: 'Transaction hash',
  },
  usdt: {
    payTo: null,
    steps: [
      'Write to support with your reference to get the USDT address and network for this payment.',
      'Send the exact amount on that network only. The network fee is extra.',
      'Enter the transaction hash below.',
    ],
    transactionName: 'Transaction hash',
  },
  paypal: {
    payTo: ACCOUNT,
    steps: [
      'Send the amount to the account above.',
      'Put your reference in the note.',
      'Enter the transaction ID below.',
    ],
    transactionName: 'Transaction ID',
  },
  apple_pay: {
    payTo: ACCOUNT,
    steps: [
      'Send the amount to the account above with Apple Cash.',
      'Put your reference in the message.',
      'Enter the date and time of the payment below.',
    ],
    transactionName: 'Date and time of the payment',
  },
  cash_app: {
    payTo: '$aiskill-example',
    steps: [
      'Send the amount to the $cashtag above.',
      'Put your reference in the note.',
      'Enter the payment identifier below.',
    ],
    transactionName: 'Payment identifier',
  },
  zelle: {
    payTo: ACCOUNT,
    steps: [
      'Send the amount from your bank to the address above.',
      'Put your reference in the memo.',
      'Enter the confirmation code below.',
    ],
    transactionName: 'Confirmation code',
  },
};
