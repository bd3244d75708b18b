import { setTimeout as delay } from 'node:timers/promises';
import {
  MongoError,
  MongoOperationTimeoutError,
  MongoServerError,
  type ClientSession,
  type Document,
  type MongoClient,
} from 'mongodb';
import { NotCoveredError } from './errors.ts';
import { assertMatches } from './matches.ts';
import { performOperation, toResultDocument } from './operations.ts';
import type { ObservedEvent, TestContext } from './test-context.ts';

/** Runs operations one after the other and asserts what a test expects of each. */
export async function runOperations(operations: readonly Document[], context: TestContext): Promise<void> {
  for (const operation of operations) {
    if (operation.object === 'testRunner') await runSpecial(operation, context);
    else await runOne(operation, context);
  }
}

async function runOne(operation: Document, context: TestContext): Promise<void> {
  const { error, failure } = await attempt(operation, context);
  if (failure) throw failure;
  if (error && !operation.expectError && !operation.ignoreResultAndError) throw error;
}

/** Performs an operation. Its `error` is the driver's; its `failure` is what is not as the test expects it. */
async function attempt(
  operation: Document,
  context: TestContext,
): Promise<{ error?: MongoError; failure?: Error }> {
  const { expectError, expectResult, ignoreResultAndError, saveResultAsEntity, name } = operation;
  let innerFailure: Error | undefined;
  const runCallback = async (operations: readonly Document[]): Promise<void> => {
    for (const inner of operations) {
      const { error, failure } = await attempt(inner, context);
      innerFailure ??= failure;
      // The driver decides by the error whether the transaction starts again.
      if (failure ?? error) throw (failure ?? error) as Error;
    }
  };
  try {
    const result = await performOperation(operation, context, runCallback);
    if (innerFailure) return { failure: innerFailure };
    if (ignoreResultAndError) return {};
    if (expectError) return { failure: new Error(`${name} did not fail`) };
    if (expectResult !== undefined)
      assertMatches(expectResult, result ?? null, context.entities, name !== 'distinct');
    if (saveResultAsEntity) context.entities.set(saveResultAsEntity, result);
    return {};
  } catch (reason) {
    const error = reason as MongoError;
    if (innerFailure || !(error instanceof MongoError)) return { failure: innerFailure ?? error };
    if (expectError) assertError(expectError, error, context);
    return { error };
  }
}

function assertError(expected: Document, error: MongoError, { entities }: TestContext): void {
  // The error of a client's bulk write carries the server's.
  const actual = (error.cause instanceof MongoServerError ? error.cause : error) as MongoError & Document;
  const isFromServer = actual instanceof MongoServerError;
  const check = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`the error has not the expected ${what}: ${error.message}`, { cause: error });
  };
  for (const [name, value] of Object.entries(expected)) {
    if (name === 'isError') continue;
    if (name === 'isClientError') check(isFromServer !== value, 'origin');
    else if (name === 'isTimeoutError') check(error instanceof MongoOperationTimeoutError === value, 'kind');
    else if (name === 'errorContains')
      check(error.message.toLowerCase().includes(String(value).toLowerCase()), `words '${value}'`);
    else if (name === 'errorCode') check(actual.code === value, `code ${value} (${actual.code})`);
    else if (name === 'errorCodeName') check(actual.codeName === value, `code name ${value}`);
    else if (name === 'errorLabelsContain')
      for (const label of value) check(actual.hasErrorLabel(label), `label ${label}`);
    else if (name === 'errorLabelsOmit')
      for (const label of value) check(!actual.hasErrorLabel(label), `lack of the label ${label}`);
    else if (name === 'errorResponse') assertMatches(value, actual.errorResponse ?? actual.result, entities);
    else if (name === 'expectResult')
      assertMatches(value, toResultDocument(actual.result ?? actual.partialResult), entities);
    else if (name === 'writeErrors' || name === 'writeConcernErrors')
      assertMatches(value, plainErrors(actual[name]), entities);
    else throw new NotCoveredError(`expectError.${name}`);
  }
}

/** Turns the write errors of a client's bulk write, which are a map by index, into a document. */
function plainErrors(errors: unknown): unknown {
  return errors instanceof Map ? Object.fromEntries(errors) : errors;
}

/** Asserts that a client has observed the expected events in their order. */
export function assertEvents(expected: Document, context: TestContext): void {
  const observed = context.eventsOf(expected.client);
  const { events, ignoreExtraEvents } = expected;
  if (observed.length < events.length || (!ignoreExtraEvents && observed.length > events.length)) {
    const names = observed.map(({ type, event }) => `${type} ${event.commandName}`);
    throw new Error(`${names.length} events instead of ${events.length}: ${names.join(', ')}`);
  }
  events.forEach((event: Document, index: number) => assertEvent(event, observed[index], context));
}

