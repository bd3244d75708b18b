import type { Endpoint, RequestOf } from '@platform/contracts';

/** The parts of a request as any endpoint may have them. */
export type RequestParts = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** One call: which endpoint, with what. */
export type ContractCall = { readonly endpoint: Endpoint; readonly request: RequestParts | undefined };

/** What a hook of an endpoint takes: nothing where the endpoint needs nothing. */
export type ArgumentOf<E extends Endpoint> =
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- with `void` the hook can be called without one
  Partial<RequestOf<E>> extends RequestOf<E> ? RequestOf<E> | undefined | void : RequestOf<E>;

/** The address of a call: parameters in the path, the rest of what was given as a query string. */
export function addressOf({ endpoint, request }: ContractCall): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = request?.params?.[name];
    if (value === undefined) throw new Error(`${endpoint.id} needs the parameter ${name}`);
    return encodeURIComponent(textOf(value));
  });
  const given = Object.entries(request?.query ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, textOf(value)])).toString();
  return query ? `${path}?${query}` : path;
}

function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw new TypeError(`an address is made of texts and numbers, not of ${typeof value}`);
}
