import { parseMaskedIdentityDocuments, type AuditEntry } from '@platform/contracts';
import {
  IDENTITY_DOCUMENTS,
  createMember,
  createAdministrator,
  refer,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { findMailsTo, withOperator } from '../../../test/support/captured-mails.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { requireId } from '../../platform/ids.ts';

let api: TestApi;
let administrator: LoggedInClient;
let colleague: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
  colleague = await createAdministrator(api, 'console');
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START_TIME);
});

const LIST = '/api/admin/verifications';
let count = 0;
/** Submits documents with a unique email address for a new member. */
async function createVerification(memberDetails: Record<string, unknown> = {}) {
  count += 1;
  const [member, email] = [await createMember(api, memberDetails), `documents-${count}@example.com`];
  return { member, email, id: await submitIdentityDocuments(member, { email }) };
}
const get = async (id: string) => (await administrator.get(`${LIST}/${id}`)).body;
const approve = (id: string, body?: object, by = administrator) =>
  by.post(`/api/admin/approve-verification/${id}`, body);
const reject = (id: string, body: object, by = administrator) => by.post(`${LIST}/${id}/reject`, body);
const reveal = (id: string) => administrator.post(`${LIST}/${id}/reveal`);
const statusOf = async (member: LoggedInClient) =>
  (await member.get('/api/user/blueprints')).body.items.map(({ status }: { status: string }) => status);

describe('the detail of a verification', () => {
  test('shows masked documents, the timeline, the approval email and the time of automatic approval', async () => {
    const { member, id } = await createVerification();
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
      timeline: [
        {
          at: START_TIME,
          action: 'verification_submitted',
          by: member.user.username,
          reason: null,
          documentsViewed: null,
        },
      ],
    });
    expect(body.standardMail.text).toContain('http://localhost:3000/dashboard/tasks');
    expect(body.standardMail.text).toContain('http://localhost:3000/dashboard/learn/1/test');
    expect(parseMaskedIdentityDocuments(body.metadata as string)?.homeAddress).toBe('••••••••');
    expect(JSON.stringify(body)).not.toContain('Lovelace');
  });

  test.each(['1', 'f'.repeat(24), '%24ne'])('does not exist for the id %s', async (id) => {
    for (const { status, body } of [
      await administrator.get(`${LIST}/${id}`),
      await approve(id),
      await reject(id, { reason: 'No such documents' }),
      await reveal(id),
    ])
      expect([status, body.code]).toEqual([404, 'not_found']);
  });

  test('is not found by the id of a purchase, nor a purchase by its id', async () => {
    const { member, id } = await createVerification();
    await approve(id);
    const { body: purchase } = await member.post('/api/user/blueprints', { blueprintId: 2 });

    expect((await approve(purchase.id as string)).status).toBe(404);
    expect((await administrator.get(`/api/admin/purchases/${id}`)).status).toBe(404);
  });
});

describe('approving', () => {
  test('activates the free blueprint and sends the standard email to the address in the documents', async () => {
    const { member, email, id } = await createVerification();
    const { standardMail } = await get(id);
    const { status, body } = await approve(id);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'active',
      decidedAt: START_TIME,
      decidedBy: administrator.user.username,
      approvedAutomaticallyAt: null,
      standardMail: null,
    });
    expect(body.timeline.at(-1)).toMatchObject({
      action: 'verification_approved',
      by: administrator.user.username,
    });
    expect(await findMailsTo(api, email)).toEqual([withOperator(standardMail)]);
    expect((await member.get('/api/tasks/blueprint/1')).status).toBe(200);
    expect((await member.post('/api/user/blueprints', { blueprintId: 2 })).status).toBe(201);
    const pending = (await administrator.get('/api/admin/pending-verifications?limit=100')).body.items;
    expect(pending.map((row: { id: string }) => row.id)).not.toContain(id);
  });

  test('sends the email that the administrator wrote instead, or none on request', async () => {
    const [written, unsent] = [await createVerification(), await createVerification()];
    const mail = { subject: 'Welcome', text: 'Dear Ada,\n\nyou are in.' };
    await approve(written.id, { mail });
    await approve(unsent.id, { mail: false });

    expect(await findMailsTo(api, written.email)).toEqual([withOperator(mail)]);
    expect(await findMailsTo(api, unsent.email)).toEqual([]);
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
  ])('rejects %j and decides nothing', async (body) => {
    const { id, member } = await createVerification();

    expect((await approve(id, body)).status).toBe(400);
    expect(await statusOf(member)).toEqual(['pending']);
  });

  test('pays the referrer of the member nothing, before any work', async () => {
    const referrer = await createMember(api);
    const { id } = await createVerification({ referralCode: referrer.user.referralCode });
    await Promise.all([approve(id), approve(id, undefined, colleague)]);

    expect((await referrer.get('/api/user/referrals')).body.totals).toEqual({ count: 1, earned: 0 });
  });
});