function assertEvent(
  expected: Document,
  observed: ObservedEvent | undefined,
  { entities }: TestContext,
): void {
  const [[type, fields] = ['', {}]] = Object.entries<Document>(expected);
  if (observed?.type !== type) throw new Error(`a ${observed?.type} instead of a ${type}`);
  const { hasServiceId, hasServerConnectionId, ...others } = fields;
  if (hasServiceId) throw new NotCoveredError('events of load balancers');
  if (
    hasServerConnectionId !== undefined &&
    hasServerConnectionId !== (observed.event.serverConnectionId !== null)
  )
    throw new Error(`an event whose serverConnectionId is ${observed.event.serverConnectionId}`);
  for (const [name, value] of Object.entries(others))
    assertMatches(value, withoutAddedTimeout(observed.event[name], value), entities);
}

/** The driver adds a `wtimeout` of ten seconds to the end of each transaction, not only when it tries again. */
function withoutAddedTimeout(actual: Document | undefined, expected: Document): unknown {
  const { wtimeout, ...writeConcern } = (actual?.writeConcern ?? {}) as Document;
  return wtimeout === 10_000 && expected.writeConcern && expected.writeConcern.wtimeout === undefined
    ? { ...actual, writeConcern }
    : actual;
}

const TRANSACTION_STATES: Record<string, string> = {
  NO_TRANSACTION: 'none',
  STARTING_TRANSACTION: 'starting',
  TRANSACTION_IN_PROGRESS: 'in_progress',
  TRANSACTION_COMMITTED: 'committed',
  TRANSACTION_ABORTED: 'aborted',
};

type Special = (args: Document, context: TestContext) => unknown;

/** The operations on `testRunner`. Those that return a boolean are assertions. */
const SPECIAL: Record<string, Special> = {
  failPoint: ({ failPoint }, { server }) => server.setFailPoint(failPoint),
  targetedFailPoint: ({ failPoint }, { server }) => server.setFailPoint(failPoint),
  createEntities: ({ entities }, context) => context.createEntities(entities),
  wait: ({ ms }) => delay(ms),
  runOnThread: ({ thread, operation }, context) =>
    context.runOnThread(thread, () => runOperations([operation], context)),
  waitForThread: ({ thread }, context) => context.waitForThread(thread),
  waitForEvent: ({ client, event, count }, context) =>
    context.waitFor(() => countEvents(client, event, context) >= count),
  assertEventCount: ({ client, event, count }, context) => countEvents(client, event, context) === count,
  assertSessionTransactionState: ({ session, state }, context) =>
    TRANSACTION_STATES[(context.get<Document>(session).transaction as Document).state] === state,
  assertSessionPinned: ({ session }, context) => context.get<Document>(session).isPinned,
  assertSessionUnpinned: ({ session }, context) => !context.get<Document>(session).isPinned,
  assertSessionDirty: ({ session }, context) => isDirty(context.get(session)),
  assertSessionNotDirty: ({ session }, context) => !isDirty(context.get(session)),
  assertSameLsidOnLastTwoCommands: ({ client }, context) => hasSameLsid(client, context),
  assertDifferentLsidOnLastTwoCommands: ({ client }, context) => !hasSameLsid(client, context),
  assertCollectionExists: (args, context) => hasCollection(args, context),
  assertCollectionNotExists: async (args, context) => !(await hasCollection(args, context)),
  assertIndexExists: (args, context) => hasIndex(args, context),
  assertIndexNotExists: async (args, context) => !(await hasIndex(args, context)),
};

async function runSpecial({ name, arguments: args = {} }: Document, context: TestContext): Promise<void> {
  const special = SPECIAL[name];
  if (!special) throw new NotCoveredError(`operation ${name}`);
  if ((await special(args, context)) === false) throw new Error(`${name} does not hold`);
}

function countEvents(client: string, event: Document, context: TestContext): number {
  const [type = ''] = Object.keys(event);
  if (!type.startsWith('command')) throw new NotCoveredError(`event ${type}`);
  return context.eventsOf(client).filter((observed) => {
    try {
      assertEvent(event, observed, context);
      return true;
    } catch {
      return false;
    }
  }).length;
}

const isDirty = (session: ClientSession): boolean => Boolean((session.serverSession as Document).isDirty);

function hasSameLsid(client: string, context: TestContext): boolean {
  const started = context.eventsOf(client).filter(({ type }) => type === 'commandStartedEvent');
  const [last, previous] = started.slice(-2).map(({ event }) => JSON.stringify(event.command.lsid));
  return last !== undefined && last === previous;
}

async function hasCollection(
  { databaseName, collectionName }: Document,
  context: TestContext,
): Promise<boolean> {
  const found = await adminOf(context).db(databaseName).listCollections({ name: collectionName }).toArray();
  return found.length > 0;
}

async function hasIndex(args: Document, context: TestContext): Promise<boolean> {
  if (!(await hasCollection(args, context))) return false;
  const collection = adminOf(context).db(args.databaseName).collection(args.collectionName);
  return (await collection.indexes()).some(({ name }) => name === args.indexName);
}

const adminOf = ({ server }: TestContext): MongoClient => server.admin;
