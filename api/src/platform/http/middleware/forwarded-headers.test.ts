import type { IncomingMessage } from 'node:http';
import { readForwarded } from './forwarded-headers.ts';

const SECRET = 'the shared forwarder secret';

function clientAddress(headers: Record<string, string>, trustedHops = 0, socket = '10.0.0.9'): string {
  const request = {
    headers: { host: 'api', ...headers },
    socket: { remoteAddress: socket },
  } as unknown as IncomingMessage;
  return readForwarded(request, { trustedHops, forwarderSecret: SECRET }).address;
}

test.each([
  ['ignores headers of untrusted clients', { 'x-forwarded-for': '1.1.1.1' }, 0, '10.0.0.9'],
  [
    'trusts a forwarder with the shared secret',
    { 'x-forwarded-for': '1.1.1.1', 'x-forwarder-secret': SECRET },
    0,
    '1.1.1.1',
  ],
  [
    'ignores headers sent with a wrong secret',
    { 'x-forwarded-for': '1.1.1.1', 'x-forwarder-secret': 'guess' },
    0,
    '10.0.0.9',
  ],
  ['trusts one proxy', { 'x-forwarded-for': '6.6.6.6, 1.1.1.1' }, 1, '1.1.1.1'],
  ['trusts two proxies', { 'x-forwarded-for': '6.6.6.6, 1.1.1.1, 2.2.2.2' }, 2, '1.1.1.1'],
  [
    'takes a single address from a forwarder behind proxies',
    { 'x-forwarded-for': '1.1.1.1', 'x-forwarder-secret': SECRET },
    2,
    '1.1.1.1',
  ],
  ['falls back to the socket if the proxy sends no header', {}, 1, '10.0.0.9'],
  ['falls back to the socket if the proxy sends no address', { 'x-forwarded-for': 'unknown' }, 1, '10.0.0.9'],
  ['ignores the port of an address', { 'x-forwarded-for': '1.1.1.1:50124' }, 1, '1.1.1.1'],
  ['ignores the form of an address', { 'x-forwarded-for': '[0:0::FFFF:101:101]:443' }, 1, '1.1.1.1'],
])('%s', (_name, headers, hops, address) => {
  expect(clientAddress(headers, hops)).toBe(address);
});

test('converts an IPv4-mapped IPv6 address to plain IPv4', () => {
  expect(clientAddress({}, 0, '::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(clientAddress({}, 0, '2001:db8::1')).toBe('2001:db8::1');
});
