import { findNetwork, readReportToken, REPORT_TOKEN_LIFETIME_MS, signReportToken } from './report-token.ts';

const NOW = Date.parse('2026-03-14T09:00:00.000Z');
const SECRET = 'the secret of page servers and API';
const PAGE = { revision: 7, versions: { shell: '1.0.0', 'mf-admin': '1.1.0' } };
const sign = (address = '192.0.2.1') => signReportToken(PAGE, address, SECRET, NOW);

test('says what a page shows to the network that got it, once for each page', () => {
  const token = readReportToken(sign(), '192.0.2.200', SECRET, NOW);

  expect(token).toEqual({ ...PAGE, id: expect.any(String), expiresAtMs: NOW + REPORT_TOKEN_LIFETIME_MS });
  expect(readReportToken(sign(), '192.0.2.1', SECRET, NOW)?.id).not.toBe(token?.id);
});

test.each([
  ['from another network', sign(), '192.0.3.1', SECRET, NOW],
  ['from another /48', sign('2001:db8:1::1'), '2001:db8:2::1', SECRET, NOW],
  ['after an hour', sign(), '192.0.2.1', SECRET, NOW + REPORT_TOKEN_LIFETIME_MS],
  ['with another secret', sign(), '192.0.2.1', 'another', NOW],
  ['that is no token', 'x.y', '192.0.2.1', SECRET, NOW],
  ['that is empty', '', '192.0.2.1', SECRET, NOW],
  ['with other content', sign().replace(/^.{4}/, 'AAAA'), '192.0.2.1', SECRET, NOW],
])('rejects a token %s', (_case, text, address, secret, now) => {
  expect(readReportToken(text, address, secret, now)).toBeUndefined();
});

test('says nothing of the network that got it', () => {
  expect(Buffer.from(sign().split('.')[0] ?? '', 'base64url').toString()).not.toContain('192');
});

test.each([
  ['192.0.2.1', '192.0.2'],
  ['::ffff:192.0.2.1', '192.0.2'],
  ['2001:db8:1:2::3', '2001:db8:1'],
  ['2002:c000:201::1', '2002'],
  ['2002:c000:202::1', '2002'],
  ['2001:0:c000:201::1', '2001:0'],
  ['2001::1', '2001:0'],
])('puts %s into the network %s', (address, network) => {
  expect(findNetwork(address)).toBe(network);
});
