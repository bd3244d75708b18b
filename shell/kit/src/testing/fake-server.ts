import {
  ERROR_STATUS,
  type Endpoint,
  type ErrorBody,
  type RequestOf,
  type ResponseOf,
} from '@platform/contracts';

/** What a call was made with. */
export type SeenCall<E extends Endpoint = Endpoint> = RequestOf<E> & { readonly headers: Headers };

/** A refusal as the API words it; the rest of the shape is filled in. */
export type Refusal<E extends Endpoint> = Pick<ErrorBody, 'code'> &
  Partial<ErrorBody> & {
    readonly code: E['errors'][number] | CommonCode;
    readonly headers?: Record<string, string>;
  } & Record<string, unknown>;

type CommonCode =
  | 'invalid_request'
  | 'not_signed_in'
  | 'forbidden'
  | 'not_found'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable';

type Handler = (call: SeenCall) => Response | Promise<Response>;

export type FakeServer = {
  /** What an endpoint answers from now on: a body, or what makes one out of the call. */
  answer<E extends Endpoint>(
    endpoint: E,
    answer: ResponseOf<E> | ((call: SeenCall<E>) => ResponseOf<E> | Promise<ResponseOf<E>>),
  ): void;
  /** What an endpoint refuses with from now on. */
  refuse<E extends Endpoint>(endpoint: E, refusal: Refusal<E>): void;
  /** From now on a call of the endpoint has no answer, as if the network were gone. */
  disconnect(endpoint: Endpoint): void;
  /** The calls of an endpoint so far. */
  calls<E extends Endpoint>(endpoint: E): readonly SeenCall<E>[];
  readonly fetch: typeof fetch;
};

/**
 * A server made of the contract's descriptors: it checks what is sent like the API does and what is answered like the
 * kit does, so a test cannot agree with a page on something that the API never said. A call that nobody prepared fails.
 */
export function fakeServer(): FakeServer {
  const handlers = new Map<Endpoint, Handler>();
  const seen: { readonly endpoint: Endpoint; readonly call: SeenCall }[] = [];

  async function handle(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init.method ?? 'GET';
    for (const [endpoint, handler] of handlers) {
      const params = endpoint.method === method ? paramsOf(endpoint.path, url.pathname) : undefined;
      if (!params) continue;
      const call = await readCall(endpoint, params, url, init);
      seen.push({ endpoint, call });
      return handler(call);
    }
    throw new Error(`nobody prepared an answer to ${method} ${url.pathname}`);
  }

  return {
    answer(endpoint, answer) {
      handlers.set(endpoint, async (call) => {
        const make = answer as (call: SeenCall) => unknown;
        const body = typeof answer === 'function' ? await make(call) : answer;
        await endpoint.response?.validate(body, { strict: true });
        return new Response(endpoint.response ? JSON.stringify(body) : null, { status: endpoint.status });
      });
    },
    refuse(endpoint, { headers, ...refusal }) {
      const body = { message: `Refused with ${refusal.code}.`, requestId: 'request-1', ...refusal };
      const init = { status: ERROR_STATUS[refusal.code], ...(headers && { headers }) };
      handlers.set(endpoint, () => new Response(JSON.stringify(body), init));
    },
    disconnect(endpoint) {
      handlers.set(endpoint, () => {
        throw new TypeError('Failed to fetch');
      });
    },
    calls: <E extends Endpoint>(endpoint: E) =>
      seen.filter((entry) => entry.endpoint === endpoint).map(({ call }) => call as SeenCall<E>),
    fetch: handle,
  };
}

async function readCall(
  endpoint: Endpoint,
  params: Record<string, string>,
  url: URL,
  init: RequestInit,
): Promise<SeenCall> {
  const query = Object.fromEntries(url.searchParams);
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  const headers = new Headers(init.headers);
  if (endpoint.body) await endpoint.body.validate(body, { strict: true });
  else if (body !== undefined) throw new Error(`${endpoint.id} takes no body`);
  if (endpoint.idempotent && !headers.has('idempotency-key'))
    throw new Error(`${endpoint.id} needs an Idempotency-Key`);
  return {
    ...(endpoint.params && { params: await endpoint.params.validate(params) }),
    ...(endpoint.query && { query: await endpoint.query.validate(query) }),
    ...(endpoint.body && { body }),
    headers,
  };
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const match = new RegExp(`^${pattern.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(path);
  return match
    ? Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]))
    : undefined;
}
