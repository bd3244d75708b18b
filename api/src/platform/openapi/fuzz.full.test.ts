import fc from 'fast-check';
import { ENDPOINTS, type Access, type Endpoint } from '@platform/contracts';
import { UNKNOWN_ID } from '../../../test/support/endpoint-path.ts';
import { fetchApiDocument, type ApiDocument, type Operation } from '../../../test/support/api-document.ts';
import { PASSWORD, createMember, createAdministrator } from '../../../test/support/factories.ts';
import {
  outOfRangeValues,
  validInput,
  invalidInput,
  type FieldHints,
} from '../../../test/support/input-arbitraries.ts';
import {
  PRIVATE_DATA,
  ownedRecordPath,
  createRecordOwner,
  type RecordOwner,
} from '../../../test/support/record-owner.ts';
import { sampleCases } from '../../../test/support/sampled-cases.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import type { TestClient } from '../../../test/support/test-client.ts';

/**
 * Calls every operation of the OpenAPI document with generated inputs: valid ones, and valid ones with one mutation.
 * Every response must be documented. Inputs are reproducible; set `FUZZ_SEED` to generate others.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_310);
const RUNS = Number(process.env.FUZZ_RUNS ?? 12);

let api: TestApi;
let document: ApiDocument;
let owner: RecordOwner;
let hints: FieldHints;
let clients: Record<Access, () => TestClient>;
beforeAll(async () => {
  api = await startTestApi();
  document = await fetchApiDocument(api);
  owner = await createRecordOwner(api);
  const administrator = await createAdministrator(api);
  // A separate member, whom the administrator's calls may disable without breaking the owner's calls.
  const victim = await createMember(api);
  clients = { public: () => api.client(), member: () => owner.member, administrator: () => administrator };
  hints = createHints(victim.user.id, victim.user.username);
});
afterAll(() => api.stop());

function createHints(userId: string, username: string): FieldHints {
  const { '/api/admin/users': _owner, ...records } = owner.ids;
  return {
    id: [...new Set(Object.values(records)), userId, UNKNOWN_ID],
    blueprintId: [1, 2, 10, 11, 0],
    taskId: ['free-browser-detection', 'free-fact-check', 'test-10-0', 'no-such-task'],
    reward: [10, 150, 10.01],
    code: [owner.member.user.referralCode, 'ABCDEF'],
    username: [username, owner.member.user.username, 'unknown-user'],
    email: [PRIVATE_DATA.email, 'a.friend@example.net', 'Someone@Example.org'],
    password: [PASSWORD, PRIVATE_DATA.password],
    currentPassword: [PRIVATE_DATA.password, 'a wrong one'],
    amount: [50, 100, 49.99, 1_000_000, -1, 0.001],
    limit: [1, 50, 100],
    userId: [owner.member.user.id, userId, UNKNOWN_ID],
    q: [username, owner.ids['/api/admin/withdrawals'], 'BP-'],
    reason: ['It does not fit.', 'x'],
    idempotencyKey: [undefined, 'key-1', 'key-2', 'a key'],
  };
}

type Input = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown; key: unknown };

/** Generates inputs that are valid according to the document. */
function validInputs({ path }: Endpoint, { parameters, requestBody }: Operation) {
  const ownedId = ownedRecordPath(path, owner)
    ?.split('/')
    .find((part) => hints.id!.includes(part));
  // Favors the id of an existing record.
  const weightedHints = ownedId ? { ...hints, id: [ownedId, ownedId, ownedId, ...hints.id!] } : hints;
  const validParameters = (location: string) => {
    const matching = parameters.filter((parameter) => parameter.in === location);
    const properties = Object.fromEntries(matching.map(({ name, schema }) => [name, schema]));
    return validInput({ type: 'object', properties, required: Object.keys(properties) }, weightedHints);
  };
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return fc.record({
    params: validParameters('path'),
    // At most two at a time: with all of them, one is almost always invalid for a reason the document cannot express.
    query: fc
      .tuple(validParameters('query'), fc.subarray(names, { maxLength: Math.min(2, names.length) }))
      .map(([query, selected]) =>
        Object.fromEntries(Object.entries(query as object).filter(([name]) => selected.includes(name))),
      ),
    body: jsonSchemaOf(requestBody)
      ? validInput(jsonSchemaOf(requestBody)!, weightedHints)
      : fc.constant(undefined),
    key: fc.constantFrom(...hints.idempotencyKey!),
  }) as fc.Arbitrary<Input>;
}

/** The schema of a JSON body; `undefined` for no body and for a file. */
function jsonSchemaOf(requestBody: Operation['requestBody']) {
  return requestBody?.content['application/json']?.schema;
}

