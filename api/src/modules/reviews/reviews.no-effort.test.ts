import type { ReviewDetail, Submission } from '@platform/contracts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { createAdministrator, type LoggedInClient } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { allCats, beginVaried, handInVaried, rightIn } from '../../../test/support/varied-work.ts';
import { submissionPath } from '../../../test/support/work-answers.ts';
import { VARIED } from '../../../test/support/work-tasks.ts';
import { newId, requireId } from '../../platform/ids.ts';

/** Rejections for no effort, and what one administrator decides where no one else may. */

const HOUR_MS = 3_600_000;
const TEXT = 'Every answer is a cat, also where the item names another animal by its name.';
const APPEAL = { text: 'I read every item, and each of the animals looked like a cat to me.' };

let api: TestApi;
let first: LoggedInClient;
beforeEach(async () => {
  api = await startTestApi({}, undefined, [VARIED]);
  first = await createAdministrator(api);
});
afterEach(async () => {
  const { problems } = await api.app.reconcile();
  await api.stop();
  expect(problems).toEqual([]);
});

type Work = { readonly member: LoggedInClient; readonly submission: Submission };

async function handIn(choose = allCats): Promise<Work> {
  const { member, started } = await beginVaried(api);
  return { member, submission: await handInVaried(member, started, choose) };
}

const pathOf = ({ submission }: Work, action = '') => `/api/admin/reviews/${submission.id}${action}`;
const readAs = async (by: LoggedInClient, work: Work): Promise<ReviewDetail> =>
  (await by.get(pathOf(work))).body;
const read = async ({ member, submission }: Work): Promise<Submission> =>
  (await member.get(submissionPath(submission))).body;

async function decide(by: LoggedInClient, work: Work, action: string, body: object) {
  const claimed = await by.post(pathOf(work, '/claim'));
  expect([claimed.status, claimed.body.code]).toEqual([200, undefined]);
  return by.post(pathOf(work, `/${action}`), body);
}

function reject(by: LoggedInClient, work: Work, code = 'no_effort') {
  const itemId = work.submission.items[0]!.id;
  const comment = { itemId, part: null, target: null, span: null, text: 'It says which animal it is.' };
  return decide(by, work, 'reject', { criteria: {}, comments: [comment], code, text: TEXT });
}

/** Inserts 20 rejections of this UTC day. */
async function insertRejections(by: LoggedInClient, code: string): Promise<void> {
  const rows = Array.from({ length: 20 }, () => ({
    ...{ _id: newId(), submissionId: newId(), userId: newId(), taskId: 'w10-other', round: 1 },
    ...{ kind: 'review', decision: 'rejected', decidedBy: requireId(by.user.id), code, text: TEXT },
    ...{ decidedAt: api.clock.now(), criteria: {}, comments: [], fixes: [] },
  }));
  await api.database.connection.collection('reviews').insertMany(rows);
}

async function removeInserted(): Promise<void> {
  await api.database.connection.collection('reviews').deleteMany({ taskId: 'w10-other' });
}

