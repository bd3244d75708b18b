import { listFreeTasks, SAMPLE_OPERATOR } from '@platform/contracts';
import {
  createPlatformStore,
  forgetServedAnswers,
  injectContractEndpoints,
  keepServedAnswers,
  query,
  resolveUser,
  restoreAnswers,
} from '@platform/kit';
import { fakeServer, user } from '../testing/index.ts';

const { endpoints } = injectContractEndpoints({
  servedTasks: query(listFreeTasks, { provides: ['served-tasks'] }),
});

const EMPTY_PAGE = { items: [], next: null };
const ANSWERS = [
  { name: 'servedTasks', url: '/api/tasks/free', data: EMPTY_PAGE },
  { name: 'unknownToThisRelease', url: '/api/unknown', data: {} },
];

function setUp() {
  const server = fakeServer();
  jest.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  return { server, store: createPlatformStore({ signedIn: true, operator: SAMPLE_OPERATOR }) };
}

test('a page asks for nothing that came with it, and knows when that was', async () => {
  const { server, store } = setUp();
  restoreAnswers(store, { user: user({ username: 'maria' }), answers: ANSWERS }, 1_700_000_000_000);

  expect(await resolveUser(store)).toMatchObject({ username: 'maria' });
  expect(await store.dispatch(endpoints.servedTasks.initiate()).unwrap()).toEqual(EMPTY_PAGE);
  expect(endpoints.servedTasks.select()(store.getState()).fulfilledTimeStamp).toBe(1_700_000_000_000);
  expect(server.calls(listFreeTasks)).toEqual([]);
});

test('a query that is asked anew when the page opens takes the answer once', async () => {
  const { server, store } = setUp();
  server.respondWith(listFreeTasks, EMPTY_PAGE);
  const askAnew = () => store.dispatch(endpoints.servedTasks.initiate(undefined, { forceRefetch: true }));
  keepServedAnswers(ANSWERS);
  await askAnew();
  expect(server.calls(listFreeTasks)).toHaveLength(0);
  await askAnew();
  expect(server.calls(listFreeTasks)).toHaveLength(1);

  keepServedAnswers(ANSWERS);
  forgetServedAnswers();
  await askAnew();
  expect(server.calls(listFreeTasks)).toHaveLength(2);
});
