import { findMailsTo } from '../../../test/support/captured-mails.ts';
import {
  createAdministrator,
  createMember,
  refer,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import {
  WORK_BLUEPRINT,
  createSubmission,
  insertAppeal,
  insertWorkTask,
  itemIdOf,
  pick,
  resubmit,
  unlockTime,
  type SubmittedWork,
} from '../../../test/support/submitted-work.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { requireId } from '../../platform/ids.ts';

const MINUTE_MS = 60_000;

const TEXT = 'The second item shows a cat, as the guideline explains in its first section.';

let api: TestApi;

let taskId: string;

let reviewer: LoggedInClient;

beforeAll(async () => {
  api = await startTestApi();
  reviewer = await createAdministrator(api);
  taskId = await insertWorkTask(api);
});

afterAll(async () => {
  const { problems } = await api.app.reconcile();
  await api.stop();
  expect(problems).toEqual([]);
});

function pathOf({ id }: SubmittedWork, action = ''): string {
  return `/api/admin/reviews/${id}${action}`;
}

function comment(overrides: object = {}) {
  const anchor = { itemId: itemIdOf(taskId, 0), part: 'pick', target: 'option:dog', span: null };
  return { ...anchor, text: 'This animal purrs.', ...overrides };
}

const APPROVAL = { criteria: { care: 'high' }, comments: [], text: '', fixes: [] };

const revision = () => ({ criteria: {}, comments: [comment()], text: 'Look again.' });

const rejection = () => ({ criteria: {}, comments: [comment()], code: 'not_the_task', text: TEXT });

/** Claims and decides; returns the response to the decision. */
async function decide(by: LoggedInClient, work: SubmittedWork, action: string, body: object) {
  expect((await by.post(pathOf(work, '/claim'))).status).toBe(200);
  return by.post(pathOf(work, `/${action}`), body);
}

async function findSubmission({ id }: SubmittedWork, by = reviewer) {
  return (await by.get(`/api/admin/reviews/${id}`)).body;
}

async function availableTo(member: LoggedInClient): Promise<number> {
  return (await member.get('/api/auth/me')).body.balance;
}

describe('an approval', () => {
  /** No rejected decision changes it. */
  let unchanged: SubmittedWork | undefined;

  test('credits the reward, locked from the hand-in, and tells the member when it is available', async () => {
    const work = await createSubmission(api, taskId);
    const handedInAt = api.clock.now();
    api.clock.advance(50 * 60 * MINUTE_MS);

    const { status, body } = await decide(reviewer, work, 'approve', { ...APPROVAL, text: 'Well done.' });

    expect([status, body.state, body.decidedBy]).toEqual([200, 'approved', reviewer.user.username]);
    expect(body.reviews).toMatchObject([
      { decision: 'approved', round: 1, criteria: { care: 'high' }, decidedBy: reviewer.user.username },
    ]);
    const { body: completions } = await work.member.get('/api/user/tasks');
    expect(completions.items).toMatchObject([
      { taskId, completionDate: handedInAt.toISOString(), reward: WORK_BLUEPRINT.rewardDollars },
    ]);
    const { body: submission } = await work.member.get(`/api/user/submissions/${work.id}`);
    expect(submission.rewardAvailableAt).toBe(new Date(unlockTime(handedInAt)).toISOString());
    const mails = await findMailsTo(api, work.member.user.email);
    const mail = mails.filter(({ subject }) => subject.includes('was approved'));
    expect(mail).toHaveLength(1);
    expect(mail[0]!.text).toContain('$150.00');
    expect(mail[0]!.text).toContain('Mar 25, 2026');
    expect(mail[0]!.text).toContain('Well done.');
    expect(mail[0]!.text).not.toContain(reviewer.user.username);
    const before = await availableTo(work.member);
    api.clock.advance(new Date(unlockTime(handedInAt)).getTime() - api.clock.now().getTime());
    expect(await availableTo(work.member)).toBe(before + WORK_BLUEPRINT.rewardDollars);
  });

  test.each([
    ['a missing criterion', { criteria: {} }, 'criteria.care'],
    ['an unknown option', { criteria: { care: 'best' } }, 'criteria.care'],
    ['an unknown criterion', { criteria: { care: 'high', style: 'high' } }, 'criteria.style'],
    ['an item of another task', { comments: [comment({ itemId: 'other' })] }, 'comments.0.itemId'],
    ['an unknown part', { comments: () => [comment({ part: 'draw' })] }, 'comments.0.part'],
    ['a place without a part', { comments: () => [comment({ part: null })] }, 'comments.0.part'],
    [
      'an unknown option in a comment',
      { comments: () => [comment({ target: 'option:cow' })] },
      'comments.0.target',
    ],
    ['a box in a choice', { comments: () => [comment({ target: 'box:1' })] }, 'comments.0.target'],
    [
      'a place outside of the text',
      { comments: () => [comment({ target: null, span: { from: 3, to: 900 } })] },
      'comments.0.span',
    ],
    ['a correction out of bounds', { fixes: () => [fix({ selected: ['cow'] })] }, /^fixes\.0\.answers\.pick/],
    ['an incomplete correction', { fixes: () => [fix({ selected: [] })] }, /^fixes\.0\.answers\.pick/],
    ['a correction of nothing', { fixes: () => [{ ...fix({}), answers: {} }] }, 'fixes.0.answers'],
    [
      'an answer that is as the member gave it',
      { fixes: () => [fix({ selected: ['dog'] })] },
      'fixes.0.answers',
    ],
    [
      'a correction of an unknown part',
      { fixes: () => [{ ...fix({}), answers: { draw: {} } }] },
      'fixes.0.answers.draw',
    ],
    ['two corrections of one item', { fixes: () => [fix({}), fix({})] }, 'fixes.1.itemId'],
  ])('is rejected with %s', async (_name, change, path) => {
    unchanged ??= await createSubmission(api, taskId);
    const work = unchanged;
    const values = Object.entries(change).map(([name, value]) => [
      name,
      typeof value === 'function' ? value() : value,
    ]);

    const { status, body } = await decide(reviewer, work, 'approve', {
      ...APPROVAL,
      ...Object.fromEntries(values),
    });

    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.details[0].path).toEqual(typeof path === 'string' ? path : expect.stringMatching(path));
    expect((await findSubmission(work)).state).toBe('submitted');
  });

  function fix(answer: object) {
    return { itemId: itemIdOf(taskId, 0), answers: { pick: { ...pick('cat').pick, ...answer } } };
  }
});

