import { basename } from 'node:path';
import { Router, type Request, type Response } from 'express';
import type { ISchema } from 'yup';
import { ENDPOINTS, mayCall, rolesFor, type Endpoint } from '@platform/contracts';
import { AppError, STORAGE_UNAVAILABLE_MESSAGE } from '../app-error.ts';
import type { FreeDisk } from '../db/free-disk.ts';
import type { WithTransaction } from '../db/transaction.ts';
import type { Idempotency } from '../idempotency.ts';
import { sendCsv, type CsvFile } from '../lists/csv-file.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { AdministratorAccess } from '../sessions/administrator-access.ts';
import type { SecondFactorProof } from '../sessions/second-factor-proof.ts';
import type { KeyedQueue } from '../concurrency/keyed-queue.ts';
import { createBytesReader } from './bytes-body.ts';
import { sendBytes, type BytesFile } from './bytes-file.ts';
import type { ReceiveBody } from './receive-body.ts';
import { compileSerializer } from './response-serializer.ts';
import type { Call, Route, RunPart, SignedInUser } from './define-route.ts';
import { createTransfers, type Transfers } from './transfers.ts';
import { validateInput } from './validate-input.ts';
import { createJsonReader, JSON_BODY } from './middleware/json-body.ts';
import { getRequestContext } from './middleware/request-context.ts';

export type RouterDependencies = {
  readonly withTransaction: WithTransaction;
  readonly idempotency: Idempotency;
  readonly limits: RateLimits;
  readonly memberQueue: KeyedQueue;
  readonly freeDisk: FreeDisk;
  /** Whether what a call writes is saved although little of the disk is free. */
  readonly isEssential: (endpoint: Endpoint) => boolean;
  readonly administratorAccess: AdministratorAccess;
  readonly secondFactorProof: SecondFactorProof;
  /** @throws AppError `reauthentication_required` */
  readonly assertRecentPassword: (request: Request) => void;
  /** Whether to validate responses against their schemas. On in tests, where a mismatch must fail. */
  readonly validateResponses: boolean;
  readonly maxUploadBytes: number;
  readonly receiveBody: ReceiveBody;
};

/**
 * Serves the routes. Authorization, input validation, rate limits, idempotency and response serialization are the same
 * for all of them.
 *
 * @throws Error if the routes do not match the endpoints of the contract
 */
export function createRouter(routes: readonly Route[], dependencies: RouterDependencies): Router {
  assertMatchesContract(routes);
  const router = Router({ caseSensitive: true, strict: true });
  const transfers = createTransfers();
  const { maxUploadBytes, receiveBody } = dependencies;
  const handlerDependencies = {
    ...dependencies,
    transfers,
    openBytesBody: createBytesReader(maxUploadBytes, transfers, receiveBody),
    readJsonBody: createJsonReader(receiveBody, JSON_BODY),
  };
  for (const route of routes) {
    const method = route.endpoint.method === 'GET' ? 'get' : 'post';
    router[method](route.endpoint.path, createHandler(route, handlerDependencies));
  }
  return router;
}

type HandlerDependencies = RouterDependencies & {
  readonly transfers: Transfers;
  readonly openBytesBody: ReturnType<typeof createBytesReader>;
  readonly readJsonBody: ReturnType<typeof createJsonReader>;
};

function createHandler(route: Route, dependencies: HandlerDependencies) {
  const { endpoint } = route;
  const serialize = endpoint.response
    ? createSerializer(endpoint.response, dependencies.validateResponses)
    : () => undefined;
  return async (request: Request, response: Response): Promise<void> => {
    const context = getRequestContext(request);
    context.endpoint = endpoint.id;
    const user = await authorize(endpoint, request, dependencies);
    await assertCanSave(endpoint, dependencies);
    const isBytes = endpoint.bodyType === 'bytes';
    // Only its headers are checked here. The handler reads the content once it knows that it wants it.
    const bytes = isBytes && user ? dependencies.openBytesBody(request, user.id) : undefined;
    const raw = {
      params: request.params,
      query: request.query,
      body: isBytes || endpoint.method === 'GET' ? undefined : await dependencies.readJsonBody(request),
    };
    const input = await validateInput(endpoint, raw);
    // First the password: the login that the page asks for proves the second factor too.
    if (endpoint.needsRecentPassword) dependencies.assertRecentPassword(request);
    if (endpoint.needsRecentSecondFactor && user) dependencies.secondFactorProof.assertRecent(request, user);
    await dependencies.limits.consumeForEndpoint(endpoint, { address: context.address, userId: user?.id });
    const runPart = endpoint.idempotent === 'each' && createRunPart(endpoint, request, user, dependencies);
    const call = { ...input, bytes, user, request, response, runPart } as unknown as Call<Endpoint>;
    if (endpoint.responseType === 'csv') {
      await sendCsv(response, basename(endpoint.path), (await route.handle(call)) as CsvFile);
      return;
    }
    if (endpoint.responseType === 'bytes') {
      const file = (await route.handle(call)) as BytesFile;
      // A picture of a task is small, and read once by each browser; an answer must not wait behind files.
      if (file.isImmutable || !user) await sendBytes(request, response, file);
      else await dependencies.transfers(user.id, (pace) => sendBytes(request, response, file, pace));
      return;
    }
    const body =
      endpoint.idempotent === true
        ? await runOnce(route, call, serialize, dependencies)
        : serialize(await route.handle(call));
    if (body === undefined) response.status(endpoint.status).end();
    else response.status(endpoint.status).json(body);
  };
}

