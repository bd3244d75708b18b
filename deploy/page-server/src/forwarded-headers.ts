import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { PageServerSettings } from './settings.ts';

/** Headers that belong to a single connection and must not be forwarded (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Headers that a client must not set: this server removes them and sets its own values where it has any. */
const PROTECTED_HEADERS = [
  'baggage',
  'expect',
  'forwarded',
  'host',
  'traceparent',
  'tracestate',
  'x-audience',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarder-secret',
  'x-real-ip',
  'x-request-id',
];

export type ForwardingOptions = Pick<PageServerSettings, 'forwarderSecret' | 'trustedHops'> & {
  /** The public origin. Its protocol is forwarded unless a trusted proxy reports another one. */
  readonly publicOrigin: string;
  /** Selects the admin console's session (`X-Audience`) instead of the member's. */
  readonly getAudience?: (() => 'console' | undefined) | undefined;
};

/** Builds the headers of a call of the API, without its framing. `X-Forwarded-For` holds one address: the client's. */
export function buildRequestHeaders(
  request: IncomingMessage,
  requestId: string,
  options: ForwardingOptions,
): OutgoingHttpHeaders {
  const { getAudience, forwarderSecret, trustedHops } = options;
  const headers: OutgoingHttpHeaders = omitHeaders(request.headers, PROTECTED_HEADERS);
  const { protocol, host } = findCalledOrigin(request, options);
  headers['x-request-id'] = requestId;
  headers['x-forwarded-for'] = findClientAddress(request, trustedHops);
  headers['x-forwarded-proto'] = protocol;
  headers['x-forwarded-host'] = host;
  if (forwarderSecret) headers['x-forwarder-secret'] = forwarderSecret;
  const audience = getAudience?.();
  if (audience) headers['x-audience'] = audience;
  return headers;
}

/** Builds the headers of a report of this server. `X-Audience` is one that no client can send through it. */
export function buildReportHeaders(
  requestId: string,
  { forwarderSecret, publicOrigin }: ForwardingOptions,
): OutgoingHttpHeaders {
  const { protocol, host } = new URL(publicOrigin);
  return {
    'x-request-id': requestId,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
    'x-audience': 'page-server',
    ...(forwarderSecret && { 'x-forwarder-secret': forwarderSecret }),
  };
}

/** Finds the origin that the client called, in two parts; a trusted proxy may have received another one. */
export function findCalledOrigin(
  request: IncomingMessage,
  { publicOrigin, trustedHops }: ForwardingOptions,
): { readonly protocol: string; readonly host: string } {
  const protocol = readOutermostValue(request, 'x-forwarded-proto', trustedHops);
  const host = readOutermostValue(request, 'x-forwarded-host', trustedHops);
  return {
    protocol: protocol ?? new URL(publicOrigin).protocol.slice(0, -1),
    host: host ?? request.headers.host ?? '',
  };
}

/** Removes the hop-by-hop headers from an API response. */
export function filterResponseHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return omitHeaders(headers, []);
}

/** Frames the body explicitly, whatever the method, so that both servers agree on where it ends (request smuggling). */
export function framingHeaders(request: IncomingMessage): OutgoingHttpHeaders {
  if (request.headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  return { 'content-length': request.headers['content-length'] ?? '0' };
}

function omitHeaders(headers: IncomingHttpHeaders, extraNames: readonly string[]): IncomingHttpHeaders {
  const connectionNames = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...connectionNames, ...extraNames]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/**
 * Finds the client address: each trusted proxy has appended the address it saw, so it is that many entries from the
 * end.
 */
export function findClientAddress(request: IncomingMessage, trustedHops: number): string {
  const addresses = [...parseHeaderList(request, 'x-forwarded-for'), readPeerAddress(request)];
  return addresses[Math.max(0, addresses.length - 1 - trustedHops)] ?? '';
}

/** Reads the peer address. A dual-stack server sees an IPv4 client as `::ffff:192.0.2.1`. */
function readPeerAddress(request: IncomingMessage): string {
  return (request.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
}

function readOutermostValue(request: IncomingMessage, name: string, trustedHops: number): string | undefined {
  if (trustedHops === 0) return undefined;
  const values = parseHeaderList(request, name);
  return values[Math.max(0, values.length - trustedHops)];
}

function parseHeaderList(request: IncomingMessage, name: string): string[] {
  const text = [request.headers[name] ?? []].flat().join(',');
  return text ? text.split(',').map((value) => value.trim()) : [];
}
