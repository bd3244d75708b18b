import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whom the API believes about where a request came from. */
export type ForwardingTrust = {
  /** Proxies in front of the API; each appended the address it saw. */
  readonly trustedHops: number;
  /** Our own front-end servers prove themselves with it, and have already found out the client. */
  readonly forwarderSecret: string;
};

export type Forwarded = {
  readonly address: string;
  readonly origin: string;
  readonly requestId: string | undefined;
};

/** Who called, and at which address. Headers of strangers count for nothing. */
export function readForwarded(request: IncomingMessage, trust: ForwardingTrust): Forwarded {
  const ours = isOurs(header(request, 'x-forwarder-secret'), trust.forwarderSecret);
  const hops = ours ? 1 : trust.trustedHops;
  const host = (hops > 0 && entry(request, 'x-forwarded-host', hops)) || header(request, 'host');
  const protocol = (hops > 0 && entry(request, 'x-forwarded-proto', hops)) || 'http';
  const requestId = header(request, 'x-request-id');
  return {
    address: plain(
      (hops > 0 && entry(request, 'x-forwarded-for', hops)) || (request.socket.remoteAddress ?? ''),
    ),
    origin: `${protocol}://${host}`,
    requestId: ours && /^[\w-]{8,64}$/.test(requestId) ? requestId : undefined,
  };
}

function isOurs(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Each hop appended one entry, so that many from the end stands what the outermost trusted one saw. */
function entry(request: IncomingMessage, name: string, hops: number): string | undefined {
  const entries = header(request, name)
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  return entries[Math.max(0, entries.length - hops)];
}

function header(request: IncomingMessage, name: string): string {
  return [request.headers[name] ?? []].flat().join(',');
}

/** An IPv4 address that came over an IPv6 socket is the same address. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}
