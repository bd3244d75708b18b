import { parseMaskedPapers } from '@platform/contracts';
import { PAPERS, aMember, anAdministrator, sendPapers, type SignedIn } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { DAY_MS } from '../../testing/test-clock.ts';

let api: TestApi;
let administrator: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
  colleague = await anAdministrator(api, 'console');
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START);
});

const LIST = '/api/admin/verifications';
let count = 0;
/** Papers under review, with an address that only they have. */
async function aCase(further: Record<string, unknown> = {}) {
  count += 1;
  const [member, email] = [await aMember(api, further), `papers-${count}@example.com`];
  return { member, email, id: await sendPapers(member, { email }) };
}
const get = async (id: string) => (await administrator.get(`${LIST}/${id}`)).body;
const approve = (id: string, body?: object, by = administrator) =>
  by.post(`/api/admin/approve-verification/${id}`, body);
const reject = (id: string, body: object, by = administrator) => by.post(`${LIST}/${id}/reject`, body);
const reveal = (id: string) => administrator.post(`${LIST}/${id}/reveal`);
const statusOf = async (member: SignedIn) =>
  (await member.get('/api/user/blueprints')).body.items.map(({ status }: { status: string }) => status);

describe('a verification', () => {
  test('is told with masked papers, its life, the mail that an approval sends, and when it approves itself', async () => {
    const { member, id } = await aCase();
    const body = await get(id);

    expect(body).toMatchObject({
      id,
      userId: member.user.id,
      username: member.user.username,
      status: 'pending',
      final: false,
      reason: null,
      decidedAt: null,
      decidedBy: null,
      approvedAutomaticallyAt: '2026-03-11T12:00:00.000Z',
      standardMail: { subject: expect.any(String), text: expect.stringContaining(member.user.username) },
      timeline: [{ at: START, action: 'verification_submitted', by: member.user.username, reason: null }],
    });
    expect(body.standardMail.text).toContain('http://localhost:3000/dashboard/tasks');
    expect(parseMaskedPapers(body.metadata as string)?.homeAddress).toBe('••••••••');
    expect(JSON.stringify(body)).not.toContain('Lovelace');
  });

  test.each(['1', 'f'.repeat(24), '%24ne'])('%s does not exist', async (id) => {
    for (const { status, body } of [
      await administrator.get(`${LIST}/${id}`),
      await approve(id),
      await reject(id, { reason: 'No such papers' }),
      await reveal(id),
    ])
      expect([status, body.code]).toEqual([404, 'not_found']);
  });

  test('is no purchase', async () => {
    const { member, id } = await aCase();
    await approve(id);
    const { body: purchase } = await member.post('/api/user/blueprints', { blueprintId: 2 });

    expect((await approve(purchase.id as string)).status).toBe(404);
    expect((await administrator.get(`/api/admin/purchases/${id}`)).status).toBe(404);
  });
});

describe('approving', () => {
  test('opens the free blueprint, and sends the standard mail to the address in the papers', async () => {
    const { member, email, id } = await aCase();
    const { standardMail } = await get(id);
    const { status, body } = await approve(id);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'active',
      decidedAt: START,
      decidedBy: administrator.user.username,
      approvedAutomaticallyAt: null,
      standardMail: null,
    });
    expect(body.timeline.at(-1)).toMatchObject({
      action: 'verification_approved',
      by: administrator.user.username,
    });
    expect(await mailsTo(api, email)).toEqual([standardMail]);
    expect((await member.get('/api/tasks/blueprint/1')).status).toBe(200);
    expect((await member.post('/api/user/blueprints', { blueprintId: 2 })).status).toBe(201);
    const pending = (await administrator.get('/api/admin/pending-verifications?limit=100')).body.items;
    expect(pending.map((row: { id: string }) => row.id)).not.toContain(id);
  });

  test('sends what the administrator wrote instead, or nothing where the administrator sends it', async () => {
    const [written, unsent] = [await aCase(), await aCase()];
    const mail = { subject: 'Welcome', text: 'Dear Ada,\n\nyou are in.' };
    await approve(written.id, { mail });
    await approve(unsent.id, { mail: false });

    expect(await mailsTo(api, written.email)).toEqual([mail]);
    expect(await mailsTo(api, unsent.email)).toEqual([]);
    expect(await statusOf(unsent.member)).toEqual(['active']);
  });

  test.each([
    { mail: true },
    { mail: null },
    { mail: {} },
    { mail: { subject: 'Hello' } },
    { mail: { subject: 'Hello\r\nBcc: b@example.com', text: 'Words' } },
    { mail: { subject: 'Hello', text: 'x'.repeat(10_001) } },
    { mail: { subject: 'Hello', text: 'Words', to: 'b@example.com' } },
    { mail: { subject: { $ne: '' }, text: 'Words' } },
  ])('refuses %j, and nothing is decided', async (body) => {
    const { id, member } = await aCase();

    expect((await approve(id, body)).status).toBe(400);
    expect(await statusOf(member)).toEqual(['pending']);
  });

  test('pays whoever brought the member, once', async () => {
    const referrer = await aMember(api);
    const { id } = await aCase({ referralCode: referrer.user.referralCode });
    await Promise.all([approve(id), approve(id, undefined, colleague)]);

    expect((await referrer.get('/api/auth/me')).body.balance).toBe(25);
    expect((await referrer.get('/api/user/referrals')).body.totals).toEqual({ count: 1, earned: 25 });
  });
});

