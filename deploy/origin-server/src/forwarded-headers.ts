import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { OriginSettings } from './settings.ts';

/** Headers that speak of one connection and not of the message (RFC 9110 7.6.1). */
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

/** What a client may not say of itself: this server says it, or nobody does. */
const OURS_TO_SAY = [
  'expect',
  'forwarded',
  'host',
  'x-audience',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarder-secret',
  'x-real-ip',
  'x-request-id',
];

export type Forwarding = Pick<OriginSettings, 'forwarderSecret' | 'trustedHops'> & {
  /** The address that visitors know: its protocol is theirs unless a trusted proxy says otherwise. */
  readonly publicOrigin: string;
  /** Which of the two sessions a caller of this origin has (`X-Audience`); without it the member's. */
  readonly audience?: 'console';
};

/** The headers of the request to the API. `X-Forwarded-For` holds one address: the client's. */
export function requestHeaders(
  request: IncomingMessage,
  requestId: string,
  forwarding: Forwarding,
): OutgoingHttpHeaders {
  const { audience, forwarderSecret, publicOrigin, trustedHops } = forwarding;
  const headers: OutgoingHttpHeaders = without(request.headers, OURS_TO_SAY);
  headers['x-request-id'] = requestId;
  headers['x-forwarded-for'] = clientAddress(request, trustedHops);
  headers['x-forwarded-proto'] =
    outermost(request, 'x-forwarded-proto', trustedHops) ?? new URL(publicOrigin).protocol.slice(0, -1);
  headers['x-forwarded-host'] =
    outermost(request, 'x-forwarded-host', trustedHops) ?? request.headers.host ?? '';
  if (forwarderSecret) headers['x-forwarder-secret'] = forwarderSecret;
  if (audience) headers['x-audience'] = audience;
  return { ...headers, ...framing(request) };
}

/** The headers of the API's answer as they go on to the client. */
export function responseHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return without(headers, []);
}

/** A body is framed anew and explicitly, so that both ends agree on where it ends, whatever the method. */
function framing(request: IncomingMessage): OutgoingHttpHeaders {
  if (request.headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  return { 'content-length': request.headers['content-length'] ?? '0' };
}

function without(headers: IncomingHttpHeaders, further: readonly string[]): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...named, ...further]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** Each trusted proxy appended the address it saw, so the client stands that many entries from the end. */
function clientAddress(request: IncomingMessage, trustedHops: number): string {
  const seen = [...listOf(request, 'x-forwarded-for'), peerAddress(request)];
  return seen[Math.max(0, seen.length - 1 - trustedHops)] ?? '';
}

/** A server that listens for both protocols sees an IPv4 client as `::ffff:192.0.2.1`. */
function peerAddress(request: IncomingMessage): string {
  return (request.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
}

function outermost(request: IncomingMessage, name: string, trustedHops: number): string | undefined {
  if (trustedHops === 0) return undefined;
  const values = listOf(request, name);
  return values[Math.max(0, values.length - trustedHops)];
}

function listOf(request: IncomingMessage, name: string): string[] {
  const text = [request.headers[name] ?? []].flat().join(',');
  return text ? text.split(',').map((value) => value.trim()) : [];
}
