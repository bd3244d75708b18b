import { ERROR_STATUS, type Endpoint, type ErrorBody, type ResponseOf } from '@platform/contracts';
import type { ContractRequest } from '../api/contract-call.ts';

/** A request that the fake server received. */
export type RecordedCall<E extends Endpoint = Endpoint> = ContractRequest<E> & { readonly headers: Headers };

/** An error response; omitted fields are filled in. */
export type ErrorReply<E extends Endpoint> = Pick<ErrorBody, 'code'> &
  Partial<ErrorBody> & {
    readonly code: E['errors'][number] | CommonCode;
    readonly headers?: Record<string, string>;
  } & Record<string, unknown>;

type CommonCode =
  | 'invalid_request'
  | 'not_signed_in'
  | 'forbidden'
  | 'sign_in_again'
  | 'not_found'
  | 'rate_limited'
  | 'internal_error'
  | 'storage_unavailable'
  | 'decryption_failed'
  | 'unavailable';

type Handler = (call: RecordedCall) => Response | Promise<Response>;

export type FakeServer = {
  /** Sets the response of an endpoint: a body, or a function that creates one from the call. */
  respondWith<E extends Endpoint>(
    endpoint: E,
    reply: ResponseOf<E> | ((call: RecordedCall<E>) => ResponseOf<E> | Promise<ResponseOf<E>>),
  ): void;
  /** Sets the error response of an endpoint. */
  rejectWith<E extends Endpoint>(endpoint: E, error: ErrorReply<E>): void;
  /** Makes calls of an endpoint fail like a lost network connection. */
  disconnect(endpoint: Endpoint): void;
  /** Returns the calls of an endpoint so far. */
  calls<E extends Endpoint>(endpoint: E): readonly RecordedCall<E>[];
  readonly fetch: typeof fetch;
};

/**
 * Creates a server from the contract's descriptors. It validates requests like the API and responses like the kit, so a
 * test and a page cannot agree on something the API never sends. A call without a prepared response throws.
 */
export function fakeServer(): FakeServer {
  const handlers = new Map<Endpoint, Handler>();
  const recordedCalls: { readonly endpoint: Endpoint; readonly call: RecordedCall }[] = [];

  async function handle(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init.method ?? 'GET';
    for (const [endpoint, handler] of handlers) {
      const params = endpoint.method === method ? matchPath(endpoint.path, url.pathname) : undefined;
      if (!params) continue;
      const call = await readCall(endpoint, params, url, init);
      recordedCalls.push({ endpoint, call });
      return handler(call);
    }
    throw new Error(`the fake server has no response for ${method} ${url.pathname}`);
  }

  return {
    respondWith(endpoint, reply) {
      handlers.set(endpoint, async (call) => {
        const createBody = reply as (call: RecordedCall) => unknown;
        const body = typeof reply === 'function' ? await createBody(call) : reply;
        await endpoint.response?.validate(body, { strict: true });
        return new Response(endpoint.response ? JSON.stringify(body) : null, { status: endpoint.status });
      });
    },
    rejectWith(endpoint, { headers, ...error }) {
      const body = { message: `Rejected with ${error.code}.`, requestId: 'request-1', ...error };
      const init = { status: ERROR_STATUS[error.code], ...(headers && { headers }) };
      handlers.set(endpoint, () => new Response(JSON.stringify(body), init));
    },
    disconnect(endpoint) {
      handlers.set(endpoint, () => {
        throw new TypeError('Failed to fetch');
      });
    },
    calls: <E extends Endpoint>(endpoint: E) =>
      recordedCalls.filter((entry) => entry.endpoint === endpoint).map(({ call }) => call as RecordedCall<E>),
    fetch: handle,
  };
}

async function readCall(
  endpoint: Endpoint,
  params: Record<string, string>,
  url: URL,
  init: RequestInit,
): Promise<RecordedCall> {
  const query = Object.fromEntries(url.searchParams);
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  const headers = new Headers(init.headers);
  // Like the API: a missing body counts as an empty one.
  if (endpoint.body) await endpoint.body.validate(body ?? {}, { strict: true });
  else if (body !== undefined) throw new Error(`${endpoint.id} takes no body`);
  if (endpoint.idempotent && !headers.has('idempotency-key'))
    throw new Error(`${endpoint.id} requires an Idempotency-Key`);
  return {
    ...(endpoint.params && { params: await endpoint.params.validate(params) }),
    ...(endpoint.query && { query: await endpoint.query.validate(query) }),
    ...(endpoint.body && { body }),
    ...(endpoint.bodyType === 'bytes' && { file: readFile(endpoint, init.body, headers) }),
    headers,
  };
}

function readFile({ id }: Endpoint, body: RequestInit['body'], headers: Headers): File {
  const name = decodeURIComponent(headers.get('x-file-name') ?? '');
  if (!(body instanceof Blob) || name === '') throw new Error(`${id} requires a file with a name`);
  return body instanceof File ? body : new File([body], name);
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const match = new RegExp(`^${pattern.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(path);
  return match
    ? Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]))
    : undefined;
}