async function authorize(
  endpoint: Endpoint,
  request: Request,
  { administratorAccess, secondFactorProof }: RouterDependencies,
): Promise<SignedInUser | undefined> {
  const { access, beforeSecondFactor } = endpoint;
  const user = request.user as SignedInUser | undefined;
  if (!user) {
    if (access === 'public') return undefined;
    throw new AppError('not_signed_in', 'You are not logged in.');
  }
  if (!beforeSecondFactor) {
    if (access === 'public' && secondFactorProof.isMissing(user)) return asMember(user);
    secondFactorProof.assertSetUp(user);
  }
  if (access !== 'administrator')
    return user.isAdmin && administratorAccess.hasLapsed(request) ? asMember(user) : user;
  if (!user.isAdmin) throw new AppError('forbidden', 'Only administrators can do this.');
  assertHasRole(user, endpoint);
  await administratorAccess.use(request);
  return user;
}

/** @throws AppError `storage_unavailable` for a call that is not saved while little of the disk is free */
async function assertCanSave(
  endpoint: Endpoint,
  { freeDisk, isEssential }: Pick<RouterDependencies, 'freeDisk' | 'isEssential'>,
): Promise<void> {
  if (endpoint.method === 'GET' || isEssential(endpoint) || !(await freeDisk.isLow())) return;
  throw new AppError('storage_unavailable', STORAGE_UNAVAILABLE_MESSAGE, { retryAfterSeconds: 60 });
}

/** Asserts that the roles of an administrator allow a call. @throws AppError `forbidden` */
export function assertHasRole({ adminRoles }: Pick<SignedInUser, 'adminRoles'>, endpoint: Endpoint): void {
  if (!mayCall(adminRoles, endpoint))
    throw new AppError('forbidden', `This needs the role ${rolesFor(endpoint).join(' or ')}.`);
}

/** Returns a user without the rights of an administrator. */
function asMember(user: SignedInUser): SignedInUser {
  return { ...user, isAdmin: false, adminRoles: [] };
}

/** Runs the handler of an idempotent endpoint and stores its response in one transaction. */
function runOnce(
  route: Route,
  call: Call<Endpoint>,
  serialize: (result: unknown) => unknown,
  { idempotency, withTransaction, memberQueue }: HandlerDependencies,
): Promise<unknown> {
  const key = idempotency.readKey(call.request, call.user, route.endpoint, {
    params: call.params,
    body: call.body,
  });
  const work = (): Promise<unknown> =>
    withTransaction((tx) =>
      idempotency.runOnce(tx, key, async () =>
        serialize(await route.handle({ ...call, tx } as unknown as Call<Endpoint>)),
      ),
    );
  // A member's calls all affect their own account and would conflict. Administrators work on many accounts.
  return route.endpoint.access === 'member' ? memberQueue(call.user.id, work) : work();
}

function createRunPart(
  endpoint: Endpoint,
  request: Request,
  user: SignedInUser | undefined,
  { idempotency, withTransaction }: HandlerDependencies,
): RunPart {
  return (part, content, work) => {
    const key = idempotency.readKey(request, user, endpoint, content, part);
    return withTransaction((tx) => idempotency.runOnce(tx, key, () => work(tx)));
  };
}

function createSerializer(schema: ISchema<unknown>, validate: boolean): (result: unknown) => unknown {
  const serialize = compileSerializer(schema);
  if (!validate) return serialize;
  // Response schemas have no asynchronous tests, so they can be validated synchronously.
  const syncSchema = schema as ISchema<unknown> & { validateSync(value: unknown): unknown };
  return (result) => syncSchema.validateSync(serialize(result));
}

function assertMatchesContract(routes: readonly Route[]): void {
  const routeIds = routes.map(({ endpoint }) => endpoint.id).sort();
  const endpointIds = ENDPOINTS.map(({ id }) => id).sort();
  if (routeIds.join() !== endpointIds.join()) {
    throw new Error(
      `The routes (${routeIds.join(', ')}) do not match the contract's endpoints (${endpointIds.join(', ')}).`,
    );
  }
}
