import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pickEncoding } from './accept-encoding.ts';
import { type DocumentSources, documentPolicy } from './content-security-policy.ts';

/** Stands in a page's HTML where the nonce of the answer goes: `<script nonce="{{csp-nonce}}">`. */
export const NONCE_PLACEHOLDER = '{{csp-nonce}}';

/** A GET or HEAD for an address that is no release file, no `/api` and not `/healthz`. */
export type PageRequest = {
  /** Decoded path, begins with one slash, without dot segments. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** A cookie's value as sent. */
  readonly cookie: (name: string) => string | undefined;
};

export type Page =
  /** An HTML document, its placeholders not yet filled in. Never kept by a cache: a kept one would have a used nonce. */
  | { readonly kind: 'document'; readonly status: number; readonly html: string }
  /** A redirect to a path of this origin. */
  | { readonly kind: 'redirect'; readonly status: 302 | 303 | 307 | 308; readonly path: string }
  /** Anything else, e.g. the registry or a sitemap. */
  | {
      readonly kind: 'data';
      readonly status: number;
      readonly type: string;
      readonly cacheControl: string;
      readonly body: string;
    };

/** Answers a page request; `undefined` is a 404 in plain text. */
export type PageHandler = (request: PageRequest) => Page | undefined | Promise<Page | undefined>;

export async function sendPage(
  page: Page,
  sources: DocumentSources,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.statusCode = page.status;
  if (page.kind === 'redirect') {
    sendRedirect(page.path, response);
  } else if (page.kind === 'data') {
    response.setHeader('cache-control', page.cacheControl);
    await sendBody(page.body, page.type, request, response);
  } else {
    await sendDocument(page.html, sources, request, response);
  }
}

async function sendDocument(
  html: string,
  sources: DocumentSources,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  response.setHeader('content-security-policy', documentPolicy(nonce, sources));
  response.setHeader('cache-control', 'no-store');
  await sendBody(html.replaceAll(NONCE_PLACEHOLDER, nonce), 'text/html; charset=utf-8', request, response);
}

/** The page's own address is written by code, yet its query may be a visitor's: it must not lead to another host. */
function sendRedirect(path: string, response: ServerResponse): void {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path)) throw new Error('a redirect leads to an own path only');
  response.setHeader('location', path);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-length', 0);
  response.end();
}

async function sendBody(
  text: string,
  type: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = pickEncoding(
    request.headers['accept-encoding'],
    () => text.length > LEAST_COMPRESSED_LENGTH,
  );
  const body = encoding ? await COMPRESS[encoding](text) : Buffer.from(text);
  response.setHeader('content-type', type);
  response.setHeader('content-length', body.length);
  response.setHeader('vary', 'accept-encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.end(request.method === 'HEAD' ? undefined : body);
}

const LEAST_COMPRESSED_LENGTH = 1024;
/** Pages differ with every answer (the nonce), so they are compressed while somebody waits: quickly. */
const BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const COMPRESS = {
  br: (text: string) =>
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }) as Promise<Buffer>,
  gzip: (text: string) => deflate(text) as Promise<Buffer>,
} as const;

/** What a page handler sees of a request. */
export function pageRequest(path: string, query: URLSearchParams, request: IncomingMessage): PageRequest {
  return {
    path,
    query,
    cookie: (name) => {
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    },
  };
}
