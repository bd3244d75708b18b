import { isIP, isIPv6 } from 'node:net';

/**
 * Parses a client address in any form that proxies write: IPv4 or IPv6, abbreviated or in full, in brackets, with a
 * port or a zone. Returns one text for all forms of an address; `undefined` if the text is none.
 */
export function parseAddress(text: string): string | undefined {
  const address = text.replace(/%[^\]]*/, '');
  const url = `http://${isIPv6(address) ? `[${address}]` : address}`;
  if (!/^[\d.:[\]a-f]+$/i.test(address) || !URL.canParse(url)) return undefined;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : unmapIpv4(host);
}

/**
 * Returns the network that an address belongs to: the leading groups of an IPv6 address, because a client usually
 * controls a whole /64 and a site a /48. An IPv4 address stays as it is.
 *
 * @param address as `parseAddress` returns it
 */
export function networkPrefix(address: string, bits: 64 | 48): string {
  if (!isIPv6(address)) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, bits / 16).join(':');
}

/** Converts an IPv4-mapped IPv6 address, which a URL writes as `::ffff:c000:201`, to plain IPv4. */
function unmapIpv4(address: string): string {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  const halves = [high, low].map((half) => Number.parseInt(half, 16));
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
}