function call(client: TestClient, { method, path }: Endpoint, { params, query, body, key }: Input) {
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodePart(params[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`);
  const urlWithQuery = pairs.length > 0 ? `${url}?${pairs.join('&')}` : url;
  const options = typeof key === 'string' ? { headers: { 'idempotency-key': key } } : {};
  return method === 'GET' ? client.get(urlWithQuery, options) : client.post(urlWithQuery, body, options);
}

/** Encodes a part of a URL. One or two dots alone never reach a server: clients resolve them, encoded or not. */
function encodePart(value: unknown): string {
  const text = String(value).toWellFormed();
  return /^\.{0,2}$/.test(text) ? '-' : encodeURIComponent(text);
}

type TestResponse = Awaited<ReturnType<typeof call>>;

function expectDocumented(
  { responses }: Operation,
  { status, body, headers }: TestResponse,
  request: string,
): void {
  const documented = responses[String(status)];
  if (!documented || status >= 500) throw new Error(`${status} ${JSON.stringify(body)} to ${request}`);
  if (!documented.content) {
    expect([request, body]).toEqual([request, '']);
    return;
  }
  const type = Object.keys(documented.content)[0]!;
  expect([request, headers.get('content-type')]).toEqual([
    request,
    expect.stringContaining(type.replace('*/*', '/')),
  ]);
  const schema = documented.content['application/json']?.schema;
  const validate = schema && document.compileValidator(schema);
  if (validate && !validate(body))
    throw new Error(
      `${request}: ${JSON.stringify(body)} is not as documented: ${JSON.stringify(validate.errors)}`,
    );
  if (status >= 400) expect(documented.description.split(', ')).toContain(body.code);
}

// Logging out would end the sessions that the other calls need.
const OPERATIONS = sampleCases(ENDPOINTS.filter(({ id }) => id !== 'auth.logout'));

describe.each(OPERATIONS)('$id', (endpoint) => {
  test('responds to valid input as documented, for any caller', async () => {
    const operation = document.findOperation(endpoint.id);
    const samples = fc.sample(validInputs(endpoint, operation), { seed: SEED, numRuns: RUNS });
    for (const [index, input] of samples.entries()) {
      // Mostly callers with access. Public endpoints get visitors only, because they may change the caller's session.
      const otherAccess = (['public', 'member', 'administrator'] as const)[index % 3]!;
      const access = index % 4 === 3 && endpoint.access !== 'public' ? otherAccess : endpoint.access;
      expectDocumented(
        operation,
        await call(clients[access](), endpoint, input),
        describeCall(endpoint, input),
      );
    }
  });

  test('rejects invalid input with 400 and never fails with a server error', async () => {
    const operation = document.findOperation(endpoint.id);
    const mutatedInputs = validInputs(endpoint, operation).chain((input) => mutateInput(endpoint, input));
    for (const input of fc.sample(mutatedInputs, { seed: SEED, numRuns: RUNS })) {
      const response = await call(clients[endpoint.access](), endpoint, input);
      expectDocumented(operation, response, describeCall(endpoint, input));
      if (!isValid(operation, input))
        expect([describeCall(endpoint, input), response.status]).toEqual([
          describeCall(endpoint, input),
          400,
        ]);
    }
  });
});

// The document cannot express the schema of the optional email in an approval. The fields of a report are in a list, as
// are the submissions that a claim leaves out, roles, and progress; answers have parts of their own.
// The amount of a withdrawal is rejected with a code of its own.
const UNTESTED_BODIES = [
  'verification.approve',
  'reports.faults',
  'learning.checkUnit',
  'learning.addProgress',
  'reviews.claimNext',
  'users.confirmRoles',
  'withdrawals.requestToPayoutMethod',
];
const DOCUMENTED_BODIES = OPERATIONS.filter(({ id, body }) => body && !UNTESTED_BODIES.includes(id));

describe.each(DOCUMENTED_BODIES)('$id', (endpoint) => {
  test('rejects body fields just outside their limits and names them', async () => {
    const operation = document.findOperation(endpoint.id);
    const { properties = {} } = jsonSchemaOf(operation.requestBody)!;
    const [validSample] = fc.sample(validInputs(endpoint, operation), { seed: SEED, numRuns: 1 });
    const invalidFields = Object.entries(properties).flatMap(([name, field]) =>
      outOfRangeValues(field).map((value) => [name, value] as const),
    );
    expect(invalidFields.length).toBeGreaterThan(0);
    for (const [name, value] of invalidFields) {
      const input = { ...validSample!, body: { ...(validSample!.body as object), [name]: value } };
      const { status, body } = await call(clients[endpoint.access](), endpoint, input);
      expect([describeCall(endpoint, input), status]).toEqual([describeCall(endpoint, input), 400]);
      expect(body.details).toContainEqual({ path: name, message: expect.any(String) });
    }
  });
});

function describeCall({ id }: Endpoint, input: Input): string {
  return `${id} ${JSON.stringify(input)}`.slice(0, 1_000);
}

/** Makes one change: in the body if the endpoint has one, otherwise in the query. */
function mutateInput({ body: bodySchema }: Endpoint, input: Input): fc.Arbitrary<Input> {
  if (bodySchema) return invalidInput(input.body).map((body) => ({ ...input, body }));
  return invalidInput(input.query)
    .filter((query) => typeof query === 'object' && query !== null)
    .map((query) => ({ ...input, query: query as Input['query'] }));
}

/** Whether an input is valid according to the document; a mutation may still be valid. */
function isValid({ parameters, requestBody }: Operation, { query, body }: Input): boolean {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  if (Object.keys(query).some((name) => !names.includes(name))) return false;
  // Without a body nothing is validated here; an endpoint that requires one rejects the request itself.
  if (body === undefined) return true;
  const schema = jsonSchemaOf(requestBody);
  return schema ? document.compileValidator(schema)(body) : JSON.stringify(body) === '{}';
}
