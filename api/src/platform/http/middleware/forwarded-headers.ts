import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseAddress } from '@platform/server-kit/node-utils';

/** Whose forwarded headers the API trusts. */
export type ForwardingSettings = {
  /** The number of proxies in front of the API; each of them appends the address it saw. */
  readonly trustedHops: number;
  /** Sent by our own front-end servers, which have already determined the client's address. */
  readonly forwarderSecret: string;
};

export type ForwardedRequest = {
  readonly address: string;
  readonly origin: string;
  readonly requestId: string | undefined;
  /** The W3C header with which the page server continues its trace. */
  readonly traceparent: string | undefined;
  /** Whether a page server speaks for itself, and not for a client: it strips `X-Audience` from their requests. */
  readonly isPageServer: boolean;
};

/** Determines the client's address and the origin it called. Headers of untrusted clients are ignored. */
export function readForwarded(request: IncomingMessage, settings: ForwardingSettings): ForwardedRequest {
  const isForwarder = matchesSecret(header(request, 'x-forwarder-secret'), settings.forwarderSecret);
  const hops = isForwarder ? 1 : settings.trustedHops;
  const host = (hops > 0 && trustedEntry(request, 'x-forwarded-host', hops)) || header(request, 'host');
  const protocol = (hops > 0 && trustedEntry(request, 'x-forwarded-proto', hops)) || 'http';
  const requestId = header(request, 'x-request-id');
  return {
    address: findAddress(request, hops),
    origin: `${protocol}://${host}`,
    isPageServer: isForwarder && header(request, 'x-audience') === 'page-server',
    requestId: isForwarder && /^[\w-]{8,64}$/.test(requestId) ? requestId : undefined,
    traceparent: isForwarder ? header(request, 'traceparent') || undefined : undefined,
  };
}

/** Finds the client's address. An entry that is no address, such as `unknown`, counts as that of the proxy. */
function findAddress(request: IncomingMessage, hops: number): string {
  const entry = hops > 0 ? trustedEntry(request, 'x-forwarded-for', hops) : undefined;
  return parseAddress(entry ?? '') ?? parseAddress(request.socket.remoteAddress ?? '') ?? '';
}

function matchesSecret(value: string, secret: string): boolean {
  const [a, b] = [Buffer.from(value), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns what the outermost trusted hop saw. Each hop appends one entry, so it is found by counting from the end. */
function trustedEntry(request: IncomingMessage, name: string, hops: number): string | undefined {
  const entries = header(request, name)
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  return entries[Math.max(0, entries.length - hops)];
}

function header(request: IncomingMessage, name: string): string {
  return [request.headers[name] ?? []].flat().join(',');
}
