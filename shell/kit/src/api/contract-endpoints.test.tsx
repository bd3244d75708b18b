import { claimSignupBonus, listFreeTasks, listBlueprintTasks, login } from '@platform/contracts';
import { createPlatformStore, injectContractEndpoints, isApiError, mutation, query } from '@platform/kit';
import { fakeServer, user } from '../testing/index.ts';

const api = injectContractEndpoints({
  testTasks: query(listFreeTasks, { provides: ['test-tasks'] }),
  testBlueprintTasks: query(listBlueprintTasks, { provides: ['test-tasks'] }),
  testClaim: mutation(claimSignupBonus, { changes: ['test-tasks'] }),
  testLogin: mutation(login, { changes: [] }),
});

const NONE = { items: [], next: null };

function setUp() {
  const server = fakeServer();
  jest.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  return { server, store: createPlatformStore({ signedIn: true }) };
}

test('asks once, answers from the cache, and asks again after an action that changes the tag', async () => {
  const { server, store } = setUp();
  server.answer(listFreeTasks, NONE);
  server.answer(claimSignupBonus, user({ balance: 50 }));

  const subscription = store.dispatch(api.endpoints.testTasks.initiate());
  await subscription;
  await store.dispatch(api.endpoints.testTasks.initiate());
  expect(server.calls(listFreeTasks)).toHaveLength(1);

  await store.dispatch(api.endpoints.testClaim.initiate());
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(server.calls(listFreeTasks)).toHaveLength(2);
});

test('asks again after a conflict too, because the page no longer shows how things stand', async () => {
  const { server, store } = setUp();
  server.answer(listFreeTasks, NONE);
  server.refuse(claimSignupBonus, { code: 'bonus_already_claimed' });
  await store.dispatch(api.endpoints.testTasks.initiate());

  await store.dispatch(api.endpoints.testClaim.initiate());
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));

  expect(server.calls(listFreeTasks)).toHaveLength(2);
});

test('puts parameters into the path, and a content type only beside a body', async () => {
  const { server, store } = setUp();
  server.answer(listBlueprintTasks, NONE);
  server.answer(login, user());

  await store.dispatch(api.endpoints.testBlueprintTasks.initiate({ params: { blueprintId: 2 } })).unwrap();
  await store
    .dispatch(api.endpoints.testLogin.initiate({ body: { username: 'maria', password: 'correct' } }))
    .unwrap();

  const [read] = server.calls(listBlueprintTasks);
  const [sent] = server.calls(login);
  expect(read!.params).toEqual({ blueprintId: 2 });
  expect(read!.headers.has('content-type')).toBe(false);
  expect(sent!.headers.get('content-type')).toBe('application/json');
});

test('sends the same key again when the first attempt had no answer, and a new one once the outcome is known', async () => {
  const { server, store } = setUp();
  const claim = () => store.dispatch(api.endpoints.testClaim.initiate());
  const keys = () => server.calls(claimSignupBonus).map(({ headers }) => headers.get('idempotency-key'));

  server.disconnect(claimSignupBonus);
  await claim();
  server.refuse(claimSignupBonus, { code: 'internal_error' });
  await claim();
  server.refuse(claimSignupBonus, { code: 'bonus_already_claimed' });
  await claim();
  await claim();

  const [unanswered, broken, refused, next] = keys();
  expect(unanswered).toMatch(/^[\da-f-]{36}$/);
  expect(broken).toBe(unanswered);
  expect(refused).toBe(unanswered);
  expect(next).not.toBe(unanswered);
});

test('hands on a refusal with its code, details, request id and further fields', async () => {
  const { server, store } = setUp();
  server.refuse(login, {
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
    fields: { attempts: 5 },
  });
});

test('shows the text of an answer that is not in the shape of the API', async () => {
  const { store } = setUp();
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('Bad gateway', { status: 502 }));

  const { error } = await store.dispatch(api.endpoints.testTasks.initiate());

  expect(error).toMatchObject({ status: 502, code: 'unreadable', message: 'Bad gateway' });
});
