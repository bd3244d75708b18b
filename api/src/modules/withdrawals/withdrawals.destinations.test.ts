import type { PaymentMethod } from '@platform/contracts';
import { normalizeDestination } from './withdrawals.destinations.ts';

test.each<[PaymentMethod, string, PaymentMethod, string]>([
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'btc', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  [
    'usdt',
    'ERC20 0x52908400098527886E0F7030069857D2E4169EE7',
    'usdt',
    'BEP20 0x52908400098527886e0f7030069857d2e4169ee7',
  ],
  ['paypal', 'Ada@Example.com', 'zelle', 'Ada Lovelace, ada@example.com'],
  ['apple_pay', '+1 212 555 0147', 'zelle', 'Grace Hopper, (212) 555-0147'],
  ['cash_app', '$Ada20', 'cash_app', '$ada20'],
])('%s %j is the same destination as %s %j', (method, details, otherMethod, otherDetails) => {
  expect(normalizeDestination(method, details)).toBe(normalizeDestination(otherMethod, otherDetails));
});

test.each<[PaymentMethod, string, string]>([
  ['btc', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', '1boatSLRHtKNngkdXEeobR76b53LETtpyT'],
  ['usdt', 'TRC20 TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TRC20 tR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['zelle', 'Ada Lovelace, 212-555-0147', 'Ada Lovelace, 212-555-0148'],
])('%s %j is another destination than %j', (method, details, otherDetails) => {
  expect(normalizeDestination(method, details)).not.toBe(normalizeDestination(method, otherDetails));
});
