import {
  claimSignupBonus,
  listFreeTasks,
  listBlueprintTasks,
  login,
  SAMPLE_OPERATOR,
  uploadFile,
} from '@platform/contracts';
import { createPlatformStore, injectContractEndpoints, isApiError, mutation, query } from '@platform/kit';
import { fakeServer, user } from '../testing/index.ts';

const api = injectContractEndpoints({
  testTasks: query(listFreeTasks, { provides: ['test-tasks'] }),
  testBlueprintTasks: query(listBlueprintTasks, { provides: ['test-tasks'] }),
  testClaim: mutation(claimSignupBonus, { changes: ['test-tasks'] }),
  testLogin: mutation(login, { changes: [] }),
  testUpload: mutation(uploadFile, { changes: [] }),
});

const EMPTY_PAGE = { items: [], next: null };

function setUp() {
  const server = fakeServer();
  jest.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  return { server, store: createPlatformStore({ signedIn: true, operator: SAMPLE_OPERATOR }) };
}

test('caches a query and refetches it after a mutation that changes its tag', async () => {
  const { server, store } = setUp();
  server.respondWith(listFreeTasks, EMPTY_PAGE);
  server.respondWith(claimSignupBonus, user({ balance: 50 }));

  const subscription = store.dispatch(api.endpoints.testTasks.initiate());
  await subscription;
  await store.dispatch(api.endpoints.testTasks.initiate());
  expect(server.calls(listFreeTasks)).toHaveLength(1);

  await store.dispatch(api.endpoints.testClaim.initiate());
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(server.calls(listFreeTasks)).toHaveLength(2);
});

test('refetches after a conflict too, because the page shows outdated data', async () => {
  const { server, store } = setUp();
  server.respondWith(listFreeTasks, EMPTY_PAGE);
  server.rejectWith(claimSignupBonus, { code: 'bonus_already_claimed' });
  await store.dispatch(api.endpoints.testTasks.initiate());

  await store.dispatch(api.endpoints.testClaim.initiate());
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));

  expect(server.calls(listFreeTasks)).toHaveLength(2);
});

test('puts parameters into the path and sends a content type only with a body', async () => {
  const { server, store } = setUp();
  server.respondWith(listBlueprintTasks, EMPTY_PAGE);
  server.respondWith(login, user());

  await store.dispatch(api.endpoints.testBlueprintTasks.initiate({ params: { blueprintId: 2 } })).unwrap();
  await store
    .dispatch(api.endpoints.testLogin.initiate({ body: { username: 'maria', password: 'correct' } }))
    .unwrap();

  const [queryCall] = server.calls(listBlueprintTasks);
  const [mutationCall] = server.calls(login);
  expect(queryCall!.params).toEqual({ blueprintId: 2 });
  expect(queryCall!.headers.has('content-type')).toBe(false);
  expect(mutationCall!.headers.get('content-type')).toBe('application/json');
});

test('accepts a field that a newer API has added, and rejects a response that breaks the contract', async () => {
  const { store } = setUp();
  const respond = (body: object) =>
    jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(body));
  const refetch = () => store.dispatch(api.endpoints.testTasks.initiate(undefined, { forceRefetch: true }));
  const newer = { ...EMPTY_PAGE, total: 0 };

  respond(newer);
  expect((await refetch()).data).toEqual(newer);
  respond({ total: 0, items: null, next: null });
  await expect(refetch().unwrap()).rejects.toMatchObject({
    message: expect.stringContaining('ValidationError') as string,
  });
});

test('sends a file as bytes with its percent-encoded name', async () => {
  const { server, store } = setUp();
  server.respondWith(uploadFile, { id: 'f1', name: 'Zoë.txt', type: 'text/plain', size: 4 });
  const file = new File(['text'], 'Zoë.txt');

  await store.dispatch(api.endpoints.testUpload.initiate({ file })).unwrap();

  const [call] = server.calls(uploadFile);
  expect(call!.headers.get('content-type')).toBe('application/octet-stream');
  expect(call!.headers.get('x-file-name')).toBe('Zo%C3%AB.txt');
  expect(call!.file).toBe(file);
});

test('reuses the idempotency key until the outcome of the request is known', async () => {
  const { server, store } = setUp();
  const claim = () => store.dispatch(api.endpoints.testClaim.initiate());
  const keys = () => server.calls(claimSignupBonus).map(({ headers }) => headers.get('idempotency-key'));

  server.disconnect(claimSignupBonus);
  await claim();
  server.rejectWith(claimSignupBonus, { code: 'internal_error' });
  await claim();
  server.rejectWith(claimSignupBonus, { code: 'bonus_already_claimed' });
  await claim();
  await claim();

  const [afterDisconnect, afterServerError, afterRejection, next] = keys();
  expect(afterDisconnect).toMatch(/^[\da-f-]{36}$/);
  expect(afterServerError).toBe(afterDisconnect);
  expect(afterRejection).toBe(afterDisconnect);
  expect(next).not.toBe(afterDisconnect);
});

test('returns an API error with its code, details, request id and further fields', async () => {
  const { server, store } = setUp();
  server.rejectWith(login, {
    code: 'rate_limited',
    message: 'Too many attempts.',
    headers: { 'retry-after': '90' },
    attempts: 5,
  });

  const failure: unknown = await store
    .dispatch(api.endpoints.testLogin.initiate({ body: { username: 'maria', password: 'correct' } }))
    .unwrap()
    .catch((error: unknown) => error);

  expect(isApiError(failure)).toBe(true);
  expect(failure).toMatchObject({
    status: 429,
    code: 'rate_limited',
    message: 'Too many attempts.',
    requestId: 'request-1',
    retryAfterSeconds: 90,
    extensions: { attempts: 5 },
  });
});

test('uses the text of a response that is not in the API format as the message', async () => {
  const { store } = setUp();
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('Bad gateway', { status: 502 }));

  const { error } = await store.dispatch(api.endpoints.testTasks.initiate());

  expect(error).toMatchObject({ status: 502, code: 'unreadable', message: 'Bad gateway' });
});

test('takes the same call again under its name, and rejects another one in production', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const provides = ['test-tasks'];
  expect(() => injectContractEndpoints({ testTasks: query(listFreeTasks, { provides }) })).not.toThrow();
  expect(() => injectContractEndpoints({ testTasks: query(listBlueprintTasks, { provides }) })).toThrow(
    'The endpoint name testTasks stands for GET',
  );
});
