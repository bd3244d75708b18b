import { parseMaskedPapers } from '@platform/contracts';
import { PAPERS, activate, aMember, anAdministrator, sendPapers } from '../../testing/factories.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const VERIFY = '/api/user/verify-free-blueprint';
const BODY = { ...PAPERS, blueprintId: 1 };

test('opens a pending free blueprint and shows the papers masked, to the member too', async () => {
  const member = await aMember(api);

  const { status, body } = await member.post(VERIFY, BODY);

  expect(status).toBe(201);
  expect(body).toMatchObject({
    userId: member.user.id,
    blueprintId: 1,
    approved: false,
    status: 'pending',
    blueprint: { name: 'AI Basics - Beginner Tier', rewardPerTask: 10 },
    paymentMethod: 'Free',
    purchaseDate: START,
    reason: null,
    reference: null,
  });
  expect(parseMaskedPapers(body.metadata as string)).toEqual({
    fullName: 'A•••• L••••',
    email: 'a••••@e••••',
    phoneNumber: '••••••18',
    country: 'uk',
    identificationNumber: '••••••10',
    workAuthorization: 'citizen',
    homeAddress: '••••••••',
    submissionDate: START,
  });
  expect((await member.get('/api/user/blueprints')).body).toEqual({ items: [body], next: null });
});

test('keeps the papers sealed: no field of theirs is in the database or in the log', async () => {
  const member = await aMember(api);
  await sendPapers(member);
  const { connection } = api.database;
  const stored = JSON.stringify([
    await connection.collection('identity_papers').find().toArray(),
    await connection.collection('user_blueprints').find().toArray(),
    await connection.collection('idempotent_answers').find().toArray(),
    api.logLines,
  ]);

  for (const text of [PAPERS.fullName, PAPERS.phoneNumber, PAPERS.identificationNumber, 'St James'])
    expect(stored).not.toContain(text);
});

test('papers moved to another record do not open', async () => {
  const [one, other] = [await aMember(api), await aMember(api)];
  const [from, to] = [await sendPapers(one), await sendPapers(other)];
  const papers = api.database.connection.collection('identity_papers');
  const ids = await papers.find().toArray();
  const sealed = ids.find(({ _id }) => _id.toHexString() === from)!.sealed as string;
  await papers.updateOne({ _id: ids.find(({ _id }) => _id.toHexString() === to)!._id }, { $set: { sealed } });

  const { status, body } = await other.get('/api/user/blueprints');

  expect([status, body.code]).toEqual([500, 'internal_error']);
  await papers.deleteMany({});
});

test('is refused while one is reviewed, once it is active, and after a final refusal', async () => {
  const [pending, active, final, again] = [
    await aMember(api),
    await aMember(api),
    await aMember(api),
    await aMember(api),
  ];
  await sendPapers(pending);
  await activate(api, active, 1);
  const rows = api.database.connection.collection('user_blueprints');
  const reject = async (member: typeof final, isFinal: boolean) => {
    const id = await sendPapers(member);
    const row = (await rows.find().toArray()).find(({ _id }) => _id.toHexString() === id)!;
    await rows.updateOne({ _id: row._id }, { $set: { status: 'rejected', open: false, final: isFinal } });
  };
  await reject(final, true);
  await reject(again, false);

  expect((await pending.post(VERIFY, BODY)).body.code).toBe('verification_pending');
  expect((await active.post(VERIFY, BODY)).body.code).toBe('already_verified');
  expect((await final.post(VERIFY, BODY)).body.code).toBe('verification_final');
  expect((await again.post(VERIFY, BODY)).status).toBe(201);
});

test('sent five times at once opens one row', async () => {
  const member = await aMember(api);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => member.post(VERIFY, BODY)));

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect((await member.get('/api/user/blueprints')).body.items).toHaveLength(1);
});

test('administrators see what is pending, the oldest first, page by page', async () => {
  const fresh = await startTestApi();
  const administrator = await anAdministrator(fresh, 'console');
  const ids: string[] = [];
  const names: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const member = await aMember(fresh);
    names.push(member.user.username);
    ids.push(await sendPapers(member));
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
