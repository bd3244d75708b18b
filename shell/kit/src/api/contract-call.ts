import type { Endpoint, RequestOf } from '@platform/contracts';

/** The parts of a request of any endpoint. */
export type RequestParts = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The body of an endpoint with `bodyType: 'bytes'`. */
  readonly file?: File;
  /** Told how much of the file has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

/** An endpoint with the request to send to it. */
export type ContractCall = { readonly endpoint: Endpoint; readonly request: RequestParts | undefined };

/** The argument of an endpoint's hook; optional if the endpoint requires nothing. */
export type ArgumentOf<E extends Endpoint> =
  Partial<ContractRequest<E>> extends ContractRequest<E>
    ? // oxlint-disable-next-line typescript/no-invalid-void-type -- `void`: the hook needs no argument
      ContractRequest<E> | undefined | void
    : ContractRequest<E>;

/** The request of an endpoint as pages send it: files are objects of the browser. */
export type ContractRequest<E extends Endpoint> = E extends { bodyType: 'bytes' }
  ? RequestOf<E> & Required<Pick<RequestParts, 'file'>> & Pick<RequestParts, 'onProgress'>
  : RequestOf<E>;

/** Builds the URL of a call from its path parameters and query. */
export function buildRequestUrl({ endpoint, request }: ContractCall): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = request?.params?.[name];
    if (value === undefined) throw new Error(`${endpoint.id} requires the path parameter ${name}`);
    return encodeURIComponent(stringifyParam(value));
  });
  const defined = Object.entries(request?.query ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(defined.map(([name, value]) => [name, stringifyParam(value)])).toString();
  return query ? `${path}?${query}` : path;
}

function stringifyParam(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw new TypeError(`a URL parameter must be a string, number or boolean, not ${typeof value}`);
}
