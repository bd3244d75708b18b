import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAYMENT_METHOD_VALUES } from '@platform/contracts';
import { SettingsError } from '@platform/server-kit/settings';
import { readSettings } from './settings.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'destinations-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const PRODUCTION = {
  APP_ENV: 'production',
  EMBEDDED_DATABASE: 'accepted',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtp://127.0.0.1:25',
  HOUSE_DAILY_BUDGET: '1000',
  PAYOUT_APPROVAL_LIMIT: '500',
  OPERATOR_NAME: 'Skill Works Ltd',
  OPERATOR_ADDRESS: '5 Market Street, Leeds',
  OPERATOR_EMAIL: 'office@skill-works.example',
  SESSION_SECRET: 'J5fWcP0yqkzVdM3xR7uTn1aLbG8hEoSi',
  PII_KEYS: 'key-1:qMfJ5qB0Xo2m1j0W7p9kTn3rV8sYzL4cHdGxEuAiOfs=',
  CERTIFICATE_KEYS: 'key-1:Zt4nQ8wLrY2vKp6xBm1cJd9sGf3hEaUoqMfJ5qB0Xo0=',
  FORWARDER_SECRET: 'Zt4nQ8wLrY2vKp6xBm1cJd9sGf3hEaUo',
};

function read(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return readSettings({ DATA_DIR: dataDir, PAYMENT_DESTINATIONS: text }).paymentDestinations;
}

function findProblems(value: unknown): string[] {
  try {
    read(value);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n');
    throw error;
  }
}

test('outside production, every method has a sample destination', () => {
  const { paymentDestinations } = readSettings({ DATA_DIR: dataDir });

  expect(paymentDestinations.map(({ method }) => method)).toEqual(PAYMENT_METHOD_VALUES);
  for (const { destination, recipient, note } of paymentDestinations)
    expect([destination, recipient, note].join(' ')).toMatch(/example|sample/i);
});

test('production has no destination until the operator sets one', () => {
  expect(readSettings(PRODUCTION).paymentDestinations).toEqual([]);
});

test('reads the destinations in the order of the methods', () => {
  expect(
    read({
      zelle: { destination: '+1 555 010 0199', recipient: 'The shop' },
      usdt: { destination: `0x${'a1'.repeat(20)}`, network: 'ERC-20', note: 'Only on this network.' },
    }),
  ).toEqual([
    {
      method: 'usdt',
      destination: `0x${'a1'.repeat(20)}`,
      network: 'ERC-20',
      recipient: null,
      note: 'Only on this network.',
    },
    { method: 'zelle', destination: '+1 555 010 0199', network: null, recipient: 'The shop', note: null },
  ]);
});

test('reports every problem at once', () => {
  expect(
    findProblems({
      btc: { destination: 'an address' },
      usdt: { destination: `T${'Demo'.repeat(8)}X` },
      paypal: { destination: '$cashtag' },
      cash_app: { destination: '$shop', nickname: 'x', note: '' },
      zelle: { recipient: 'The shop' },
      apple_pay: 'pay@shop.example',
      wire: { destination: 'DE00' },
    }),
  ).toEqual([
    'PAYMENT_DESTINATIONS: btc.destination is not a Bitcoin address.',
    'PAYMENT_DESTINATIONS: usdt.network is not one of TRC-20, ERC-20, BEP-20.',
    'PAYMENT_DESTINATIONS: paypal.destination is not an email address.',
    'PAYMENT_DESTINATIONS: cash_app.note is not a text of 1 to 300 characters.',
    'PAYMENT_DESTINATIONS: cash_app.nickname is unknown.',
    'PAYMENT_DESTINATIONS: zelle has no destination.',
    'PAYMENT_DESTINATIONS: apple_pay is not an object with a destination.',
    expect.stringMatching(/^PAYMENT_DESTINATIONS: wire is not one of btc, usdt/),
  ]);
});

test.each([
  [
    { usdt: { destination: `0x${'a'.repeat(40)}`, network: 'TRC-20' } },
    'usdt.destination is not a TRON address',
  ],
  [{ usdt: { destination: 'TShort', network: 'TRC-20' } }, 'usdt.destination is not a TRON address'],
  [{ paypal: { destination: 'pay@shop.example', network: 'TRC-20' } }, 'paypal.network is set'],
  [{ cash_app: { destination: 'shop' } }, 'cash_app.destination is not a $cashtag'],
])('rejects %j', (value, problem) => {
  expect(findProblems(value)).toEqual([expect.stringContaining(problem)]);
});

test.each(['not json', '[]', '"btc"', 'null'])('rejects %s without showing it', (text) => {
  expect(findProblems(text)).toEqual([
    'PAYMENT_DESTINATIONS is not a JSON object like {"paypal":{"destination":"payments@example.org"}}.',
  ]);
});
