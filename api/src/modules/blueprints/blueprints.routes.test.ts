import { mongo } from 'mongoose';
import type { UserBlueprint } from '@platform/contracts';
import { newId, requireId } from '../../platform/ids.ts';
import {
  activateBlueprint,
  activeOwnershipRecord,
  createMember,
  submitIdentityDocuments,
} from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const PURCHASES = '/api/user/blueprints';

test('the catalogue is public', async () => {
  const { body } = await api.client().get('/api/blueprints');

  expect(body.next).toBeNull();
  expect(body.items).toHaveLength(10);
  expect((await api.client().get('/api/blueprints/5')).body).toEqual(body.items[4]);
});

test('a purchase starts as pending, has a reference and does not need a payment method yet', async () => {
  const member = await createMember(api);
  await activateBlueprint(api, member, 1);

  const { status, body } = await member.post(PURCHASES, { blueprintId: 6 });

  expect(status).toBe(201);
  expect(body).toMatchObject({
    blueprintId: 6,
    approved: false,
    status: 'pending',
    paymentMethod: null,
    metadata: null,
    purchaseDate: START_TIME,
    reference: expect.stringMatching(/^BP-[2-9A-Z]{8}$/),
    transactionReference: null,
    payment: 'awaiting',
    expiresAt: '2026-03-17T12:00:00.000Z',
  });
  expect((await member.post(PURCHASES, { blueprintId: 7, paymentMethod: 'zelle' })).body.paymentMethod).toBe(
    'zelle',
  );
});

test('a purchase is rejected before the free blueprint is active, and for a pending, owned, free or unknown blueprint', async () => {
  const [member, owner] = [await createMember(api), await createMember(api)];
  await activateBlueprint(api, owner, 1);
  await activateBlueprint(api, owner, 3);
  const purchaseError = async (client: typeof member, blueprintId: number) =>
    (await client.post(PURCHASES, { blueprintId })).body.code as string;

  expect(await purchaseError(member, 2)).toBe('free_blueprint_required');
  await submitIdentityDocuments(member);
  expect(await purchaseError(member, 2)).toBe('free_blueprint_required');
  expect(await purchaseError(owner, 1)).toBe('verification_required');
  expect(await purchaseError(owner, 3)).toBe('already_owned');
  expect(await purchaseError(owner, 11)).toBe('not_found');
  await owner.post(PURCHASES, { blueprintId: 2 });
  expect(await purchaseError(owner, 2)).toBe('purchase_pending');
});

test('a purchase sent five times concurrently opens one row', async () => {
  const member = await createMember(api);
  await activateBlueprint(api, member, 1);
  const responses = await Promise.all([1, 2, 3, 4, 5].map(() => member.post(PURCHASES, { blueprintId: 8 })));

  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
});

