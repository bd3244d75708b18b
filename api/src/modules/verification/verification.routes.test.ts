import { parseMaskedIdentityDocuments } from '@platform/contracts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import {
  IDENTITY_DOCUMENTS,
  activateBlueprint,
  createMember,
  createAdministrator,
  submitIdentityDocuments,
} from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const VERIFY = '/api/user/verify-free-blueprint';
const BODY = { ...IDENTITY_DOCUMENTS, blueprintId: 1 };

test('creates a pending free blueprint and masks the documents for the member too', async () => {
  const member = await createMember(api);

  const { status, body } = await member.post(VERIFY, BODY);

  expect(status).toBe(201);
  expect(body).toMatchObject({
    userId: member.user.id,
    blueprintId: 1,
    approved: false,
    status: 'pending',
    blueprint: { name: 'AI Basics - Beginner Tier', rewardPerTask: 10 },
    paymentMethod: 'Free',
    purchaseDate: START_TIME,
    reason: null,
    reference: null,
  });
  expect(parseMaskedIdentityDocuments(body.metadata as string)).toEqual({
    fullName: 'A•••• L••••',
    email: 'a••••@e••••',
    phoneNumber: '••••••18',
    country: 'uk',
    identificationNumber: '••••••10',
    workAuthorization: 'citizen',
    homeAddress: '••••••••',
    submissionDate: START_TIME,
  });
  expect((await member.get('/api/user/blueprints')).body).toEqual({ items: [body], next: null });
});

test.each(['\u3164', '\u2800', '\u034f', '\ufe0f', '\u17b4'])(
  'rejects texts of a character without a glyph: %j',
  async (character) => {
    const member = await createMember(api);
    const blank = character.repeat(12);
    const texts = { fullName: blank, phoneNumber: blank, identificationNumber: blank, homeAddress: blank };

    const { status, body } = await member.post(VERIFY, { ...BODY, ...texts });

    expect([status, body.details.map(({ path }: { path: string }) => path).sort()]).toEqual([
      400,
      Object.keys(texts).sort(),
    ]);
    const ticket = { subject: blank, message: blank };
    expect((await member.post('/api/user/tickets', ticket)).body.details).toMatchObject([
      { path: 'subject' },
      { path: 'message' },
    ]);
  },
);

test.each(['1        2', `1${'\n'.repeat(10)}2`])(
  'counts a run of blanks in an address once: %j',
  async (homeAddress) => {
    const member = await createMember(api);

    const { status, body } = await member.post(VERIFY, { ...BODY, homeAddress });

    expect([status, body.details]).toMatchObject([400, [{ path: 'homeAddress' }]]);
  },
);

test('confirms the documents at the address of the account, and in the app', async () => {
  const member = await createMember(api);
  await submitIdentityDocuments(member, IDENTITY_DOCUMENTS);
  const subject = 'We have received your identity documents';

  const mail = (await findMailsTo(api, member.user.email)).find((each) => each.subject === subject);
  expect(mail?.text).toContain('/forgot-password');
  const { items } = (await member.get('/api/user/notices')).body as {
    items: { text: string; path: string }[];
  };
  expect(items).toContainEqual(expect.objectContaining({ text: subject, path: '/blueprint/1' }));
});

test('rejects blank text in every field that is typed', async () => {
  const member = await createMember(api);
  const typed = ['fullName', 'email', 'phoneNumber', 'identificationNumber', 'homeAddress'];
  const blanks = Object.fromEntries(typed.map((name) => [name, ' '.repeat(20)]));

  const { status, body } = await member.post(VERIFY, { ...BODY, ...blanks });

  expect(status).toBe(400);
  expect((body.details as { path: string }[]).map(({ path }) => path).toSorted()).toEqual(typed.toSorted());
});

test('encrypts the documents: none of their fields is readable in the database or the log', async () => {
  const member = await createMember(api);
  await submitIdentityDocuments(member, IDENTITY_DOCUMENTS);
  const { connection } = api.database;
  const stored = JSON.stringify([
    await connection.collection('identity_documents').find().toArray(),
    await connection.collection('user_blueprints').find().toArray(),
    await connection.collection('idempotent_responses').find().toArray(),
    api.logLines,
  ]);

  for (const text of [
    IDENTITY_DOCUMENTS.fullName,
    IDENTITY_DOCUMENTS.phoneNumber,
    IDENTITY_DOCUMENTS.identificationNumber,
    'St James',
  ])
    expect(stored).not.toContain(text);
});

test('documents moved to another record cannot be decrypted', async () => {
  const [one, other] = [await createMember(api), await createMember(api)];
  const [from, to] = [await submitIdentityDocuments(one), await submitIdentityDocuments(other)];
  const documents = api.database.connection.collection('identity_documents');
  const records = await documents.find().toArray();
  const recordOf = (id: string) => records.find(({ _id }) => _id.toHexString() === id)!;
  const encrypted = recordOf(from).encrypted as string;
  await documents.updateOne({ _id: recordOf(to)._id }, { $set: { encrypted } });

  const { status, body } = await other.get('/api/user/blueprints');

  expect([status, body.items[0].metadata]).toEqual([200, null]);
  await documents.deleteMany({});
});

test('rejects a submission while one is pending, once one is approved, and after a final rejection', async () => {
  const [pending, active, final, retryable] = [
    await createMember(api),
    await createMember(api),
    await createMember(api),
    await createMember(api),
  ];
  await submitIdentityDocuments(pending);
  await activateBlueprint(api, active, 1);
  const rows = api.database.connection.collection('user_blueprints');
  const reject = async (member: typeof final, isFinal: boolean) => {
    const id = await submitIdentityDocuments(member);
    const row = (await rows.find().toArray()).find(({ _id }) => _id.toHexString() === id)!;
    await rows.updateOne({ _id: row._id }, { $set: { status: 'rejected', open: false, final: isFinal } });
  };
  await reject(final, true);
  await reject(retryable, false);

  expect((await pending.post(VERIFY, BODY)).body.code).toBe('verification_pending');
  expect((await active.post(VERIFY, BODY)).body.code).toBe('already_verified');
  expect((await final.post(VERIFY, BODY)).body.code).toBe('verification_final');
  expect((await retryable.post(VERIFY, BODY)).status).toBe(201);
});

test('creates one user blueprint for five concurrent submissions', async () => {
  const member = await createMember(api);
  const responses = await Promise.all([1, 2, 3, 4, 5].map(() => member.post(VERIFY, BODY)));

  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect((await member.get('/api/user/blueprints')).body.items).toHaveLength(1);
});

test('lists pending verifications for administrators, oldest first and paginated', async () => {
  const fresh = await startTestApi();
  const administrator = await createAdministrator(fresh, 'console');
  const ids: string[] = [];
  const names: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const member = await createMember(fresh);
    names.push(member.user.username);
    ids.push(await submitIdentityDocuments(member));
  }

  const first = (await administrator.get('/api/admin/pending-verifications?limit=2')).body;
  const second = (await administrator.get(`/api/admin/pending-verifications?limit=2&cursor=${first.next}`))
    .body;
  const third = (await administrator.get(`/api/admin/pending-verifications?limit=2&cursor=${second.next}`))
    .body;
  const items = [...first.items, ...second.items, ...third.items] as {
    id: string;
    username: string;
    metadata: string;
  }[];

  expect(items.map(({ id }) => id)).toEqual(ids);
  expect(items.map(({ username }) => username)).toEqual(names);
  expect(third.next).toBeNull();
  expect(JSON.stringify(items)).not.toContain('Lovelace');
  await fresh.stop();
});
