import type { PaymentMethod } from '@platform/contracts';
import { assertPayoutAddress } from './payout-addresses.ts';

/** Examples of BIP 173, BIP 350, EIP-55 and the first block; the contract of USDT on Tron and on Ethereum. */
const VALID: readonly (readonly [PaymentMethod, string])[] = [
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['btc', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['btc', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['btc', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['usdt', 'TRC20 TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['usdt', 'ERC20 0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['usdt', 'ERC20 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['usdt', 'ERC20 0x52908400098527886E0F7030069857D2E4169EE7'],
  ['usdt', 'ERC20 0xdac17f958d2ee523a2206206994597c13d831ec7'],
  ['paypal', 'maria@example.org'],
];

test.each(VALID)('accepts %s %s', (method, details) => {
  expect(() => assertPayoutAddress(method, details)).not.toThrow();
});

test.each<readonly [PaymentMethod, string]>([
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  // The checksum of the other version of witness addresses.
  ['btc', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
  ['btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  // A Tron address has another version byte.
  ['usdt', 'TRC20 TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  ['usdt', 'ERC20 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
  ['usdt', 'ERC20 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAde'],
])('rejects %s %s', (method, details) => {
  expect(() => assertPayoutAddress(method, details)).toThrow(/typing error/);
});
