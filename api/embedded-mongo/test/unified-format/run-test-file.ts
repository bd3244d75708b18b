// cspell:ignore csfle replicaset
import { BSON, type Document } from 'mongodb';
import { NotCoveredError } from './errors.ts';
import { assertMatches } from './matches.ts';
import { assertEvents, runOperations } from './run-operations.ts';
import { resolveConcerns, TestContext } from './test-context.ts';
import type { TestServer } from './test-server.ts';

/**
 * How a test has ended: `rejected` if the server has answered that it does not support what the test uses, `skipped` if
 * the test is for other servers or the runner does not know what it uses.
 */
export type TestOutcome = {
  name: string;
  status: 'passed' | 'rejected' | 'skipped' | 'differs';
  reason?: string;
};

/** Runs the tests of a file in the unified test format, given as its text. */
export async function runTestFile(json: string, server: TestServer): Promise<TestOutcome[]> {
  const outcomes: TestOutcome[] = [];
  for (const index of parse(json).tests.keys()) {
    // The driver changes documents that it inserts, so each test gets its own.
    const file = parse(json);
    outcomes.push(await runTest(file, file.tests[index], server));
  }
  return outcomes;
}

const parse = (json: string): Document => BSON.EJSON.parse(json) as Document;

async function runTest(file: Document, test: Document, server: TestServer): Promise<TestOutcome> {
  const name = test.description as string;
  const reason = findReasonToSkip(file, test, server);
  if (reason !== undefined) return { name, status: 'skipped', reason };
  const context = new TestContext(server);
  try {
    await prepareData(file.initialData ?? [], server);
    await context.createEntities(file.createEntities ?? []);
    await runOperations(test.operations, context);
    for (const expected of test.expectEvents ?? []) assertEvents(expected, context);
    await assertOutcome(test.outcome ?? [], context);
    return { name, status: 'passed' };
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof NotCoveredError) return { name, status: 'skipped', reason: message };
    const rejection = server.findRejection(error as Error);
    return rejection
      ? { name, status: 'rejected', reason: rejection }
      : { name, status: 'differs', reason: message };
  } finally {
    await context.close();
    await server.reset();
  }
}

function findReasonToSkip(file: Document, test: Document, server: TestServer): string | undefined {
  if (test.skipReason) return test.skipReason as string;
  for (const requirements of [file.runOnRequirements, test.runOnRequirements]) {
    if (requirements && !requirements.some((requirement: Document) => meets(server.version, requirement)))
      return 'runOnRequirements';
  }
  if (test.expectLogMessages) return 'log messages';
  if (test.expectTracingMessages) return 'tracing';
  const other = test.expectEvents?.find(({ eventType = 'command' }: Document) => eventType !== 'command');
  return other && `${other.eventType} events`;
}

/** The server is a replica set without authentication. */
function meets(version: string, requirement: Document): boolean {
  const { minServerVersion, maxServerVersion, topologies, serverless, auth, csfle } = requirement;
  return (
    compareVersions(version, minServerVersion ?? version) >= 0 &&
    compareVersions(version, maxServerVersion ?? version) <= 0 &&
    (topologies ?? ['replicaset']).includes('replicaset') &&
    serverless !== 'require' &&
    auth !== true &&
    requirement.authMechanism === undefined &&
    csfle !== true &&
    requirement.serverParameters === undefined
  );
}

/** Compares as many parts as the second version has: 8.0.4 is not above 8.0. */
function compareVersions(version: string, bound: string): number {
  const parts = version.split('.').map(Number);
  const differences = bound.split('.').map((part, index) => (parts[index] ?? 0) - Number(part));
  return differences.find((difference) => difference !== 0) ?? 0;
}

async function prepareData(initialData: readonly Document[], { admin }: TestServer): Promise<void> {
  for (const { databaseName, collectionName, documents, createOptions } of initialData) {
    const database = admin.db(databaseName);
    await database.collection(collectionName).drop();
    if (createOptions || documents.length === 0)
      await database.createCollection(collectionName, createOptions);
    if (documents.length > 0) await database.collection(collectionName).insertMany(documents);
  }
}

async function assertOutcome(outcome: readonly Document[], { server, entities }: TestContext): Promise<void> {
  for (const { databaseName, collectionName, documents } of outcome) {
    const collection = server.admin.db(databaseName).collection(collectionName, resolveConcerns());
    const found = await collection.find({}, { sort: { _id: 1 } }).toArray();
    assertMatches(documents, found, entities, false);
  }
}