describe('a revision', () => {
  test('goes back to the member, and what changed is shown in the next round', async () => {
    const work = await createSubmission(api, taskId);

    const { body } = await decide(reviewer, work, 'request-revision', revision());
    expect([body.state, body.revisionsLeft, body.dueAt]).toEqual(['revision', 1, null]);
    const mail = (await findMailsTo(api, work.member.user.email)).at(-1)!;
    expect(mail.subject).toContain('Changes requested');
    expect(mail.text).toContain('Comments: 1');

    await resubmit(api, work, 'dog');
    const second = await findSubmission(work);
    expect([second.state, second.round]).toEqual(['submitted', 2]);
    const changed = second.items.map(({ change }: { change: number }) => change > 0);
    expect(changed).toEqual([true, false]);
    expect(second.items[0].previous).toEqual(pick('cat'));
  });

  test('is asked for at most twice', async () => {
    const work = await createSubmission(api, taskId, { revisions: 2, round: 3 });

    const { status, body } = await decide(reviewer, work, 'request-revision', revision());

    expect([status, body.code]).toEqual([409, 'no_revision_left']);
  });

  test('needs a comment', async () => {
    const work = await createSubmission(api, taskId);
    const { status } = await decide(reviewer, work, 'request-revision', { ...revision(), comments: [] });
    expect(status).toBe(400);
  });

  test('lapses after 14 days, not a second before', async () => {
    const work = await createSubmission(api, taskId);
    await decide(reviewer, work, 'request-revision', revision());

    api.clock.advance(14 * 24 * 60 * MINUTE_MS - 1_000);
    await api.app.jobs.runNow('decide-overdue-work');
    expect((await findSubmission(work)).state).toBe('revision');
    api.clock.advance(1_000);
    await api.app.jobs.runNow('decide-overdue-work');
    const lapsed = await findSubmission(work);
    expect(lapsed.state).toBe('lapsed');
    expect(lapsed.timeline.at(-1)).toMatchObject({ action: 'submission_lapsed', by: null });
    expect((await work.member.get('/api/user/submission-summary')).body.news).toBe(1);
    await api.app.jobs.runNow('decide-overdue-work');
    const mails = await findMailsTo(api, work.member.user.email);
    const reports = mails.filter(({ subject }) => subject.includes('not handed in in time'));
    expect(reports).toHaveLength(1);
    expect(reports[0]!.text).toContain(`/dashboard/submissions/${work.id}`);
  });
});

