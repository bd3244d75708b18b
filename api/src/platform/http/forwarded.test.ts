import type { IncomingMessage } from 'node:http';
import { readForwarded } from './forwarded.ts';

const SECRET = 'the secret of the forwarders';

function addressOf(headers: Record<string, string>, trustedHops = 0, socket = '10.0.0.9'): string {
  const request = {
    headers: { host: 'api', ...headers },
    socket: { remoteAddress: socket },
  } as unknown as IncomingMessage;
  return readForwarded(request, { trustedHops, forwarderSecret: SECRET }).address;
}

test.each([
  ['nobody is believed', { 'x-forwarded-for': '1.1.1.1' }, 0, '10.0.0.9'],
  ['our forwarder is believed', { 'x-forwarded-for': '1.1.1.1', 'x-forwarder-secret': SECRET }, 0, '1.1.1.1'],
  ['a wrong secret is not', { 'x-forwarded-for': '1.1.1.1', 'x-forwarder-secret': 'guess' }, 0, '10.0.0.9'],
  ['one proxy', { 'x-forwarded-for': '6.6.6.6, 1.1.1.1' }, 1, '1.1.1.1'],
  ['two proxies', { 'x-forwarded-for': '6.6.6.6, 1.1.1.1, 2.2.2.2' }, 2, '1.1.1.1'],
  [
    'our forwarder behind proxies says one address',
    { 'x-forwarded-for': '1.1.1.1', 'x-forwarder-secret': SECRET },
    2,
    '1.1.1.1',
  ],
  ['a proxy that says nothing', {}, 1, '10.0.0.9'],
])('%s', (_name, headers, hops, address) => {
  expect(addressOf(headers, hops)).toBe(address);
});

test('an IPv4 address over an IPv6 socket is the same address', () => {
  expect(addressOf({}, 0, '::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(addressOf({}, 0, '2001:db8::1')).toBe('2001:db8::1');
});
