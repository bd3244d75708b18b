import { ObjectSchema, type AnyObject, type InferType, type ISchema } from 'yup';
import type { AdminRole } from './admin/roles.ts';
import type { ErrorCode } from './errors.ts';

/** Who may call an endpoint: everyone, signed-in members (administrators included), or administrators only. */
export type Access = 'public' | 'member' | 'administrator';

/** How often a caller may call an endpoint: each address, or each user. */
type RateLimit = {
  readonly calls: number;
  readonly minutes: number;
  readonly per: 'address' | 'user';
  /** Set if it is higher outside production, where developers and tests call from one address or as one user. */
  readonly raisedOutsideProduction?: true;
};

/**
 * Describes one call of the API. The descriptor registers the Express route, types and validates the RTK Query
 * endpoint, drives Formik's validation, and builds the fake server of the front-end tests and the OpenAPI document.
 */
export type Endpoint = {
  /** `domain.verb`, unique; the operation id of the OpenAPI document. */
  readonly id: `${string}.${string}`;
  readonly method: 'GET' | 'POST';
  /** Whole path with `:name` parameters, e.g. `/api/tasks/blueprint/:blueprintId`. */
  readonly path: `/${string}`;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly access: Access;
  /** The roles that may call an administrator endpoint; owners always may. Other endpoints have none. */
  readonly roles?: readonly AdminRole[];
  /** Without one, members' calls that write count toward a limit for all of them together. */
  readonly rateLimit?: RateLimit;
  /** Path parameters and query strings arrive as text and are cast by their schema; bodies are never cast. */
  readonly params?: ISchema<unknown>;
  readonly query?: ISchema<unknown>;
  readonly body?: ISchema<unknown>;
  /** Set if the body is a file: its bytes are neither parsed nor validated by a schema. */
  readonly bodyType?: 'bytes';
  /** Status of a successful response and the schema of its body; without a schema there is no body. */
  readonly status: 200 | 201 | 204;
  readonly response?: ISchema<unknown>;
  /** Error codes specific to this call; every call can also respond with `COMMON_ERRORS`. */
  readonly errors: readonly ErrorCode[];
  /**
   * Accepts an `Idempotency-Key`: set for calls that move money or create a request. Our client always sends one. With
   * `each`, a call consists of parts with a transaction of their own, and a repeated call does each of them once.
   */
  readonly idempotent?: true | 'each';
  /** Set if the password must have been entered within the last 10 minutes (`reauthentication_required`). */
  readonly needsRecentPassword?: true;
  /** Set if users with a second factor must have proved it within the last 10 minutes (`second_factor_again`). */
  readonly needsRecentSecondFactor?: true;
  /** Set if administrators may call it before they have set up the second factor that they must have. */
  readonly beforeSecondFactor?: true;
  /** Set if the response is a CSV file (RFC 4180, UTF-8 with a byte order mark), or any file, instead of JSON. */
  readonly responseType?: 'csv' | 'bytes';
};

/** Declares a descriptor and keeps its literal types, so that its path, status and errors can be used as types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Returns the schema of a body with fields; `undefined` for a body of another kind, or none. */
export function getBodySchema({ body }: Endpoint): ObjectSchema<AnyObject> | undefined {
  return body instanceof ObjectSchema ? body : undefined;
}

/**
 * Derives the CSV export of a list: the same path with `.csv` appended. `query` is the list's query without paging,
 * because a file contains all matching rows. It is limited, because it reads them all.
 */
export function csvExport<const ListAccess extends Access, Query extends ISchema<unknown>>(
  list: Endpoint & { readonly access: ListAccess },
  query: Query,
) {
  return endpoint({
    id: `${list.id}Csv`,
    method: 'GET',
    path: `${list.path}.csv`,
    summary: `${list.summary}, as a CSV file`,
    access: list.access,
    ...(list.roles && { roles: list.roles }),
    rateLimit: { calls: list.access === 'administrator' ? 60 : 30, minutes: 60, per: 'user' },
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
/** The body of a successful response; `undefined` for 204. */
export type ResponseOf<E extends Endpoint> = SchemaAt<E, 'response'>;

type RequestParts<E extends Endpoint> = { params: ParamsOf<E>; query: QueryOf<E>; body: BodyOf<E> };
type RequiredParts<T> = {
  [
    Key in keyof T as T[Key] extends undefined ? never : AllowsEmpty<T[Key]> extends true ? never : Key
  ]: T[Key];
};
type OptionalParts<T> = {
  [
    Key in keyof T as T[Key] extends undefined ? never : AllowsEmpty<T[Key]> extends true ? Key : never
  ]?: T[Key];
};
type AllowsEmpty<T> = Partial<T> extends T ? true : false;

/**
 * The arguments of a call: only the parts that the endpoint has, e.g. `{ params: { blueprintId: 2 } }`. A part whose
 * fields are all optional, like the query of a list, can be omitted.
 */
export type RequestOf<E extends Endpoint> = RequiredParts<RequestParts<E>> & OptionalParts<RequestParts<E>>;
