import fc from 'fast-check';
import { ENDPOINTS, type Access, type Endpoint } from '@platform/contracts';
import { NO_ID } from '../../testing/calls.ts';
import { readDocument, type ApiDocument, type Operation } from '../../testing/document.ts';
import { PASSWORD, aMember, anAdministrator } from '../../testing/factories.ts';
import { beyond, inputOf, spoiled, type Hints } from '../../testing/inputs.ts';
import { PRIVATE, addressOfRecord, anOwner, type Owner } from '../../testing/records.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { TestClient } from '../../testing/test-client.ts';

/**
 * A client that knows the document alone tries everything in it: inputs that the document takes, and the same with one thing
 * wrong. Whatever comes back has to be in the document too. The same inputs each time; `FUZZ_SEED` draws others.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_310);
const RUNS = Number(process.env.FUZZ_RUNS ?? 12);

let api: TestApi;
let document: ApiDocument;
let owner: Owner;
let hints: Hints;
let clients: Record<Access, () => TestClient>;
beforeAll(async () => {
  api = await startTestApi();
  document = await readDocument(api);
  owner = await anOwner(api);
  const administrator = await anAdministrator(api);
  // Somebody whom administrators may disable without an end to the calls of the owner.
  const victim = await aMember(api);
  clients = { public: () => api.client(), member: () => owner.member, administrator: () => administrator };
  hints = hintsOf(victim.user.id, victim.user.username);
});
afterAll(() => api.stop());

function hintsOf(userId: string, username: string): Hints {
  const { '/api/admin/users': _owner, ...records } = owner.ids;
  return {
    id: [...new Set(Object.values(records)), userId, NO_ID],
    blueprintId: [1, 2, 10, 11, 0],
    taskId: ['free-browser-detection', 'free-fact-check', 'test-10-0', 'no-such-task'],
    reward: [10, 150, 10.01],
    code: [owner.member.user.referralCode, 'NOBODY'],
    username: [username, owner.member.user.username, 'nobody-yet'],
    email: [PRIVATE.email, 'a.friend@example.net', 'Somebody@Example.org'],
    password: [PASSWORD, PRIVATE.password],
    currentPassword: [PRIVATE.password, 'a wrong one'],
    amount: [50, 100, 49.99, 1_000_000, -1, 0.001],
    limit: [1, 50, 100],
    userId: [owner.member.user.id, userId, NO_ID],
    q: [username, owner.ids['/api/admin/withdrawals'], 'BP-'],
    reason: ['It does not fit.', 'x'],
    idempotencyKey: [undefined, 'key-1', 'key-2', 'a key'],
  };
}

type Sent = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown; key: unknown };

/** Inputs of one operation that the document takes. */
function inputsOf({ path }: Endpoint, { parameters, requestBody }: Operation) {
  const own = addressOfRecord(path, owner)
    ?.split('/')
    .find((part) => hints.id!.includes(part));
  // Mostly the id of a record that is there.
  const known = own ? { ...hints, id: [own, own, own, ...hints.id!] } : hints;
  const part = (place: string) => {
    const some = parameters.filter((parameter) => parameter.in === place);
    const properties = Object.fromEntries(some.map(({ name, schema }) => [name, schema]));
    return inputOf({ type: 'object', properties, required: Object.keys(properties) }, known);
  };
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return fc.record({
    params: part('path'),
    // A few at a time: all at once, one of them is always wrong for a reason that no document tells.
    query: fc
      .tuple(part('query'), fc.subarray(names, { maxLength: Math.min(2, names.length) }))
      .map(([whole, some]) =>
        Object.fromEntries(Object.entries(whole as object).filter(([name]) => some.includes(name))),
      ),
    body: requestBody
      ? inputOf(requestBody.content['application/json'].schema, known)
      : fc.constant(undefined),
    key: fc.constantFrom(...hints.idempotencyKey!),
  }) as fc.Arbitrary<Sent>;
}

