import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { NONCE_PLACEHOLDER } from '@platform/releases';
import { pickEncoding } from './accept-encoding.ts';
import { type DocumentSources, documentPolicy } from './content-security-policy.ts';
import { findClientAddress } from './forwarded-headers.ts';

/** A GET or HEAD request for a path other than `/healthz`, `/api/*` and release files. */
export type PageRequest = {
  /** Decoded path; begins with exactly one slash and has no dot segments. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Of the client. */
  readonly address: string;
  /** Returns the raw value of a cookie. */
  readonly cookie: (name: string) => string | undefined;
};

/** A request for a page whose answer is wanted in full. */
export type PageHandlerRequest = PageRequest & {
  /**
   * Asks the API on behalf of the visitor: with their cookies and address. Undefined for HEAD, and for a prefetch, as
   * the page may be opened much later.
   */
  readonly getFromApi?: (path: string) => Promise<Response>;
};

export type Page = {
  /** Further headers of the response, e.g. `Retry-After`. */
  readonly headers?: OutgoingHttpHeaders;
} &
  /**
   * An HTML document with nonce placeholders. It is sent as `no-store`, because a cached copy would reuse its nonce.
   * `sources` adds to what all pages of the server may load.
   */
  (
    | {
        readonly kind: 'document';
        readonly status: number;
        readonly html: string;
        readonly sources?: DocumentSources;
        /** Makes the browser block every script file that is loaded without a hash of its content. */
        readonly requiresIntegrity?: boolean;
        /** The version that it is counted for, if a browser shows it. */
        readonly countedFor?: string;
      }
    /** A redirect to a path of this origin, with the text of a `Set-Cookie` header. */
    | {
        readonly kind: 'redirect';
        readonly status: 302 | 303 | 307 | 308;
        readonly path: string;
        readonly cookie?: string;
      }
    /** Anything else, e.g. the registry, a sitemap or an icon. Only text is compressed. */
    | {
        readonly kind: 'data';
        readonly status: number;
        readonly type: string;
        readonly cacheControl: string;
        readonly body: string | Buffer;
      }
  );

/** Handles a page request; `undefined` results in a plain-text 404. */
export type PageHandler = (request: PageHandlerRequest) => Page | undefined | Promise<Page | undefined>;

export async function sendPage(
  page: Page,
  sources: DocumentSources,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.statusCode = page.status;
  for (const [name, value] of Object.entries(page.headers ?? {}))
    if (value !== undefined) response.setHeader(name, value);
  if (page.kind === 'redirect') {
    if (page.cookie !== undefined) response.setHeader('set-cookie', page.cookie);
    sendRedirect(page.path, response);
  } else if (page.kind === 'data') {
    response.setHeader('cache-control', page.cacheControl);
    await sendData(page, request, response);
  } else {
    if (page.requiresIntegrity) response.setHeader('integrity-policy', 'blocked-destinations=(script)');
    await sendDocument(page.html, mergeSources(sources, page.sources), request, response);
  }
}

/** Sends nothing to a client that has the same. The tag is weak, because it is the same for every encoding. */
async function sendData(
  { status, type, body }: Extract<Page, { kind: 'data' }>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  if (status === 200) response.setHeader('etag', tag);
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.statusCode = 304;
    response.setHeader('vary', 'accept-encoding');
    response.end();
  } else await sendBody(body, type, request, response);
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

function mergeSources(all: DocumentSources, own?: DocumentSources): DocumentSources {
  if (!own) return all;
  return {
    origins: [...new Set([...all.origins, ...own.origins])],
    connect: [...(all.connect ?? []), ...(own.connect ?? [])],
  };
}

/** Rejects a redirect to another host: the path may contain values from the visitor's query. */
function sendRedirect(path: string, response: ServerResponse): void {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path)) throw new Error('a redirect must stay on this origin');
  response.setHeader('location', path);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-length', 0);
  response.end();
}

async function sendBody(
  content: string | Buffer,
  type: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const text = typeof content === 'string' && content.length > MIN_COMPRESSED_LENGTH ? content : undefined;
  const encoding =
    text === undefined ? undefined : pickEncoding(request.headers['accept-encoding'], () => true);
  const body = encoding && text !== undefined ? await COMPRESS[encoding](text) : Buffer.from(content);
  response.setHeader('content-type', type);
  response.setHeader('content-length', body.length);
  response.setHeader('vary', 'accept-encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.end(request.method === 'HEAD' ? undefined : body);
}

const MIN_COMPRESSED_LENGTH = 1024;
/** Low, because each response has its own nonce and is compressed while the client waits. */
const BROTLI_QUALITY = 4;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const COMPRESS = {
  br: (text: string) =>
    brotliAsync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }) as Promise<Buffer>,
  gzip: (text: string) => gzipAsync(text) as Promise<Buffer>,
} as const;

/** Creates the view of a request that page handlers receive, with the API unless no page is opened now. */
export function createPageRequest(
  path: string,
  query: URLSearchParams,
  request: IncomingMessage,
  trustedHops: number,
  getFromApi?: PageHandlerRequest['getFromApi'],
): PageHandlerRequest {
  return {
    path,
    query,
    address: findClientAddress(request, trustedHops),
    cookie: (name) => {
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    },
    ...(getFromApi && request.method === 'GET' && !isPrefetch(request) && { getFromApi }),
  };
}

/**
 * Whether a browser opens the document of a request to show it. Programs that read pages, and browsers that prefetch,
 * run no script; nearly all of the former leave these headers out (Fetch Metadata), as do connections without TLS.
 */
export function isNavigation(request: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { method, headers } = request;
  return method === 'GET' && headers['sec-fetch-dest'] === 'document' && !isPrefetch(request);
}

/** Whether a browser asks for a document that its user may open later. */
function isPrefetch({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['sec-purpose'] !== undefined || headers.purpose !== undefined;
}
