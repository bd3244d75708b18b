import { activate, aMember, sendPapers } from '../../testing/factories.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const PURCHASE = '/api/user/blueprints';

test('shows the catalogue to anybody', async () => {
  const { body } = await api.client().get('/api/blueprints');

  expect(body.next).toBeNull();
  expect(body.items).toHaveLength(10);
  expect((await api.client().get('/api/blueprints/5')).body).toEqual(body.items[4]);
});

test('a purchase is pending, names a reference, and may leave the payment method for later', async () => {
  const member = await aMember(api);
  await activate(api, member, 1);

  const { status, body } = await member.post(PURCHASE, { blueprintId: 6 });

  expect(status).toBe(201);
  expect(body).toMatchObject({
    blueprintId: 6,
    approved: false,
    status: 'pending',
    paymentMethod: null,
    metadata: null,
    purchaseDate: START,
    reference: expect.stringMatching(/^BP-[2-9A-Z]{8}$/),
    transactionReference: null,
  });
  expect((await member.post(PURCHASE, { blueprintId: 7, paymentMethod: 'zelle' })).body.paymentMethod).toBe(
    'zelle',
  );
});

test('a purchase is refused before the free blueprint is active, twice over, for what is owned, free or unknown', async () => {
  const [member, owner] = [await aMember(api), await aMember(api)];
  await activate(api, owner, 1);
  await activate(api, owner, 3);
  const buy = async (client: typeof member, blueprintId: number) =>
    (await client.post(PURCHASE, { blueprintId })).body.code as string;

  expect(await buy(member, 2)).toBe('free_blueprint_required');
  await sendPapers(member);
  expect(await buy(member, 2)).toBe('free_blueprint_required');
  expect(await buy(owner, 1)).toBe('verification_required');
  expect(await buy(owner, 3)).toBe('already_owned');
  expect(await buy(owner, 11)).toBe('not_found');
  await owner.post(PURCHASE, { blueprintId: 2 });
  expect(await buy(owner, 2)).toBe('purchase_pending');
});

test('a purchase sent five times at once opens one row', async () => {
  const member = await aMember(api);
  await activate(api, member, 1);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => member.post(PURCHASE, { blueprintId: 8 })));

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
});

describe('a pending purchase', () => {
  async function aPurchase(blueprintId = 4) {
    const member = await aMember(api);
    await activate(api, member, 1);
    const { body } = await member.post(PURCHASE, { blueprintId });
    return { member, id: body.id as string, at: `${PURCHASE}/${body.id}` };
  }

  test('takes the payment in one call or in two, and what was told before stays', async () => {
    const { member, at } = await aPurchase();

    const first = await member.post(`${at}/payment`, { paymentMethod: 'paypal' });
    const second = await member.post(`${at}/payment`, { transactionReference: 'TX-1' });
    const nothing = await member.post(`${at}/payment`, {});

    expect([first.status, second.status, nothing.status]).toEqual([200, 200, 200]);
    expect(first.body).toMatchObject({ paymentMethod: 'paypal', transactionReference: null });
    expect(nothing.body).toMatchObject({
      status: 'pending',
      paymentMethod: 'paypal',
      transactionReference: 'TX-1',
    });
    expect((await member.get(PURCHASE)).body.items[0]).toEqual(nothing.body);
  });

  test('is taken back once, and leaves the member free to purchase again', async () => {
    const { member, at, id } = await aPurchase();

    const answers = await Promise.all([1, 2, 3].map(() => member.post(`${at}/cancel`)));
    const done = answers.filter(({ status }) => status === 200);

    expect(done).toHaveLength(1);
    expect(done[0]!.body).toMatchObject({ id, status: 'cancelled', approved: false });
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ code: 'already_decided', decision: 'cancelled', at: START });
    expect((await member.post(`${at}/payment`, { transactionReference: 'late' })).body.code).toBe(
      'already_decided',
    );
    expect((await member.post(PURCHASE, { blueprintId: 4 })).status).toBe(201);
  });

  test("is nobody else's, and a verification is no purchase", async () => {
    const { at } = await aPurchase();
    const other = await aMember(api);
    const verification = await sendPapers(other);

    for (const address of [at, `${PURCHASE}/${verification}`, `${PURCHASE}/no-id`]) {
      expect((await other.post(`${address}/payment`, { transactionReference: 'X' })).status).toBe(404);
      expect((await other.post(`${address}/cancel`)).status).toBe(404);
    }
  });

  test('refuses a method or a reference that cannot be one', async () => {
    const { member, at } = await aPurchase();

    expect((await member.post(`${at}/payment`, { paymentMethod: 'cash' })).status).toBe(400);
    expect((await member.post(`${at}/payment`, { transactionReference: 'x'.repeat(101) })).status).toBe(400);
    expect((await member.post(`${at}/payment`, { amount: 1 })).status).toBe(400);
  });
});

test("nobody sees another member's blueprints", async () => {
  const [one, other] = [await aMember(api), await aMember(api)];
  await sendPapers(one);

  expect((await other.get(PURCHASE)).body.items).toEqual([]);
});
