import type { Request, Response } from 'express';
import type { AdminRole, BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@platform/contracts';
import type { Tx } from '../db/transaction.ts';
import type { CsvFile } from '../lists/csv-file.ts';
import type { BytesBody } from './bytes-body.ts';
import type { BytesFile } from './bytes-file.ts';

/** The logged-in user, reduced to what the platform needs. */
export type SignedInUser = {
  readonly id: string;
  /** Whether the user has a role of administrators. */
  readonly isAdmin: boolean;
  readonly adminRoles: readonly AdminRole[];
  readonly hasSecondFactor: boolean;
};

/** An authorized call with validated input. */
export type Call<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The file that the request brings; `undefined` if its body is empty. */
  readonly bytes: E extends { bodyType: 'bytes' } ? BytesBody | undefined : undefined;
  readonly user: E['access'] extends 'public' ? SignedInUser | undefined : SignedInUser;
  /** The transaction of an idempotent endpoint. It also stores the response for repeated requests. */
  readonly tx: E extends { idempotent: true } ? Tx : undefined;
  /** Does one part of a call that is idempotent for `each`. */
  readonly runPart: E extends { idempotent: 'each' } ? RunPart : undefined;
  /** For connection-level data: the session and the client address. */
  readonly request: Request;
  readonly response: Response;
};

/**
 * Does a part of a call in a transaction of its own, or returns what its first run returned.
 *
 * @param part identifies the part within the call
 * @param content must be the same whenever the part is repeated
 */
export type RunPart = <T>(part: string, content: unknown, work: (tx: Tx) => Promise<T>) => Promise<T>;

/** The result of a handler: the response body of the contract, or a file. */
export type ResultOf<E extends Endpoint> = E extends { responseType: 'csv' }
  ? CsvFile
  : E extends { responseType: 'bytes' }
    ? BytesFile
    : ResponseOf<E>;

/** An endpoint with its handler. */
export type Route = {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint>) => Promise<unknown>;
};

/** Binds a handler to an endpoint descriptor, from which the router derives everything else about the route. */
export function defineRoute<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ResultOf<E>>,
): Route {
  // Widening the handler's type is safe: the router calls it only with input validated against this endpoint.
  return { endpoint, handle };
}
