import type { PaymentMethod } from '@platform/contracts';

/**
 * Where a payment goes, by method. The accounts are those of the operator, who replaces them here; crypto addresses are
 * given out by support for each payment, so that none can be swapped in a page.
 */
export type PaymentInstructions = {
  /** The account or handle that is paid, if it is the same for everybody. */
  readonly payTo: string | null;
  /** What to do, step by step, after the amount and the reference. */
  readonly steps: readonly string[];
  /** What the method calls a payment: the label of the field that takes it. */
  readonly transactionName: string;
};

const ACCOUNT = 'payments@aiskill.example';

export const PAYMENT_INSTRUCTIONS: Readonly<Record<PaymentMethod, PaymentInstructions>> = {
  btc: {
    payTo: null,
    steps: [
      'Ask support for the Bitcoin address of this payment and name your reference.',
      'Send the amount at the rate of the moment; the network fee comes on top.',
      'Add the transaction hash below.',
    ],
    transactionName: 'Transaction hash',
  },
  usdt: {
    payTo: null,
    steps: [
      'Ask support for the USDT address and network of this payment and name your reference.',
      'Send the exact amount on that network only; the network fee comes on top.',
      'Add the transaction hash below.',
    ],
    transactionName: 'Transaction hash',
  },
  paypal: {
    payTo: ACCOUNT,
    steps: [
      'Send the amount to the account.',
      'Put your reference into the note.',
      'Add the transaction ID below.',
    ],
    transactionName: 'Transaction ID',
  },
  apple_pay: {
    payTo: ACCOUNT,
    steps: [
      'Send the amount to the account with Apple Cash.',
      'Put your reference into the message.',
      'Add the date and time of the payment below.',
    ],
    transactionName: 'Date and time of the payment',
  },
  cash_app: {
    payTo: '$aiskill-example',
    steps: [
      'Send the amount to the cashtag.',
      'Put your reference into the note.',
      'Add the payment identifier below.',
    ],
    transactionName: 'Payment identifier',
  },
  zelle: {
    payTo: ACCOUNT,
    steps: [
      'Send the amount to the address from your bank.',
      'Put your reference into the memo.',
      'Add the confirmation code below.',
    ],
    transactionName: 'Confirmation code',
  },
};
