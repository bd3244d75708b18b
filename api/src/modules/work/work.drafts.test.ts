import type { Submission } from '@platform/contracts';
import { requireId } from '../../platform/ids.ts';
import { SUITE, WORK_BLUEPRINT_ID } from '../../../test/support/work-tasks.ts';
import { activateBlueprint, createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import {
  answerAll,
  fillIn,
  saveBody,
  startTask,
  submissionPath,
} from '../../../test/support/work-answers.ts';

const MINUTE_MS = 60_000;

let api: TestApi;
let member: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.clock.set(START_TIME);
  member = await createMember(api);
  await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
});

const start = (task: { id: string }) => startTask(member, task.id);
const read = async (submission: { id: string }): Promise<Submission> =>
  (await member.get(submissionPath(submission))).body;

describe('a draft', () => {
  test('is saved by item, and raises the version', async () => {
    const submission = await start(SUITE);
    const [item] = submission.items;
    const path = submissionPath(submission, '/draft');
    api.clock.advance(MINUTE_MS);

    const { status, body } = await member.post(path, saveBody(submission, 0, [fillIn(item!)]));

    expect([status, body.version, body.placeKeptUntil]).toEqual([200, 1, null]);
    const saved = await read(submission);
    expect(saved.items[0]!.answers).toEqual(fillIn(item!).answers);
    expect(saved).toMatchObject({ version: 1, savedBy: 'Firefox on Linux', activeSeconds: 600 });
    // A page that was opened earlier knows of less time.
    await member.post(path, { ...saveBody(submission, 1, [fillIn(item!)]), activeSeconds: 60 });
    expect(await read(submission)).toMatchObject({ version: 2, activeSeconds: 600 });
  });

  test('loses an answer that was undone, also for another device', async () => {
    const submission = await start(SUITE);
    const [item, other] = submission.items;
    const path = submissionPath(submission, '/draft');
    const onlyOne = { itemId: item!.id, answers: { animal: choose('dog') }, cannotDo: null };
    await member.post(path, saveBody(submission, 0, [fillIn(item!), fillIn(other!)]));

    await member.post(path, saveBody(submission, 1, [onlyOne]));
    expect((await read(submission)).items[0]!.answers).toEqual(onlyOne.answers);
    const none = { ...saveBody(submission, 2, [{ ...onlyOne, answers: {} }]), editorId: 'page-2' };
    expect((await member.post(path, none)).status).toBe(200);

    const saved = (await read(submission)).items;
    expect(saved[0]!.answers).toEqual({});
    expect(saved[1]!.answers).toEqual(fillIn(other!).answers);
  });

  test('of an older version is rejected with the saved version, except from the page that saved last', async () => {
    const submission = await start(SUITE);
    const path = submissionPath(submission, '/draft');
    const items = [fillIn(submission.items[0]!)];
    await member.post(path, saveBody(submission, 0, items));

    const other = await member.post(path, { ...saveBody(submission, 0, items), editorId: 'other' });
    expect([other.status, other.body.code]).toEqual([409, 'draft_newer']);
    expect(other.body).toMatchObject({ version: 1, savedAt: START_TIME, device: 'Firefox on Linux' });
    const repeated = await member.post(path, saveBody(submission, 0, items));
    expect([repeated.status, repeated.body.version]).toEqual([200, 2]);
    expect((await member.post(path, saveBody(submission, 7, items))).body.code).toBe('draft_newer');
  });

  test.each([
    ['an unknown item', (id: string) => ({ itemId: `${id}x`, answers: {} }), 'items.0.itemId'],
    [
      'an unknown question',
      (itemId: string) => ({ itemId, answers: { other: {} } }),
      'items.0.answers.other',
    ],
    [
      'an inherited name as a question',
      (itemId: string) => ({ itemId, answers: { constructor: {} } }),
      'items.0.answers.constructor',
    ],
    [
      'an unknown option',
      (itemId: string) => ({ itemId, answers: { animal: choose('cow') } }),
      'items.0.answers.animal.selected[0]',
    ],
    [
      'an unknown field',
      (itemId: string) => ({ itemId, answers: { animal: { ...choose('cat'), truth: 1 } } }),
      'items.0.answers.animal',
    ],
    [
      'a query operator',
      (itemId: string) => ({ itemId, answers: { animal: { $set: { state: 'approved' } } } }),
      'items.0.answers.animal',
    ],
    [
      'a rating out of range',
      (itemId: string) => ({ itemId, answers: { better: { ...rate(4) } } }),
      'items.0.answers.better.ratings.clear',
    ],
  ])('with %s is rejected by path, and nothing is saved', async (_name, change, path) => {
    const submission = await start(SUITE);
    const item = { cannotDo: null, ...change(submission.items[0]!.id) };

    const { status, body } = await member.post(
      submissionPath(submission, '/draft'),
      saveBody(submission, 0, [item]),
    );

    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.details.map((detail: { path: string }) => detail.path)).toContain(path);
    expect(await read(submission)).toEqual(submission);
  });

  test('of two pages that save at the same time keeps one and tells the other', async () => {
    const submission = await start(SUITE);
    const path = submissionPath(submission, '/draft');
    const save = (editorId: string) =>
      member.post(path, { ...saveBody(submission, 0, [fillIn(submission.items[0]!)]), editorId });
    const statuses = (await Promise.all([save('one'), save('two'), save('three')])).map((r) => r.status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });
});

test('pairs are swapped for half of the items, and answers are stored by the original sides', async () => {
  const submission = await start(SUITE);
  await answerAll(member, submission);
  const { connection } = api.database;
  const filter = { submissionId: requireId(submission.id) };
  const saved = await connection.collection('answers').find(filter).toArray();
  const swappedIds = submission.items
    .filter(({ parts }) => parts.some((part) => part.type === 'pair' && part.left.title === 'Second'))
    .map(({ id }) => id);

  for (const [index, item] of (await read(submission)).items.entries())
    expect(item.answers).toEqual(fillIn(item, index).answers);
  const negative = saved.filter(({ answers }) => answers.better?.ratings.clear === -2);
  expect(negative.map(({ itemId }) => itemId as string).sort()).toEqual(swappedIds.sort());
});

function choose(id: string) {
  return { selected: [id], cannotTell: false, note: '' };
}

function rate(clear: number) {
  return { ratings: { clear }, reasonCategory: null, reason: '' };
}