describe('a rejection', () => {
  test('names its reason and until when the member can appeal', async () => {
    const work = await createSubmission(api, taskId);

    const { body } = await decide(reviewer, work, 'reject', rejection());

    expect([body.state, body.reviews[0].code, body.reviews[0].text]).toEqual([
      'rejected',
      'not_the_task',
      TEXT,
    ]);
    const mail = (await findMailsTo(api, work.member.user.email)).at(-1)!;
    expect(mail.text).toContain('Reason: It is not what the task asks for.');
    const { timeline } = (await reviewer.get(`/api/admin/reviews/${work.id}`)).body;
    expect(timeline.at(-1).reason).toMatch(/^It is not what the task asks for: /);
    expect(mail.text).toContain(TEXT);
    expect(mail.text).toMatch(/appeal once, by/);
    expect((await work.member.get('/api/user/tasks')).body.items).toEqual([]);
  });

  test.each([
    ['without a code', { code: undefined }],
    ['with a short text', { text: 'Too short.' }],
    ['without a comment', { comments: [] }],
  ])('is not possible %s', async (_name, change) => {
    const work = await createSubmission(api, taskId);
    const { status } = await decide(reviewer, work, 'reject', { ...rejection(), ...change });
    expect(status).toBe(400);
    expect((await findSubmission(work)).state).toBe('submitted');
  });
});

describe('a claim', () => {
  test('keeps a submission for one administrator for 30 minutes', async () => {
    const [first, second] = [await createAdministrator(api), await createAdministrator(api)];
    const work = await createSubmission(api, taskId);

    expect((await first.post(pathOf(work, '/claim'))).body.isMine).toBe(true);
    const { status, body } = await second.post(pathOf(work, '/claim'));
    expect([status, body.code, body.by]).toEqual([409, 'claimed', first.user.username]);
    expect(new Date(body.until).getTime()).toBe(api.clock.now().getTime() + 30 * MINUTE_MS);
    expect((await second.post(pathOf(work, '/approve'), APPROVAL)).body.code).toBe('claimed');
    expect((await second.post(pathOf(work, '/unclaim'))).body.code).toBe('wrong_state');

    api.clock.advance(30 * MINUTE_MS);
    expect((await first.post(pathOf(work, '/approve'), APPROVAL)).body.code).toBe('wrong_state');
    expect((await second.post(pathOf(work, '/claim'))).body.claimedBy).toBe(second.user.username);
    expect((await second.post(pathOf(work, '/unclaim'))).body.claimedBy).toBeNull();
  });

  test('ends when the clock is set back, which would make it last for as long', async () => {
    const [first, second] = [await createAdministrator(api), await createAdministrator(api)];
    const work = await createSubmission(api, taskId);
    await first.post(pathOf(work, '/claim'));
    api.clock.advance(-86_400_000);

    expect((await first.post(pathOf(work, '/approve'), APPROVAL)).body.code).toBe('wrong_state');
    expect((await second.post(pathOf(work, '/claim'))).body.isMine).toBe(true);
    api.clock.advance(86_400_000);
  });
});

describe('a decision', () => {
  test.each(['approve', 'request-revision', 'reject', 'grant-appeal', 'deny-appeal'])(
    'needs a claim: %s',
    async (action) => {
      const work = await createSubmission(api, taskId);
      if (action.endsWith('appeal')) await rejectAndAppeal(work);
      const body = {
        approve: APPROVAL,
        'request-revision': revision(),
        reject: rejection(),
      }[action] ?? { text: TEXT };
      const response = await reviewer.post(pathOf(work, `/${action}`), body);
      expect([response.status, response.body.code]).toEqual([409, 'wrong_state']);
    },
  );

  async function rejectAndAppeal(work: SubmittedWork): Promise<void> {
    expect((await decide(await createAdministrator(api), work, 'reject', rejection())).status).toBe(200);
    await insertAppeal(api, work);
  }

  test('of two administrators at once has one effect, and the second learns who decided', async () => {
    const [first, second] = [await createAdministrator(api), await createAdministrator(api)];
    const work = await createSubmission(api, taskId);
    await decide(first, work, 'approve', APPROVAL);

    const late = await second.post(pathOf(work, '/reject'), rejection());
    const again = await first.post(pathOf(work, '/approve'), APPROVAL);

    expect([late.status, late.body.code, late.body.by]).toEqual([
      409,
      'already_decided',
      first.user.username,
    ]);
    expect(again.body).toMatchObject({ code: 'already_decided', decision: 'approved' });
    const repeated = await Promise.all([1, 2, 3].map(() => first.post(pathOf(work, '/approve'), APPROVAL)));
    expect(repeated.map(({ status }) => status)).toEqual([409, 409, 409]);
    const mails = await findMailsTo(api, work.member.user.email);
    expect(mails.filter(({ subject }) => subject.includes('approved'))).toHaveLength(1);
  });

  test('about their own work is not for an administrator', async () => {
    const reviewer = await createAdministrator(api);
    const work = await createSubmission(api, taskId, { member: reviewer });

    expect((await findSubmission(work, reviewer)).conflictOfInterest).toBe('own_work');
    for (const call of ['/claim', '/approve', '/reject']) {
      const body = { '/approve': APPROVAL, '/reject': rejection() }[call];
      const response = await reviewer.post(pathOf(work, call), body);
      expect([call, response.status, response.body.code]).toEqual([call, 403, 'not_allowed_to_review']);
    }
  });

  test.each(['the reviewer', 'the member'])(
    'is not for an administrator if %s referred the other',
    async (referrer) => {
      const reviewer = await createAdministrator(api);
      const member = await createMember(api);
      const [from, to] = referrer === 'the reviewer' ? [reviewer, member] : [member, reviewer];
      await refer(api, from, to);
      const work = await createSubmission(api, taskId, { member });

      expect((await findSubmission(work, reviewer)).conflictOfInterest).toBe('referral');
      const { status, body } = await reviewer.post(pathOf(work, '/claim'));
      expect([status, body.code]).toEqual([403, 'not_allowed_to_review']);
    },
  );
});

