import type { InferType, ISchema } from 'yup';
import type { ErrorCode } from './errors.ts';

/** Who may call: anybody, a signed-in member (administrators are members too), or an administrator. */
export type Access = 'public' | 'member' | 'administrator';

/**
 * One call of the API, described once and used four times: it registers the Express route, types and checks the RTK
 * Query endpoint, feeds formik's validation and builds the fake server of the front-end tests. OpenAPI is generated
 * from it as well.
 */
export type Endpoint = {
  /** `domain.verb`, unique; the operation id of the OpenAPI document. */
  readonly id: `${string}.${string}`;
  readonly method: 'GET' | 'POST';
  /** Whole path with `:name` parameters, e.g. `/api/tasks/blueprint/:blueprintId`. */
  readonly path: `/${string}`;
  /** One line for the API's document. */
  readonly summary: string;
  readonly access: Access;
  /** Path parameters and query strings arrive as text and are cast by their schema; a body never is. */
  readonly params?: ISchema<unknown>;
  readonly query?: ISchema<unknown>;
  readonly body?: ISchema<unknown>;
  /** Status of success, and its body; without a schema the answer has none. */
  readonly status: 200 | 201 | 204;
  readonly response?: ISchema<unknown>;
  /** The errors of its own, beside those that any call can answer (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[];
  /** Moves money or creates a request: takes an `Idempotency-Key`, and our client always sends one. */
  readonly idempotent?: true;
  /** The answer is no JSON but a CSV file (UTF-8 with a byte order mark, RFC 4180). */
  readonly responseType?: 'csv';
};

/** Keeps the literal types of a descriptor, so that its path, status and errors can be used as types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/**
 * A list as a file: the list's address with `.csv` behind it. `query` is the list's own without its pages, because a file
 * has all that the filters find.
 */
export function csvOf<const By extends Access, Query extends ISchema<unknown>>(
  list: Endpoint & { readonly access: By },
  query: Query,
) {
  return endpoint({
    id: `${list.id}Csv`,
    method: 'GET',
    path: `${list.path}.csv`,
    summary: `${list.summary}, as a CSV file`,
    access: list.access,
    query,
    status: 200,
    responseType: 'csv',
    errors: [],
  });
}

type SchemaAt<E extends Endpoint, Key extends keyof Endpoint> =
  E[Key] extends ISchema<unknown> ? InferType<E[Key]> : undefined;

export type ParamsOf<E extends Endpoint> = SchemaAt<E, 'params'>;
export type QueryOf<E extends Endpoint> = SchemaAt<E, 'query'>;
export type BodyOf<E extends Endpoint> = SchemaAt<E, 'body'>;
/** The body of a successful answer; `undefined` for 204. */
export type ResponseOf<E extends Endpoint> = SchemaAt<E, 'response'>;

type PartsOf<E extends Endpoint> = { params: ParamsOf<E>; query: QueryOf<E>; body: BodyOf<E> };
type Needed<T> = {
  [Key in keyof T as T[Key] extends undefined ? never : EmptyFits<T[Key]> extends true ? never : Key]: T[Key];
};
type Optional<T> = {
  [
    Key in keyof T as T[Key] extends undefined ? never : EmptyFits<T[Key]> extends true ? Key : never
  ]?: T[Key];
};
type EmptyFits<T> = Partial<T> extends T ? true : false;

/**
 * What a caller hands in: only the parts that the endpoint has, e.g. `{ params: { blueprintId: 2 } }`. A part whose
 * fields are all optional, as of a list's query, may be left out.
 */
export type RequestOf<E extends Endpoint> = Needed<PartsOf<E>> & Optional<PartsOf<E>>;