describe('a pending purchase', () => {
  async function createPurchase(blueprintId = 4) {
    const member = await createMember(api);
    await activateBlueprint(api, member, 1);
    const { body } = await member.post(PURCHASES, { blueprintId });
    return { member, id: body.id as string, path: `${PURCHASES}/${body.id}` };
  }

  test('keeps what was reported before', async () => {
    const { member, path } = await createPurchase();

    const first = await member.post(`${path}/payment`, {
      paymentMethod: 'paypal',
      transactionReference: 'TX-1',
    });
    const second = await member.post(`${path}/payment`, { paymentMethod: 'zelle' });
    const empty = await member.post(`${path}/payment`, {});

    expect([first.status, second.status, empty.status]).toEqual([200, 200, 200]);
    expect(empty.body).toMatchObject({
      status: 'pending',
      payment: 'reported',
      paymentMethod: 'zelle',
      transactionReference: 'TX-1',
    });
    expect((await member.get(PURCHASES)).body.items[0]).toEqual(empty.body);
  });

  test.each([
    [{}, 'paymentMethod', 'Please select a payment method'],
    [{ transactionReference: 'TX-1' }, 'paymentMethod', 'Please select a payment method'],
    [{ paymentMethod: 'paypal' }, 'transactionReference', 'Please enter the transaction ID'],
    [
      { paymentMethod: 'paypal', transactionReference: '' },
      'transactionReference',
      'Please enter the transaction ID',
    ],
    [
      { paymentMethod: 'btc', transactionReference: ' \u00a0 ' },
      'transactionReference',
      'Please enter the transaction hash',
    ],
    [
      { paymentMethod: 'zelle', transactionReference: null },
      'transactionReference',
      'Please enter the confirmation code',
    ],
  ])('does not count as reported with %j', async (body, field, message) => {
    const { member, path } = await createPurchase();

    const response = await member.post(`${path}/payment`, body);

    expect([response.status, response.body.details]).toEqual([400, [{ path: field, message }]]);
    expect((await member.get(PURCHASES)).body.items[0]).toMatchObject({
      payment: 'awaiting',
      paymentMethod: null,
      transactionReference: null,
    });
  });

  test('is canceled once, and the member can purchase the blueprint again', async () => {
    const { member, path, id } = await createPurchase();

    const responses = await Promise.all([1, 2, 3].map(() => member.post(`${path}/cancel`)));
    const succeeded = responses.filter(({ status }) => status === 200);

    expect(succeeded).toHaveLength(1);
    expect(succeeded[0]!.body).toMatchObject({ id, status: 'cancelled', approved: false });
    for (const { body } of responses.filter(({ status }) => status === 409))
      expect(body).toMatchObject({
        ...{ code: 'already_decided', decision: 'cancelled', at: START_TIME },
        message: 'This purchase is already canceled.',
      });
    expect((await member.post(`${path}/payment`, { transactionReference: 'late' })).body.code).toBe(
      'already_decided',
    );
    expect((await member.post(PURCHASES, { blueprintId: 4 })).status).toBe(201);
  });

  test('cannot be changed by another member, and a verification is not a purchase', async () => {
    const { path } = await createPurchase();
    const other = await createMember(api);
    const verification = await submitIdentityDocuments(other);

    for (const otherPath of [path, `${PURCHASES}/${verification}`, `${PURCHASES}/no-id`]) {
      expect((await other.post(`${otherPath}/payment`, { transactionReference: 'X' })).status).toBe(404);
      expect((await other.post(`${otherPath}/cancel`)).status).toBe(404);
    }
  });

  test('rejects an invalid payment method or transaction reference', async () => {
    const { member, path } = await createPurchase();

    expect((await member.post(`${path}/payment`, { paymentMethod: 'cash' })).status).toBe(400);
    expect((await member.post(`${path}/payment`, { transactionReference: 'x'.repeat(101) })).status).toBe(
      400,
    );
    expect((await member.post(`${path}/payment`, { amount: 1 })).status).toBe(400);
  });
});

test("members do not see each other's blueprints", async () => {
  const [one, other] = [await createMember(api), await createMember(api)];
  await submitIdentityDocuments(one);

  expect((await other.get(PURCHASES)).body.items).toEqual([]);
});

describe('a member with thousands of canceled purchases', () => {
  test('lists the newest and the latest of every blueprint, and keeps every rule', async () => {
    const member = await createMember(api);
    await activateBlueprint(api, member, 1);
    await activateBlueprint(api, member, 3);
    const rejected = {
      ...canceledPurchases(member.user.id, 5, 1)[0],
      status: 'rejected',
      reason: 'Not paid.',
    };
    await insertRows([rejected, ...canceledPurchases(member.user.id, 2, 3_000)]);
    const read = await examineReads(() => member.get(PURCHASES));

    const { items } = read.result.body as { items: UserBlueprint[] };

    expect(items.map(({ blueprintId, status }) => `${blueprintId} ${status}`)).toEqual([
      ...Array<string>(50).fill('2 cancelled'),
      '5 rejected',
      '3 active',
      '1 active',
    ]);
    expect(read.documents).toBeLessThan(100);
    expect((await member.post(PURCHASES, { blueprintId: 3 })).body.code).toBe('already_owned');
    expect((await member.post(PURCHASES, { blueprintId: 5 })).status).toBe(201);
    expect((await member.get(PURCHASES)).body.items).toHaveLength(52);
  });
});

/** Builds rows of purchases that the member canceled. */
function canceledPurchases(userId: string, blueprintId: number, length: number) {
  const row = {
    ...activeOwnershipRecord(requireId(userId), blueprintId, api.clock.now()),
    status: 'cancelled',
  };
  return Array.from({ length }, () => ({ ...row, _id: newId(), open: false }));
}

async function insertRows(rows: object[]): Promise<void> {
  await api.database.connection.collection('user_blueprints').insertMany(rows);
}

/** Counts the rows that the queries of a call to the member's blueprints return. */
async function examineReads<T>(call: () => Promise<T>): Promise<{ result: T; documents: number }> {
  const results: Promise<unknown[]>[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with its cursor below
  const original = mongo.FindCursor.prototype.toArray;
  const spy = jest.spyOn(mongo.FindCursor.prototype, 'toArray').mockImplementation(function (
    this: mongo.FindCursor,
  ) {
    const rows = original.call(this) as Promise<unknown[]>;
    results.push(rows);
    return rows;
  });
  const result = await call();
  spy.mockRestore();
  const lengths = (await Promise.all(results)).map(({ length }) => length);
  return { result, documents: lengths.reduce((sum, length) => sum + length, 0) };
}
