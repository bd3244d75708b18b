import { basename } from 'node:path';
import { Router, type Request, type Response } from 'express';
import type { ISchema } from 'yup';
import { ENDPOINTS, type Access, type Endpoint } from '@platform/contracts';
import { AppError } from '../app-error.ts';
import type { WithTransaction } from '../db/transaction.ts';
import type { Idempotency } from '../idempotency.ts';
import { sendCsv, type CsvFile } from '../lists/csv-file.ts';
import type { RateLimits } from '../rate-limits.ts';
import { createTurns, type InTurn } from '../turns.ts';
import { compilePicker } from './answer-picker.ts';
import type { Call, Route, SignedInUser } from './define-route.ts';
import { checkInput } from './input-check.ts';
import { readJsonBody } from './json-body.ts';
import { contextOf } from './request-context.ts';

export type RouterParts = {
  readonly withTransaction: WithTransaction;
  readonly idempotency: Idempotency;
  readonly limits: RateLimits;
  /** Validates answers against their schemas: in tests, where a difference is a fault. */
  readonly checkAnswers: boolean;
};

/**
 * Serves the routes: who may call, what comes in, how often, and what goes out is the same for all of them.
 *
 * @throws Error when the contract and the routes differ.
 */
export function createRouter(routes: readonly Route[], parts: RouterParts): Router {
  assertWhole(routes);
  const router = Router({ caseSensitive: true, strict: true });
  const serving = { ...parts, inTurn: createTurns() };
  for (const route of routes) {
    const serve = createServe(route, serving);
    const method = route.endpoint.method === 'GET' ? 'get' : 'post';
    router[method](route.endpoint.path, serve);
  }
  return router;
}

type ServingParts = RouterParts & { readonly inTurn: InTurn };

function createServe(route: Route, parts: ServingParts) {
  const { endpoint } = route;
  const prepare = endpoint.response ? prepareAnswer(endpoint.response, parts.checkAnswers) : () => undefined;
  return async (request: Request, response: Response): Promise<void> => {
    const context = contextOf(request);
    context.endpoint = endpoint.id;
    const user = letIn(endpoint.access, request.user as SignedInUser | undefined);
    const raw = {
      params: request.params,
      query: request.query,
      body: await bodyOf(endpoint, request, response),
    };
    const input = await checkInput(endpoint, raw);
    await parts.limits.count(endpoint.id, { address: context.address, userId: user?.id });
    const call = { ...input, user, request, response } as Call<Endpoint>;
    if (endpoint.responseType === 'csv') {
      await sendCsv(response, basename(endpoint.path), (await route.answer(call)) as CsvFile);
      return;
    }
    const answer = endpoint.idempotent
      ? await runOnce(route, call, prepare, parts)
      : prepare(await route.answer(call));
    if (answer === undefined) response.status(endpoint.status).end();
    else response.status(endpoint.status).json(answer);
  };
}

function letIn(access: Access, user: SignedInUser | undefined): SignedInUser | undefined {
  if (access === 'public') return user;
  if (!user) throw new AppError('not_signed_in', 'Please sign in.');
  if (access === 'administrator' && !user.isAdmin)
    throw new AppError('forbidden', 'This is for administrators only.');
  return user;
}

function bodyOf(endpoint: Endpoint, request: Request, response: Response): Promise<unknown> {
  return endpoint.method === 'GET' ? Promise.resolve(undefined) : readJsonBody(request, response);
}

/** The work of an idempotent endpoint and the record of its answer, in one transaction. */
function runOnce(
  route: Route,
  call: Call<Endpoint>,
  prepare: (answer: unknown) => unknown,
  parts: ServingParts,
): Promise<unknown> {
  const key = parts.idempotency.keyOf(call.request, call.user, route.endpoint, {
    params: call.params,
    body: call.body,
  });
  const work = (): Promise<unknown> =>
    parts.withTransaction((tx) =>
      parts.idempotency.once(tx, key, async () =>
        prepare(await route.answer({ ...call, tx } as unknown as Call<Endpoint>)),
      ),
    );
  // What members do is about their own account; what administrators do at once is about many.
  return route.endpoint.access === 'member' ? parts.inTurn(call.user.id, work) : work();
}

function prepareAnswer(schema: ISchema<unknown>, check: boolean): (answer: unknown) => unknown {
  const pick = compilePicker(schema);
  if (!check) return pick;
  // The schemas of answers have no asynchronous test, so that this can be plain.
  const strict = schema as ISchema<unknown> & { validateSync(value: unknown): unknown };
  return (answer) => strict.validateSync(pick(answer));
}

function assertWhole(routes: readonly Route[]): void {
  const served = routes.map(({ endpoint }) => endpoint.id).sort();
  const promised = ENDPOINTS.map(({ id }) => id).sort();
  if (served.join() !== promised.join()) {
    throw new Error(
      `The routes (${served.join(', ')}) are not the endpoints of the contract (${promised.join(', ')}).`,
    );
  }
}