describe('rejecting', () => {
  const REJECTION = { reason: 'The picture of the document is too dark.' };

  test('emails the reason to the member, who can submit documents again', async () => {
    const { member, email, id } = await createVerification();
    const { status, body } = await reject(id, REJECTION);

    expect([status, body.status, body.final, body.reason]).toEqual([
      200,
      'rejected',
      false,
      REJECTION.reason,
    ]);
    const [mail, ...more] = await findMailsTo(api, email);
    expect(more).toEqual([]);
    expect(mail!.text).toContain(REJECTION.reason);
    expect(mail!.text).toContain('http://localhost:3000/blueprint/1');
    expect((await member.get('/api/user/blueprints')).body.items[0]).toMatchObject({
      approved: false,
      status: 'rejected',
      final: false,
      reason: REJECTION.reason,
    });
    const again = await submitIdentityDocuments(member);
    expect(await statusOf(member)).toEqual(['pending', 'rejected']);
    expect((await approve(again)).status).toBe(200);
  });

  test('with a final decision blocks new documents and refers the member to support', async () => {
    const { member, email, id } = await createVerification();
    expect((await reject(id, { ...REJECTION, final: true })).body.final).toBe(true);

    expect((await member.get('/api/user/blueprints')).body.items[0]).toMatchObject({
      status: 'rejected',
      final: true,
      reason: REJECTION.reason,
    });
    const resubmission = { ...IDENTITY_DOCUMENTS, blueprintId: 1 };
    const response = await member.post('/api/user/verify-free-blueprint', resubmission);
    expect(response.body.code).toBe('verification_final');
    expect((await findMailsTo(api, email))[0]!.text).toContain('http://localhost:3000/support');
  });

  test.each([
    {},
    { reason: 'Too short' },
    { reason: 'x'.repeat(501) },
    { ...REJECTION, final: 'yes' },
    { reason: { $ne: '' } },
  ])('rejects %j and decides nothing', async (body) => {
    const { id, member } = await createVerification();

    expect((await reject(id, body)).status).toBe(400);
    expect(await statusOf(member)).toEqual(['pending']);
  });
});

test.each([
  ['approve', 'approve'],
  ['approve', 'reject'],
  ['reject', 'reject'],
] as const)(
  'when two administrators %s and %s concurrently, one decides and the other learns who, what and when',
  async (firstAction, secondAction) => {
    const { email, member, id } = await createVerification();
    const decide = (action: 'approve' | 'reject', by: LoggedInClient) =>
      action === 'approve' ? approve(id, undefined, by) : reject(id, { reason: 'Not this one' }, by);
    const responses = await Promise.all([
      decide(firstAction, administrator),
      decide(secondAction, colleague),
    ]);
    const winner = responses.findIndex(({ status }) => status === 200);
    const [accepted, rejected] = [responses[winner]!, responses[1 - winner]!];

    expect(rejected).toMatchObject({
      status: 409,
      body: {
        code: 'already_decided',
        decision: accepted.body.status,
        by: [administrator, colleague][winner]!.user.username,
        at: START_TIME,
      },
    });
    expect(await findMailsTo(api, email)).toHaveLength(1);
    expect(await statusOf(member)).toEqual([accepted.body.status]);
  },
);

test('an administrator with a referral with the member cannot reveal the documents', async () => {
  const { member, id } = await createVerification();
  const referrer = await createAdministrator(api, 'member', ['reviewer']);
  await refer(api, referrer, member);

  expect((await referrer.post(`${LIST}/${id}/reveal`)).body.code).toBe('not_allowed_to_review');
  expect((await get(id)).timeline).toHaveLength(1);
  const referral = { referredUserId: requireId(member.user.id) };
  await api.database.connection.collection('referrals').deleteOne(referral);
});

