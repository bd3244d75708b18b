import { activateBlueprint, createMember, insertTasks } from '../support/factories.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';
import { clientOf } from './second-client.ts';
import { STRESS, recordFigures, seeds } from './stress-parameters.ts';

let api: TestApi;
/** A second API instance on the same database; each operation goes to both. */
let secondApi: TestApi;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  secondApi = await api.startSecondInstance();
  tasks = await insertTasks(api, 10, 20);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await secondApi.stop();
  await api.stop();
});

test.each(seeds())(
  'each of many operations takes effect once although two clients send it concurrently (seed %i)',
  async () => {
    const WORKERS = 20;
    const memberCount = STRESS.isLong ? 25 : 3;
    const clients = await Promise.all(
      Array.from({ length: memberCount }, async () => {
        const member = await createMember(api);
        await activateBlueprint(api, member, 10);
        return member;
      }),
    );
    // Members alternate, so that workers rarely contend for the same account.
    const operations = [undefined, ...tasks.slice(1)].flatMap((taskId) =>
      clients.map((client) =>
        taskId === undefined
          ? { client, path: '/api/user/claim-signup-bonus', body: undefined }
          : { client, path: '/api/user/tasks', body: { taskId } },
      ),
    );
    const countJournals = () => api.database.connection.collection('journals').countDocuments();
    const before = await countJournals();
    let codes: string[] = [];

    const queue = operations.entries();
    const worker = async (): Promise<void> => {
      for (const [index, { client, path, body }] of queue) {
        // Every second operation has a key.
        const headers: Record<string, string> = index % 2 === 0 ? { 'idempotency-key': `pair-${index}` } : {};
        const sendPair = () =>
          Promise.all(
            [client, clientOf(secondApi, client)].map((each) => each.post(path, body, { headers })),
          );
        let pair = await sendPair();
        // On an overloaded machine the API rejects what takes too long; clients repeat it.
        while (pair.some(({ status }) => status === 503)) pair = await sendPair();
        codes = codes.concat(
          pair.map((response) => (response.status < 300 ? 'succeeded' : (response.body.code as string))),
        );
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));

    expect(codes).toHaveLength(2 * operations.length);
    for (const code of codes)
      expect(['succeeded', 'idempotency_in_flight', 'already_completed', 'bonus_already_claimed']).toContain(
        code,
      );
    expect((await countJournals()) - before).toBe(operations.length);
    recordFigures('concurrent requests', { operations: operations.length, calls: codes.length });
  },
  600_000,
);