describe('where someone else may decide', () => {
  let second: LoggedInClient;
  beforeEach(async () => {
    second = await createAdministrator(api);
  });

  test('two administrators agree, and the figures stand in the rejection', async () => {
    const work = await handIn();
    expect(await readAs(first, work)).toMatchObject({ noEffort: 'propose', proposal: null });

    expect((await reject(first, work)).body).toMatchObject({
      ...{ state: 'submitted', isMine: false, claimedBy: null, noEffort: 'propose' },
      proposal: { by: first.user.username, text: TEXT },
    });
    expect((await read(work)).reviews).toEqual([]);
    const asked = (await findMailsTo(api, second.user.email)).map(({ subject }) => subject);
    expect(asked).toContainEqual(expect.stringContaining('for no effort needs a second person'));
    // It does not come back to the one who waits.
    expect((await first.post('/api/admin/reviews/claim-next')).body.id).toBeNull();
    expect((await reject(first, work)).body.code).toBe('second_administrator_needed');
    await first.post(pathOf(work, '/unclaim'));

    expect(await readAs(second, work)).toMatchObject({ noEffort: 'agree' });
    const { body } = await reject(second, work);
    expect(body).toMatchObject({ state: 'rejected', decidedBy: second.user.username, proposal: null });
    const [review] = (await read(work)).reviews;
    expect(review).toMatchObject({ decision: 'rejected', code: 'no_effort', isAlone: false });
    expect(review!.figures).toEqual({
      ...{ known: 12, share: 4 / 12, chance: 1 / 4, identical: 1, keyIdentical: 4 / 12 },
    });
    const mail = (await findMailsTo(api, work.member.user.email)).at(-1)!;
    expect(mail.text).toContain('Of 12 answers that we know, 33% are right. A guess would get 25% right.');
    expect(mail.text).toContain('100% of the answers repeat one answer.');

    // Neither of them decides about the appeal while a third person may.
    await work.member.post(submissionPath(work.submission, '/appeal'), APPEAL);
    const third = await createAdministrator(api);
    for (const by of [first, second])
      expect((await readAs(by, work)).conflictOfInterest).toBe('decided_before');
    expect(await readAs(third, work)).toMatchObject({ conflictOfInterest: null, decidesAlone: false });
  });

  test('both may decide the appeal while no third person may', async () => {
    const others = { username: { $nin: [first.user.username, second.user.username] } };
    await api.database.connection.collection('users').updateMany(others, { $set: { isAdmin: false } });
    const work = await handIn();
    await reject(first, work);
    await reject(second, work);
    await work.member.post(submissionPath(work.submission, '/appeal'), APPEAL);

    for (const by of [first, second]) {
      expect(await readAs(by, work)).toMatchObject({ conflictOfInterest: null, decidesAlone: true });
      expect((await by.post('/api/admin/reviews/claim-next')).body.id).toBe(work.submission.id);
      await by.post(pathOf(work, '/unclaim'));
    }
    expect((await decide(first, work, 'deny-appeal', { text: TEXT })).body.state).toBe('rejected');
  });

  test('the second one can decide otherwise', async () => {
    const work = await handIn();
    await reject(first, work);
    const criteria = { care: 'low', sense: 'low', style: 'low' };
    const approval = { criteria, comments: [], text: '', fixes: [] };
    expect((await decide(second, work, 'approve', approval)).body).toMatchObject({
      ...{ state: 'approved', proposal: null },
    });
  });

  test('the time of the work runs on while it waits for the second one', async () => {
    const work = await handIn();
    await reject(first, work);
    api.clock.advance(72 * HOUR_MS);
    await api.app.jobs.runNow('decide-overdue-work');
    expect(await read(work)).toMatchObject({ state: 'revision', reviews: [{ decision: 'sent_back' }] });
    expect((await readAs(second, work)).proposal).toBeNull();
  });

  test.each([
    [4, 'propose', 200],
    [5, null, 409],
  ] as const)('with %i of 12 right where a guess gets 3, it is %s', async (count, step, status) => {
    const work = await handIn(rightIn(count));
    expect((await readAs(first, work)).noEffort).toBe(step);
    const response = await reject(first, work);
    expect([response.status, response.body.code]).toEqual([
      status,
      status === 409 ? 'effort_shown' : undefined,
    ]);
  });

  test('it counts in no limit of rejections, and no limit stops it', async () => {
    await insertRejections(second, 'not_the_task');
    const work = await handIn();
    await reject(first, work);
    expect((await reject(second, work)).body.state).toBe('rejected');
    await removeInserted();

    await insertRejections(first, 'no_effort');
    expect((await reject(first, await handIn(), 'not_the_task')).body.state).toBe('rejected');
    await removeInserted();
  });
});

describe('where no one else may decide', () => {
  beforeEach(async () => {
    const notFirst = { username: { $ne: first.user.username } };
    await api.database.connection.collection('users').updateMany(notFirst, { $set: { isAdmin: false } });
  });

  test('it goes back once, is rejected alone, and so is the appeal', async () => {
    const work = await handIn();
    expect(await readAs(first, work)).toMatchObject({ noEffort: 'send_back' });
    expect((await reject(first, work)).body).toMatchObject({ state: 'revision', revisionsLeft: 2 });
    const sentBack = await read(work);
    expect(sentBack.reviews).toMatchObject([{ decision: 'sent_back', isAutomatic: false }]);
    expect(sentBack.reviews[0]!.text).toContain('33% are right');

    await handInVaried(work.member, sentBack, allCats);
    expect(await readAs(first, work)).toMatchObject({ noEffort: 'alone' });
    expect((await reject(first, work)).body.state).toBe('rejected');
    expect((await read(work)).reviews.at(-1)).toMatchObject({ code: 'no_effort', isAlone: true });

    await work.member.post(submissionPath(work.submission, '/appeal'), APPEAL);
    expect(await readAs(first, work)).toMatchObject({ conflictOfInterest: null, decidesAlone: true });
    const { body } = await decide(first, work, 'deny-appeal', { text: TEXT });
    expect(body).toMatchObject({ state: 'rejected', decidesAlone: false });
    expect((await read(work)).reviews.at(-1)).toMatchObject({ decision: 'appeal_denied', isAlone: true });
  });

  test('the first reviewer may decide an appeal only while no one else may', async () => {
    const work = await handIn();
    expect((await reject(first, work, 'not_the_task')).body.state).toBe('rejected');
    await work.member.post(submissionPath(work.submission, '/appeal'), APPEAL);
    expect(await readAs(first, work)).toMatchObject({ conflictOfInterest: null, decidesAlone: true });

    const cashier = await createAdministrator(api, 'member', ['cashier']);
    expect((await cashier.get(pathOf(work))).status).toBe(403);
    expect((await readAs(first, work)).decidesAlone).toBe(true);
    await createAdministrator(api, 'member', ['reviewer']);
    expect((await first.post(pathOf(work, '/claim'))).body.code).toBe('not_allowed_to_review');
    expect((await readAs(first, work)).conflictOfInterest).toBe('decided_before');
  });
});
