import type { Request, Response } from 'express';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@platform/contracts';
import type { Tx } from '../db/transaction.ts';
import type { CsvFile } from '../lists/csv-file.ts';

/** Who is signed in, as far as the platform has to know. */
export type SignedInUser = { readonly id: string; readonly isAdmin: boolean };

/** A call that was let in and whose input was checked. */
export type Call<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly user: E['access'] extends 'public' ? SignedInUser | undefined : SignedInUser;
  /** The transaction of an idempotent endpoint: its work and the record of its answer are one. */
  readonly tx: E extends { idempotent: true } ? Tx : undefined;
  /** For what belongs to the connection: the session, and the address that limits count by. */
  readonly request: Request;
  readonly response: Response;
};

/** What answers a call: the body of the contract, or a list that is sent as a file. */
export type AnswerOf<E extends Endpoint> = E extends { responseType: 'csv' } ? CsvFile : ResponseOf<E>;

/** An endpoint with what answers it. */
export type Route = {
  readonly endpoint: Endpoint;
  readonly answer: (call: Call<Endpoint>) => Promise<unknown>;
};

/** Ties what answers an endpoint to its descriptor, from which everything else about the route follows. */
export function defineRoute<const E extends Endpoint>(
  endpoint: E,
  answer: (call: Call<E>) => Promise<AnswerOf<E>>,
): Route {
  // The router hands over only what the schemas and the guard of this very endpoint have seen.
  return { endpoint, answer: answer };
}
