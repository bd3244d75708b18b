import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@platform/contracts';
import { findCalledOrigin, type ForwardingOptions } from './forwarded-headers.ts';
import type { Page, PageRequest } from './pages.ts';

/** A POST to a page: a form that a browser sends without a script. */
export type FormRequest = PageRequest & {
  /** The form's fields. A request that is rejected unread has an answer in the error shape of the API instead. */
  readonly fields: URLSearchParams | Response;
  /** Sends a JSON body to the API on behalf of the visitor: with their cookies and address. */
  readonly callApi: (path: string, body: unknown) => Promise<Response>;
};

/** Answers a POST to a page. */
export type FormHandler = (request: FormRequest) => Page | Promise<Page>;

/** A message to support of 5,000 characters fits, whatever its alphabet: a character takes up to twelve bytes. */
const MAX_KILOBYTES = 64;
/**
 * What mail programs send to unsubscribe with one click (RFC 8058, section 3.1). Forms of pages are sent in the other
 * type, so no other multipart body is read.
 */
const MULTIPART_TYPE = /^multipart\/form-data\s*;/i;
const ONE_CLICK = /^Content-Disposition: form-data; name="?List-Unsubscribe"?\r\n\r\nOne-Click\r\n/im;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i;

/**
 * Reads the fields of a form. A request of another site's page is rejected by the rule of the API, but no other origin
 * is allowed: only pages of this origin have its forms.
 */
export async function readForm(
  request: IncomingMessage,
  forwarding: ForwardingOptions,
): Promise<URLSearchParams | Response> {
  const { protocol, host } = findCalledOrigin(request, forwarding);
  if (isCrossSite(request, `${protocol}://${host}`))
    return reject('cross_site_request', 'This request was blocked because it came from another site.');
  const type = request.headers['content-type'] ?? '';
  const isMultipart = MULTIPART_TYPE.test(type);
  if (!isMultipart && !FORM_TYPE.test(type)) return rejectType();
  const text = await readText(request, MAX_KILOBYTES * 1024);
  if (text === undefined)
    return reject('payload_too_large', `What you entered is larger than ${MAX_KILOBYTES} KB.`);
  return isMultipart ? (readOneClick(text) ?? rejectType()) : new URLSearchParams(text);
}

/** Returns the field of a mail program that unsubscribes; `undefined` for every other multipart body. */
function readOneClick(body: string): URLSearchParams | undefined {
  return ONE_CLICK.test(body) ? new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) : undefined;
}

function rejectType(): Response {
  return reject('unsupported_media_type', 'This page accepts only what its own form sends.');
}

function isCrossSite({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== ownOrigin;
}

function reject(code: ErrorCode, message: string): Response {
  const body: ErrorBody = { code, message, requestId: randomUUID() };
  return Response.json(body, { status: ERROR_STATUS[code], headers: { 'x-request-id': body.requestId } });
}

/** Upper bound on unfinished forms in memory, all together. */
const MAX_UNFINISHED_BYTES = 16 * 1024 * 1024;
/** How long a form may take to arrive. */
const TIMEOUT_MS = 30_000;

/** Forms that have begun to arrive, oldest first, with their bytes so far. */
const unfinished = new Map<IncomingMessage, number>();
let unfinishedBytes = 0;

/** Ends the oldest ones above the bound: a form of a person arrives within moments. */
function count(request: IncomingMessage, bytes: number): void {
  unfinished.set(request, (unfinished.get(request) ?? 0) + bytes);
  unfinishedBytes += bytes;
  for (const [oldest] of unfinished) {
    if (unfinishedBytes <= MAX_UNFINISHED_BYTES) return;
    forget(oldest);
    oldest.destroy();
  }
}

function forget(request: IncomingMessage): void {
  unfinishedBytes -= unfinished.get(request) ?? 0;
  unfinished.delete(request);
}

/** Reads a body as text; `undefined` as soon as it is too long. Node discards what follows. */
function readText(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(undefined);
  const timer = setTimeout(() => request.destroy(), TIMEOUT_MS);
  const received = new Promise<string | undefined>((resolve, rejectBody) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) {
        resolve(undefined);
        return;
      }
      chunks.push(chunk);
      count(request, chunk.length);
    });
    request.once('end', () => resolve(Buffer.concat(chunks).toString()));
    request.once('error', rejectBody);
    // Later, when the response is known to have no reader.
    request.once('close', () =>
      setImmediate(rejectBody, new Error('The client disconnected within a form.')),
    );
  });
  return received.finally(() => {
    clearTimeout(timer);
    forget(request);
  });
}
