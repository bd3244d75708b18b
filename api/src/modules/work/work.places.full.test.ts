import type { WorkTaskSeed } from '@platform/content';
import {
  LIMITED,
  REWRITING,
  SECOND_SUITE,
  SUITE,
  WORK_BLUEPRINT_ID,
} from '../../../test/support/work-tasks.ts';
import { answerAll, saveBody, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { activateBlueprint, createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { newId } from '../../platform/ids.ts';

const HOUR_MS = 3_600_000;
const START = `/api/tasks/${LIMITED.id}/work/start`;
const HAND_IN = { assistance: { used: false, tools: '' } };

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});

async function createOwners(count: number): Promise<LoggedInClient[]> {
  const members = await Promise.all(Array.from({ length: count }, () => createMember(api)));
  for (const member of members) await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
  return members;
}

const slots = () => api.database.connection.collection('work_slots').find({ taskId: LIMITED.id }).toArray();

/** A client with the session of another one that calls another process. */
function clientOf(other: TestApi, member: LoggedInClient): TestClient {
  const client = other.client();
  for (const [name, value] of member.cookies) client.cookies.set(name, value);
  return client;
}

/** Starts a task as the web client does: a busy platform answers 503, and then the same request is sent again. */
async function startWork(client: TestClient, path: string): ReturnType<TestClient['post']> {
  const response = await client.post(path);
  return response.status === 503 ? startWork(client, path) : response;
}

test('40 members who start at once in two processes take 36 places, three in each batch', async () => {
  const members = await createOwners(40);
  const second = await api.startSecondInstance();
  try {
    const responses = await Promise.all(
      members.map((member, index) =>
        startWork(index % 2 === 0 ? member : clientOf(second, member), START).then(({ status, body }) => ({
          status,
          code: body.code as string | undefined,
        })),
      ),
    );

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(36);
    expect(responses.filter(({ code }) => code === 'no_place_left')).toHaveLength(4);
    const taken = await slots();
    expect(new Set(taken.map(({ userId }) => String(userId))).size).toBe(36);
    const batches = Map.groupBy(taken, ({ batch }) => batch as number);
    expect([...batches.values()].map((places) => places.length)).toEqual(Array.from({ length: 12 }, () => 3));
  } finally {
    await second.stop();
  }
});

test('40 members find a place among 102, and begun batches are filled first', async () => {
  const [first] = LIMITED.batches;
  const batches = Array.from({ length: 34 }, (_, batch) =>
    (first ?? []).map((item) => ({
      ...item,
      material: [{ type: 'text' as const, title: null, text: `Large ${batch}` }],
    })),
  );
  const large: WorkTaskSeed = { ...LIMITED, id: 'w10-large', title: 'Many animals', batches };
  const owner = await startTestApi({}, undefined, [large]);
  try {
    const members = await Promise.all(Array.from({ length: 40 }, () => createMember(owner)));
    for (const member of members) await activateBlueprint(owner, member, WORK_BLUEPRINT_ID);

    const responses = await Promise.all(
      members.map((member) => startWork(member, `/api/tasks/${large.id}/work/start`)),
    );

    expect(responses.map(({ status }) => status)).toEqual(members.map(() => 200));
    const taken = await owner.database.connection
      .collection('work_slots')
      .find({ userId: { $ne: null } })
      .toArray();
    expect(new Set(taken.map(({ userId }) => String(userId))).size).toBe(40);
    const perBatch = [...Map.groupBy(taken, ({ batch }) => batch as number).values()];
    expect(Math.max(...perBatch.map((places) => places.length))).toBeLessThanOrEqual(3);
  } finally {
    await owner.stop();
  }
});

test('a member who starts four tasks at once in two processes has three in progress', async () => {
  const second = await api.startSecondInstance();
  try {
    for (const member of await createOwners(5)) {
      const other = clientOf(second, member);
      const tasks = [SUITE, LIMITED, REWRITING, SECOND_SUITE];

      const responses = await Promise.all(
        tasks.map(({ id }, index) => (index % 2 === 0 ? member : other).post(`/api/tasks/${id}/work/start`)),
      );

      const codes = responses.map(({ status, body }) => (status === 200 ? 'started' : body.code));
      expect(codes.sort()).toEqual(['started', 'started', 'started', 'too_many_open']);
    }
  } finally {
    await second.stop();
  }
});

test('a place is kept for 24 hours after the last save, and goes to another member afterwards', async () => {
  const [first, second] = (await createOwners(2)) as [LoggedInClient, LoggedInClient];
  const submission = await startTask(first, LIMITED.id);
  expect(submission.placeKeptUntil).toBe('2026-03-11T12:00:00.000Z');
  await takeAllPlacesBut(submission.id);
  api.clock.advance(23 * HOUR_MS);
  const path = submissionPath(submission, '/draft');
  const saved = await first.post(path, saveBody(submission, 0, []));
  expect(saved.body.placeKeptUntil).toBe('2026-03-12T11:00:00.000Z');

  api.clock.advance(24 * HOUR_MS - 1);
  expect((await second.post(START)).body.code).toBe('no_place_left');
  api.clock.advance(1);
  expect((await startTask(second, LIMITED.id)).items).toHaveLength(1);

  const lost = await first.post(path, saveBody(submission, 1, []));
  expect([lost.status, lost.body.placeKeptUntil]).toEqual([200, null]);
  const version = await answerAll(first, { ...submission, version: 2 });
  const handIn = await first.post(submissionPath(submission, '/submit'), { ...HAND_IN, version });
  expect([handIn.status, handIn.body.code]).toEqual([409, 'no_place_left']);
  await releaseOthers();
  const again = await first.post(submissionPath(submission, '/submit'), { ...HAND_IN, version });
  expect([again.status, again.body.state]).toEqual([200, 'submitted']);
});

test('a place that was given back is free, and one that was handed in is not', async () => {
  const [first, second] = (await createOwners(2)) as [LoggedInClient, LoggedInClient];
  const submission = await startTask(first, LIMITED.id);
  const version = await answerAll(first, submission);
  await first.post(submissionPath(submission, '/submit'), { ...HAND_IN, version });
  const other = await startTask(second, LIMITED.id);
  expect((await slots()).filter(({ userId }) => userId !== null)).toHaveLength(2);

  await second.post(submissionPath(other, '/give-back'));

  const taken = (await slots()).filter(({ userId }) => userId !== null);
  expect(taken.map(({ userId, until }) => [String(userId), until])).toEqual([[first.user.id, null]]);
});

/** Lets members that do not exist take every other place. */
async function takeAllPlacesBut(submissionId: string): Promise<void> {
  const { connection } = api.database;
  for (const { _id, submissionId: holder } of await slots())
    if (String(holder) !== submissionId)
      await connection.collection('work_slots').updateOne({ _id }, { $set: { userId: newId() } });
}

async function releaseOthers(): Promise<void> {
  const free = { $set: { userId: null, submissionId: null, until: null } };
  await api.database.connection.collection('work_slots').updateMany({ submissionId: null }, free);
}
