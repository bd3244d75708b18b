/*
 * Where a withdrawal is sent: the fields that each payment method has, and their shape. The dashboard shows and checks
 * the fields; the API checks the text that they make up. A shape is no proof that an account exists.
 */
import { emailField } from '../auth/credential-fields.ts';
import type { PaymentMethod } from '../payment-methods.ts';

/** The networks that USDT can be sent on. An address of one network loses the money on another. */
export const PAYOUT_NETWORKS = [
  { value: 'TRC20', label: 'Tron (TRC20)' },
  { value: 'ERC20', label: 'Ethereum (ERC20)' },
  { value: 'BEP20', label: 'BNB Smart Chain (BEP20)' },
] as const;
export type PayoutNetwork = (typeof PAYOUT_NETWORKS)[number]['value'];

/** The fields of each payment method, in display order. */
export const PAYOUT_FIELDS = {
  btc: ['address'],
  usdt: ['network', 'address'],
  paypal: ['email'],
  apple_pay: ['contact'],
  cash_app: ['cashtag'],
  zelle: ['accountName', 'contact'],
} as const satisfies Record<PaymentMethod, readonly string[]>;
export type PayoutField = (typeof PAYOUT_FIELDS)[PaymentMethod][number];
/** Texts by field; a missing one counts as empty. */
export type PayoutValues = Readonly<Partial<Record<PayoutField, string>>>;

/** Maximum length of one field, so that the text of two stays within the limit of payment details. */
export const PAYOUT_FIELD_MAX = 200;

/** Upper or lower case throughout (BIP 173), or base58 (P2PKH and P2SH). */
const BITCOIN = /^(?:bc1[02-9ac-hj-np-z]{11,71}|BC1[02-9AC-HJ-NP-Z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/;
const TRON = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const ETHEREUM = /^0x[0-9a-fA-F]{40}$/;
const CASHTAG = /^\$(?=\w*[a-zA-Z])\w{1,20}$/;
const PHONE = /^\+?[\d\s().-]+$/;

/** Joins the fields of a method to the payment details that a request carries. */
export function formatPayoutDetails(method: PaymentMethod, values: PayoutValues): string {
  const texts = PAYOUT_FIELDS[method].map((field) => (values[field] ?? '').trim());
  if (method === 'cash_app') return texts[0] === '' ? '' : `$${(texts[0] ?? '').replace(/^\$/, '')}`;
  return texts.filter(Boolean).join(method === 'zelle' ? ', ' : ' ');
}

/** Splits payment details into the fields of a method; the reverse of `formatPayoutDetails`. */
export function parsePayoutDetails(method: PaymentMethod, details: string): PayoutValues {
  if (method === 'usdt') {
    const [network = '', ...address] = details.split(' ');
    return { network, address: address.join(' ') };
  }
  if (method === 'zelle') {
    const comma = details.lastIndexOf(',');
    return {
      accountName: details.slice(0, Math.max(comma, 0)).trim(),
      contact: details.slice(comma + 1).trim(),
    };
  }
  return { [PAYOUT_FIELDS[method][0]]: details };
}

/** Returns what is wrong with the first invalid field of payment details; `undefined` if they fit the method. */
export function findPayoutDetailsError(method: PaymentMethod, details: string): string | undefined {
  const values = parsePayoutDetails(method, details);
  return PAYOUT_FIELDS[method].map((field) => findPayoutFieldError(method, field, values)).find(Boolean);
}

/** Returns what is wrong with one field of a method; `undefined` if its shape is right. */
export function findPayoutFieldError(
  method: PaymentMethod,
  field: PayoutField,
  values: PayoutValues,
): string | undefined {
  const text = (values[field] ?? '').trim();
  switch (field) {
    case 'address':
      return method === 'btc' ? findBitcoinError(text) : findUsdtError(values.network, text);
    case 'network':
      return isNetwork(text) ? undefined : 'Select the network: TRC20, ERC20 or BEP20.';
    case 'email':
      return isEmail(text) ? undefined : 'Please enter a valid email address';
    case 'contact':
      return findContactError(method, text);
    case 'cashtag':
      return CASHTAG.test(text.startsWith('$') ? text : `$${text}`)
        ? undefined
        : 'Enter a $cashtag: $ and up to 20 letters and digits.';
    case 'accountName':
      return text === ''
        ? 'Enter the name of the account holder, then the phone number or email.'
        : undefined;
  }
}

function findBitcoinError(address: string): string | undefined {
  return BITCOIN.test(address) ? undefined : 'Enter a Bitcoin address. It starts with bc1, 1 or 3.';
}

function findUsdtError(network: string | undefined, address: string): string | undefined {
  if (network === 'TRC20')
    return TRON.test(address) ? undefined : 'Enter a Tron address: T and 33 letters and digits.';
  return ETHEREUM.test(address)
    ? undefined
    : 'Enter an address of this network: 0x and 40 letters and digits.';
}

function findContactError(method: PaymentMethod, contact: string): string | undefined {
  const digits = contact.replaceAll(/\D/g, '');
  const isPhone = method === 'zelle' ? /^1?\d{10}$/.test(digits) : /^\d{7,15}$/.test(digits);
  if (isEmail(contact) || (PHONE.test(contact) && isPhone)) return undefined;
  return `Enter a ${method === 'zelle' ? 'US phone number' : 'phone number'} or an email address.`;
}

function isNetwork(text: string): text is PayoutNetwork {
  return PAYOUT_NETWORKS.some(({ value }) => value === text);
}

function isEmail(text: string): boolean {
  return emailField().isValidSync(text);
}
