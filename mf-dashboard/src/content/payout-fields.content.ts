import type { PaymentMethod, PayoutField } from '@platform/contracts';

type FieldText = { readonly label: string; readonly hint?: string };

const WALLET_HINT = 'Money sent to a wrong address is lost. Paste the address and compare its ends.';

/** The fields of each payment method in the form of a withdrawal. */
export const PAYOUT_FIELD_TEXTS: Record<PaymentMethod, Partial<Record<PayoutField, FieldText>>> = {
  btc: { address: { label: 'Bitcoin address', hint: WALLET_HINT } },
  usdt: {
    network: { label: 'Network', hint: 'The network of the address below.' },
    address: { label: 'USDT address', hint: WALLET_HINT },
  },
  paypal: { email: { label: 'PayPal email' } },
  apple_pay: { contact: { label: 'Apple Pay phone number or email' } },
  cash_app: { cashtag: { label: '$cashtag', hint: 'For example $maria20' } },
  zelle: {
    accountName: { label: 'Name of the account holder' },
    contact: { label: 'Zelle phone number or email', hint: 'A US phone number, or the email of the account' },
  },
};