test('a reveal returns the documents in clear text and is recorded in the timeline', async () => {
  const { id, email } = await createVerification();
  const { status, body } = await reveal(id);

  const identificationNumber = expect.stringMatching(/^LOV-/);
  expect([status, body]).toEqual([
    200,
    { ...IDENTITY_DOCUMENTS, identificationNumber, email, submissionDate: START_TIME },
  ]);
  const { timeline, metadata } = await get(id);
  expect(timeline.at(-1)).toMatchObject({
    action: 'verification_revealed',
    by: administrator.user.username,
  });
  expect(metadata).not.toContain('Lovelace');
  expect(api.logLines.join('')).not.toContain('Lovelace');
});

describe('the audit log says whether the deciding administrator had revealed the documents', () => {
  const lastEventOf = async (id: string) => (await get(id)).timeline.at(-1);
  const REJECTION = { reason: 'The picture of the document is too dark.' };

  test('no, for an approval or a rejection of masked documents', async () => {
    const [approved, rejected] = [await createVerification(), await createVerification()];
    await approve(approved.id);
    await reject(rejected.id, REJECTION);

    expect(await lastEventOf(approved.id)).toMatchObject({
      action: 'verification_approved',
      documentsViewed: false,
    });
    expect(await lastEventOf(rejected.id)).toMatchObject({ documentsViewed: false });
    const entries = (await administrator.get(`/api/admin/audit?q=${approved.id}&sort=oldest`)).body.items;
    expect(entries.map((entry: AuditEntry) => [entry.action, entry.documentsViewed])).toEqual([
      ['verification_submitted', null],
      ['verification_approved', false],
    ]);
  });

  test('yes, after their own reveal, and not after a reveal by a colleague', async () => {
    const [own, other] = [await createVerification(), await createVerification()];
    await reveal(own.id);
    await approve(own.id);
    await reveal(other.id);
    await approve(other.id, undefined, colleague);

    expect(await lastEventOf(own.id)).toMatchObject({ documentsViewed: true });
    expect(await lastEventOf(other.id)).toMatchObject({ documentsViewed: false });
    const csv = (await administrator.get(`/api/admin/audit.csv?q=${own.id}`)).body as string;
    expect(csv.split('\r\n')[0]).toContain('Documents viewed');
  });
});

describe('the list', () => {
  test('filters by status, member and time, searches by username and id, and sorts by time', async () => {
    api.clock.advance(DAY_MS * 30);
    const from = `from=${api.clock.now().toISOString()}`;
    const ids: string[] = [];
    const verifications = [await createVerification({ username: 'sought-after' })];
    for (let index = 0; index < 2; index += 1) {
      api.clock.advance(1_000);
      verifications.push(await createVerification());
    }
    ids.push(...verifications.map(({ id }) => id));
    await approve(ids[1]!);
    await reject(ids[2]!, { reason: 'Not this one' });
    const idsOf = async (query: string) =>
      (await administrator.get(`${LIST}?${from}&${query}`)).body.items.map(({ id }: { id: string }) => id);

    expect(await idsOf('')).toEqual([ids[2], ids[1], ids[0]]);
    expect(await idsOf('sort=oldest')).toEqual(ids);
    expect(await idsOf('status=active')).toEqual([ids[1]]);
    expect(await idsOf('status=rejected')).toEqual([ids[2]]);
    expect(await idsOf(`userId=${verifications[0]!.member.user.id}`)).toEqual([ids[0]]);
    expect(await idsOf('q=SOUGHT')).toEqual([ids[0]]);
    expect(await idsOf(`q=${ids[1]}`)).toEqual([ids[1]]);
    expect(await idsOf('status=active&q=sought')).toEqual([]);
  });

  test.each(['status=lost', 'sort=highest', 'q[$ne]=1', 'blueprintId=1', 'cursor=abc'])(
    'rejects %s',
    async (query) => {
      expect((await administrator.get(`${LIST}?${query}`)).body.code).toBe('invalid_request');
    },
  );

  test('exports a CSV file without documents and records the export in the audit log', async () => {
    const { id, member } = await createVerification();
    await reject(id, { reason: '=HYPERLINK("http://example.com")' });
    const { body } = await administrator.get(`${LIST}.csv?q=${id}`);
    const [, line] = (body as string).trim().split('\r\n');

    expect(line).toBe(
      `${id},${member.user.username},${START_TIME},rejected,"'=HYPERLINK(""http://example.com"")",no,${START_TIME},${administrator.user.username}`,
    );
    const [entry] = (await administrator.get('/api/admin/audit?action=list_exported')).body.items;
    expect(entry).toMatchObject({ by: administrator.user.username, reason: `verifications.csv q=${id}` });
  });
});