describe('rejecting', () => {
  const WHY = { reason: 'The picture of the document is too dark.' };

  test('tells the member the reason, who may send new papers', async () => {
    const { member, email, id } = await aCase();
    const { status, body } = await reject(id, WHY);

    expect([status, body.status, body.final, body.reason]).toEqual([200, 'rejected', false, WHY.reason]);
    const [mail, ...more] = await mailsTo(api, email);
    expect(more).toEqual([]);
    expect(mail!.text).toContain(WHY.reason);
    expect(mail!.text).toContain('http://localhost:3000/blueprint/1');
    expect((await member.get('/api/user/blueprints')).body.items[0]).toMatchObject({
      approved: false,
      status: 'rejected',
      reason: WHY.reason,
    });
    const again = await sendPapers(member);
    expect(await statusOf(member)).toEqual(['pending', 'rejected']);
    expect((await approve(again)).status).toBe(200);
  });

  test('for good closes the way: no new papers are taken, and the mail leads to support', async () => {
    const { member, email, id } = await aCase();
    expect((await reject(id, { ...WHY, final: true })).body.final).toBe(true);

    const papers = { ...PAPERS, blueprintId: 1 };
    const refused = await member.post('/api/user/verify-free-blueprint', papers);
    expect(refused.body.code).toBe('verification_final');
    expect((await mailsTo(api, email))[0]!.text).toContain('http://localhost:3000/support');
  });

  test.each([
    {},
    { reason: 'ab' },
    { reason: 'x'.repeat(501) },
    { ...WHY, final: 'yes' },
    { reason: { $ne: '' } },
  ])('refuses %j, and nothing is decided', async (body) => {
    const { id, member } = await aCase();

    expect((await reject(id, body)).status).toBe(400);
    expect(await statusOf(member)).toEqual(['pending']);
  });
});

test.each([
  ['approve', 'approve'],
  ['approve', 'reject'],
  ['reject', 'reject'],
] as const)(
  '%s and %s by two administrators at once: one decides, the other is told what, who and when',
  async (one, other) => {
    const { email, member, id } = await aCase();
    const decide = (step: 'approve' | 'reject', by: SignedIn) =>
      step === 'approve' ? approve(id, undefined, by) : reject(id, { reason: 'Not this one' }, by);
    const answers = await Promise.all([decide(one, administrator), decide(other, colleague)]);
    const won = answers.findIndex(({ status }) => status === 200);
    const [first, second] = [answers[won]!, answers[1 - won]!];

    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'already_decided',
        decision: first.body.status,
        by: [administrator, colleague][won]!.user.username,
        at: START,
      },
    });
    expect(await mailsTo(api, email)).toHaveLength(1);
    expect(await statusOf(member)).toEqual([first.body.status]);
  },
);

test('papers are shown in clear once it is written down who looks', async () => {
  const { id, email } = await aCase();
  const { status, body } = await reveal(id);

  expect([status, body]).toEqual([200, { ...PAPERS, email, submissionDate: START }]);
  const { timeline, metadata } = await get(id);
  expect(timeline.at(-1)).toMatchObject({
    action: 'verification_revealed',
    by: administrator.user.username,
  });
  expect(metadata).not.toContain('Lovelace');
  expect(api.logLines.join('')).not.toContain('Lovelace');
});

describe('the list', () => {
  test('is filtered by status, member and time, searched by name and id, and put in order by time', async () => {
    api.clock.advance(DAY_MS * 30);
    const from = `from=${api.clock.now().toISOString()}`;
    const ids: string[] = [];
    const cases = [await aCase({ username: 'sought-after' })];
    for (let more = 0; more < 2; more += 1) {
      api.clock.advance(1_000);
      cases.push(await aCase());
    }
    ids.push(...cases.map(({ id }) => id));
    await approve(ids[1]!);
    await reject(ids[2]!, { reason: 'Not this one' });
    const idsOf = async (query: string) =>
      (await administrator.get(`${LIST}?${from}&${query}`)).body.items.map(({ id }: { id: string }) => id);

    expect(await idsOf('')).toEqual([ids[2], ids[1], ids[0]]);
    expect(await idsOf('sort=oldest')).toEqual(ids);
    expect(await idsOf('status=active')).toEqual([ids[1]]);
    expect(await idsOf('status=rejected')).toEqual([ids[2]]);
    expect(await idsOf(`userId=${cases[0]!.member.user.id}`)).toEqual([ids[0]]);
    expect(await idsOf('q=SOUGHT')).toEqual([ids[0]]);
    expect(await idsOf(`q=${ids[1]}`)).toEqual([ids[1]]);
    expect(await idsOf('status=active&q=sought')).toEqual([]);
  });

  test.each(['status=lost', 'sort=highest', 'q[$ne]=1', 'blueprintId=1', 'cursor=abc'])(
    'refuses %s',
    async (query) => {
      expect((await administrator.get(`${LIST}?${query}`)).body.code).toBe('invalid_request');
    },
  );

  test('is also a file, without papers, and whoever takes it is in the log', async () => {
    const { id, member } = await aCase();
    await reject(id, { reason: '=HYPERLINK("http://example.com")' });
    const { body } = await administrator.get(`${LIST}.csv?q=${id}`);
    const [, line] = (body as string).trim().split('\r\n');

    expect(line).toBe(
      `${id},${member.user.username},${START},rejected,"'=HYPERLINK(""http://example.com"")",no,${START},${administrator.user.username}`,
    );
    const [entry] = (await administrator.get('/api/admin/audit?action=list_exported')).body.items;
    expect(entry).toMatchObject({ by: administrator.user.username, reason: `verifications.csv q=${id}` });
  });
});