function call(client: TestClient, { method, path }: Endpoint, { params, query, body, key }: Sent) {
  const address = path.replace(/:(\w+)/g, (_, name: string) => encoded(params[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const whole = pairs.length > 0 ? `${address}?${pairs.join('&')}` : address;
  const sent = typeof key === 'string' ? { headers: { 'idempotency-key': key } } : {};
  return method === 'GET' ? client.get(whole, sent) : client.post(whole, body, sent);
}

/** A dot alone would be taken for a step in the path by the client's own library. */
function encoded(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed()).replaceAll('.', '%2E') || '-';
}

type Answer = Awaited<ReturnType<typeof call>>;

function expectDocumented({ responses }: Operation, { status, body, headers }: Answer, what: string): void {
  const documented = responses[String(status)];
  if (!documented || status >= 500) throw new Error(`${status} ${JSON.stringify(body)} to ${what}`);
  if (!documented.content) {
    expect([what, body]).toEqual([what, '']);
    return;
  }
  const type = Object.keys(documented.content)[0]!;
  expect([what, headers.get('content-type')]).toEqual([what, expect.stringContaining(type)]);
  const schema = documented.content['application/json']?.schema;
  const fits = schema && document.validatorOf(schema);
  if (fits && !fits(body))
    throw new Error(`${what}: ${JSON.stringify(body)} is not as documented: ${JSON.stringify(fits.errors)}`);
  if (status >= 400) expect(documented.description.split(', ')).toContain(body.code);
}

// Signing out ends what the other calls need.
const OPERATIONS = ENDPOINTS.filter(({ id }) => id !== 'auth.logout');

describe.each(OPERATIONS)('$id', (endpoint) => {
  test('answers what the document takes as the document says, to whoever asks', async () => {
    const operation = document.operationOf(endpoint.id);
    const samples = fc.sample(inputsOf(endpoint, operation), { seed: SEED, numRuns: RUNS });
    for (const [index, sent] of samples.entries()) {
      // Mostly whom the call is for; a call that anybody may make can change who somebody is.
      const other = (['public', 'member', 'administrator'] as const)[index % 3]!;
      const access = index % 4 === 3 && endpoint.access !== 'public' ? other : endpoint.access;
      expectDocumented(
        operation,
        await call(clients[access](), endpoint, sent),
        describeCall(endpoint, sent),
      );
    }
  });

  test('refuses what the document does not take, and nothing ever breaks it', async () => {
    const operation = document.operationOf(endpoint.id);
    const wrong = inputsOf(endpoint, operation).chain((sent) => spoiledPart(endpoint, sent));
    for (const sent of fc.sample(wrong, { seed: SEED, numRuns: RUNS })) {
      const answer = await call(clients[endpoint.access](), endpoint, sent);
      expectDocumented(operation, answer, describeCall(endpoint, sent));
      if (!takes(operation, sent))
        expect([describeCall(endpoint, sent), answer.status]).toEqual([describeCall(endpoint, sent), 400]);
    }
  });
});

// The mail that an approval may bring has no form in the document.
const FORMED = OPERATIONS.filter(({ id, body }) => body && id !== 'verification.approve');

describe.each(FORMED)('$id', (endpoint) => {
  test('refuses each field of a body that is just beyond its limits, and names it', async () => {
    const operation = document.operationOf(endpoint.id);
    const { properties = {} } = operation.requestBody!.content['application/json'].schema;
    const [good] = fc.sample(inputsOf(endpoint, operation), { seed: SEED, numRuns: 1 });
    const wrong = Object.entries(properties).flatMap(([name, field]) =>
      beyond(field).map((value) => [name, value] as const),
    );
    expect(wrong.length).toBeGreaterThan(0);
    for (const [name, value] of wrong) {
      const sent = { ...good!, body: { ...(good!.body as object), [name]: value } };
      const { status, body } = await call(clients[endpoint.access](), endpoint, sent);
      expect([describeCall(endpoint, sent), status]).toEqual([describeCall(endpoint, sent), 400]);
      expect(body.details).toContainEqual({ path: name, message: expect.any(String) });
    }
  });
});

function describeCall({ id }: Endpoint, sent: Sent): string {
  return `${id} ${JSON.stringify(sent)}`.slice(0, 1_000);
}

/** One thing is wrong: in the body where there is one, in the query otherwise. */
function spoiledPart({ body }: Endpoint, sent: Sent): fc.Arbitrary<Sent> {
  if (body) return spoiled(sent.body).map((spoilt) => ({ ...sent, body: spoilt }));
  return spoiled(sent.query)
    .filter((spoilt) => typeof spoilt === 'object' && spoilt !== null)
    .map((spoilt) => ({ ...sent, query: spoilt as Sent['query'] }));
}

function takes({ parameters, requestBody }: Operation, { query, body }: Sent): boolean {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  if (Object.keys(query).some((name) => !names.includes(name))) return false;
  // A body that is left out is no body at all; a call that needs one says so.
  if (body === undefined) return true;
  return requestBody
    ? document.validatorOf(requestBody.content['application/json'].schema)(body)
    : JSON.stringify(body) === '{}';
}