describe('an approval', () => {
  test('shows the member what the reviewer corrected', async () => {
    const work = await createSubmission(api, taskId);
    const fixes = [{ itemId: itemIdOf(taskId, 0), answers: pick('cat') }];

    const { body } = await decide(reviewer, work, 'approve', { ...APPROVAL, fixes });

    expect(body.reviews[0].fixes).toEqual(fixes);
    expect((await findMailsTo(api, work.member.user.email)).at(-1)!.text).toContain('corrected 1 item');
  });
});

describe('a revision', () => {
  test('of a note, or of what cannot be done, is a change too', async () => {
    const work = await createSubmission(api, taskId);
    await decide(reviewer, work, 'request-revision', revision());
    await resubmit(api, work);
    const answers = api.database.connection.collection('answers');
    const second = { submissionId: requireId(work.id), round: 2 };
    const note = { 'answers.pick.note': 'It purrs in the second line.' };
    await answers.updateOne({ ...second, itemId: itemIdOf(taskId, 1) }, { $set: note });
    await answers.updateOne({ ...second, itemId: itemIdOf(taskId, 0) }, { $set: { cannotDo: 'unreadable' } });

    const { items, hints } = await findSubmission(work);

    expect(items.map(({ change }: { change: number }) => change)).toEqual([0.5, 1]);
    expect(hints).not.toContain('changed_little');
  });
});

describe('a claim', () => {
  test('is given to one of two administrators at once', async () => {
    const reviewers = [await createAdministrator(api), await createAdministrator(api)];
    const work = await createSubmission(api, taskId);
    const claims = await Promise.all(reviewers.map((reviewer) => reviewer.post(pathOf(work, '/claim'))));
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('of the next submission takes what is due first and skips what one may not decide', async () => {
    const reviewer = await createAdministrator(api);
    const other = await createAdministrator(api);
    const hourAgo = new Date(api.clock.now().getTime() + 60 * MINUTE_MS);
    const own = await createSubmission(api, taskId, { member: reviewer, dueAt: hourAgo });
    const taken = await createSubmission(api, taskId, { dueAt: hourAgo });
    await other.post(pathOf(taken, '/claim'));
    const free = await createSubmission(api, taskId, {
      dueAt: new Date(hourAgo.getTime() + MINUTE_MS),
    });

    expect((await reviewer.post('/api/admin/reviews/claim-next')).body.id).toBe(free.id);
    // An administrator who has claimed one goes on with it.
    expect((await reviewer.post('/api/admin/reviews/claim-next')).body.id).toBe(free.id);
    expect((await other.post('/api/admin/reviews/claim-next')).body.id).toBe(own.id);
    // A decision about it is on its way.
    const { body } = await reviewer.post('/api/admin/reviews/claim-next', { except: [free.id] });
    expect([free.id, own.id, taken.id]).not.toContain(body.id);
  });
});

describe('a decision', () => {
  test('sent three times at once has one effect', async () => {
    const work = await createSubmission(api, taskId);
    await reviewer.post(pathOf(work, '/claim'));
    const calls = [1, 2, 3].map(() => reviewer.post(pathOf(work, '/approve'), APPROVAL));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect((await work.member.get('/api/user/tasks')).body.items).toHaveLength(1);
  });

  test('about work that was never handed in, was given back or is practice finds nothing', async () => {
    for (const change of [
      { state: 'draft' },
      { state: 'returned' },
      { state: 'practiced', isPractice: true },
    ]) {
      const task = await insertWorkTask(api);
      const work = await createSubmission(api, task, {
        ...change,
        dueAt: null,
        firstSubmittedAt: null,
      } as object);
      for (const call of ['/claim', '/approve'])
        expect(
          (await reviewer.post(pathOf(work, call), call === '/claim' ? undefined : APPROVAL)).status,
        ).toBe(404);
    }
  });
});
