import { networkPrefix, parseAddress } from './network-address.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50124', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:0DB8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:50124', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:80', 'fe80::1'],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['face', undefined],
  ['192.0.2.1, 192.0.2.2', undefined],
  ['user@192.0.2.1', undefined],
  ['2001:db8::1::2', undefined],
  ['', undefined],
])('reads the address %j as %j', (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

test.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['2001:db8:1:2::', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['::1', '0:0:0:0', '0:0:0'],
])('puts %s into the networks %s and %s', (address, subnet, site) => {
  expect([networkPrefix(address, 64), networkPrefix(address, 48)]).toEqual([subnet, site]);
});
