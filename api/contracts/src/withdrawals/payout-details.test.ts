import { PAYMENT_METHOD_VALUES, type PaymentMethod } from '../payment-methods.ts';
import {
  findPayoutDetailsError,
  formatPayoutDetails,
  parsePayoutDetails,
  PAYOUT_FIELDS,
  type PayoutValues,
} from './payout-details.ts';

const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ETHEREUM = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

const EXAMPLES: Record<PaymentMethod, PayoutValues> = {
  btc: { address: BITCOIN },
  usdt: { network: 'TRC20', address: TRON },
  paypal: { email: 'maria@example.org' },
  apple_pay: { contact: '+1 (212) 555-0147' },
  cash_app: { cashtag: '$maria20' },
  zelle: { accountName: 'Maria Lopez, Jr', contact: 'maria@example.org' },
};

test.each(PAYMENT_METHOD_VALUES)('the fields of %s make up its details and back', (method) => {
  const details = formatPayoutDetails(method, EXAMPLES[method]);
  expect(findPayoutDetailsError(method, details)).toBeUndefined();
  expect(parsePayoutDetails(method, details)).toEqual(EXAMPLES[method]);
  expect(Object.keys(EXAMPLES[method])).toEqual(PAYOUT_FIELDS[method]);
});

test.each<[PaymentMethod, string]>([
  ['btc', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['btc', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['btc', BITCOIN.toUpperCase()],
  ['usdt', `ERC20 ${ETHEREUM}`],
  ['usdt', `BEP20 ${ETHEREUM}`],
  ['apple_pay', 'maria@example.org'],
  ['zelle', 'Maria Lopez, 212-555-0147'],
])('accepts %s details %p', (method, details) => {
  expect(findPayoutDetailsError(method, details)).toBeUndefined();
});

test.each<[PaymentMethod, string, RegExp]>([
  ['btc', 'an address', /Bitcoin address/],
  ['btc', `${BITCOIN.slice(0, -1)}B`, /Bitcoin address/],
  ['btc', TRON, /Bitcoin address/],
  ['usdt', TRON, /network/],
  ['usdt', `TRC20 ${ETHEREUM}`, /Tron address/],
  ['usdt', `ERC20 ${TRON}`, /0x/],
  ['paypal', 'maria', /valid email/],
  ['paypal', 'maria@example', /valid email/],
  ['apple_pay', '12345', /phone number or an email/],
  ['cash_app', '$123', /\$cashtag/],
  ['cash_app', '$maria lopez', /\$cashtag/],
  ['zelle', 'maria@example.org', /name of the account holder/],
  ['zelle', 'Maria Lopez, +44 20 7946 0777', /US phone number/],
])('rejects %s details %p', (method, details, message) => {
  expect(findPayoutDetailsError(method, details)).toMatch(message);
});

test('adds the $ that a cashtag begins with', () => {
  expect(formatPayoutDetails('cash_app', { cashtag: 'maria20' })).toBe('$maria20');
  expect(formatPayoutDetails('cash_app', {})).toBe('');
});
