import { findMailsTo } from '../../../test/support/captured-mails.ts';
import {
  PAID,
  activateBlueprint,
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';

const PURCHASES = '/api/user/blueprints';
const EXPIRY_JOB = 'cancel-unpaid-purchases';
const DEADLINE = '2026-03-17T12:00:00.000Z';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START_TIME);
});

async function createVerifiedMember(testApi = api): Promise<LoggedInClient> {
  const member = await createMember(testApi);
  await activateBlueprint(testApi, member, 1);
  return member;
}

async function createPurchase() {
  const member = await createVerifiedMember();
  const { body } = await member.post(PURCHASES, { blueprintId: 8, paymentMethod: 'paypal' });
  const id = body.id as string;
  return {
    member,
    id,
    reference: body.reference as string,
    report: () => member.post(`${PURCHASES}/${id}/payment`, { transactionReference: 'TX-1' }),
    read: async () => (await member.get(PURCHASES)).body.items[0] as Record<string, unknown>,
  };
}

describe('payment methods', () => {
  const PAYPAL = {
    method: 'paypal',
    destination: 'pay@shop.example',
    network: null,
    recipient: 'The shop',
    note: null,
  } as const;

  test('are those that the operator has set, with their destinations', async () => {
    const other = await startTestApi({ paymentDestinations: [PAYPAL] });
    const member = await createVerifiedMember(other);

    expect((await member.get('/api/user/payment-methods')).body).toEqual({ items: [PAYPAL], next: null });
    const rejected = await member.post(PURCHASES, { blueprintId: 2, paymentMethod: 'btc' });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'payment_method_unavailable']);
    const purchase = await member.post(PURCHASES, { blueprintId: 2, paymentMethod: 'paypal' });
    expect(purchase.status).toBe(201);
    const report = (paymentMethod: string) =>
      member.post(`${PURCHASES}/${purchase.body.id}/payment`, {
        paymentMethod,
        transactionReference: 'TX-1',
      });
    expect((await report('btc')).body.code).toBe('payment_method_unavailable');
    expect((await report('paypal')).status).toBe(200);
    await other.stop();
  });

  test('can be none, and then nothing can be purchased', async () => {
    const other = await startTestApi({ paymentDestinations: [] });
    const member = await createVerifiedMember(other);

    expect((await member.get('/api/user/payment-methods')).body.items).toEqual([]);
    for (const body of [{ blueprintId: 2 }, { blueprintId: 2, paymentMethod: 'paypal' }]) {
      const response = await member.post(PURCHASES, body);
      expect([response.status, response.body.code]).toEqual([409, 'payment_method_unavailable']);
      expect(response.body.message).toMatch(/^Purchases are not possible at the moment/);
    }
    await other.stop();
  });

  test('can be reported after they are no longer offered, because the payment may have been sent', async () => {
    const { member, id } = await createPurchase();
    await api.database.connection
      .collection('user_blueprints')
      .updateOne({ blueprintId: 8, payment: 'awaiting' }, { $set: { paymentMethod: 'cash_app' } });
    const report = { paymentMethod: 'cash_app', transactionReference: 'TX-1' };

    expect((await member.post(`${PURCHASES}/${id}/payment`, report)).status).toBe(200);
  });
});

test('a payment report is confirmed once by email and in the app, a correction of it is not', async () => {
  const { member, reference, report } = await createPurchase();
  await report();
  await report();
  const subject = 'We have received your payment report for Transcription & Subtitles with AI';

  const mails = (await findMailsTo(api, member.user.email)).filter((mail) => mail.subject === subject);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain(reference);
  const { items } = (await member.get('/api/user/notices')).body as {
    items: { text: string; path: string }[];
  };
  expect(items).toContainEqual(expect.objectContaining({ text: subject, path: '/blueprint/8' }));
});

test('a correction of a payment report gives the review no more time', async () => {
  const { id, report } = await createPurchase();
  const administrator = await createAdministrator(api, 'console');
  const readDue = async () => (await administrator.get(`/api/admin/purchases/${id}`)).body.dueAt as string;
  await report();
  const dueAt = await readDue();
  api.clock.advance(DAY_MS);
  expect((await report()).status).toBe(200);

  expect(await readDue()).toBe(dueAt);
});

test('a purchase mails the amount, the reference, where to pay and until when', async () => {
  const { member, reference } = await createPurchase();
  const mail = (await findMailsTo(api, member.user.email)).at(-1)!;

  expect(mail.subject).toBe('Pay for Transcription & Subtitles with AI');
  for (const text of [
    'Amount: $59.99',
    `Reference: ${reference}`,
    'Payment method: PayPal',
    'Pay to: paypal@pay.example',
    'Pay by Mar 17, 2026, 12:00 PM UTC',
    'report the transaction ID',
    'http://localhost:3000/blueprint/8',
  ])
    expect(mail.text).toContain(text);
});

describe('an unpaid purchase', () => {
  test('is canceled seven days after it was made, to the millisecond, with its reason in list, mail and audit log', async () => {
    const { member, id, read } = await createPurchase();
    const administrator = await createAdministrator(api, 'console');

    api.clock.set('2026-03-17T11:59:59.999Z');
    await api.app.jobs.runNow(EXPIRY_JOB);
    expect(await read()).toMatchObject({ status: 'pending', payment: 'awaiting', expiresAt: DEADLINE });
    api.clock.set(DEADLINE);
    await api.app.jobs.runNow(EXPIRY_JOB);
    await api.app.jobs.runNow(EXPIRY_JOB);

    expect(await read()).toMatchObject({
      status: 'cancelled',
      payment: null,
      expiresAt: null,
      reason: 'It was not paid within 7 days.',
    });
    const mails = await findMailsTo(api, member.user.email);
    expect(mails.map(({ subject }) => subject).filter((subject) => /canceled/.test(subject))).toEqual([
      'Your purchase of Transcription & Subtitles with AI was canceled',
    ]);
    expect(mails.at(-1)!.text).toContain('no payment was reported by Mar 17, 2026, 12:00 PM UTC');
    const { timeline } = (await administrator.get(`/api/admin/purchases/${id}`)).body;
    expect(timeline.at(-1)).toMatchObject({
      at: DEADLINE,
      action: 'purchase_expired',
      by: null,
      reason: 'It was not paid within 7 days.',
    });
    expect((await member.post(PURCHASES, { blueprintId: 8 })).status).toBe(201);
  });

  test('that was reported never expires', async () => {
    const { report, read } = await createPurchase();
    expect((await report()).body).toMatchObject({ payment: 'reported', expiresAt: null });

    api.clock.advance(400 * DAY_MS);
    await api.app.jobs.runNow(EXPIRY_JOB);

    expect(await read()).toMatchObject({ status: 'pending', payment: 'reported' });
  });

  test('is not canceled while an administrator has claimed it', async () => {
    const { id, read } = await createPurchase();
    api.clock.set('2026-03-17T11:50:00.000Z');
    const administrator = await createAdministrator(api, 'console');
    expect((await administrator.post(`/api/admin/cases/purchase/${id}/claim`)).status).toBe(200);

    api.clock.set(DEADLINE);
    await api.app.jobs.runNow(EXPIRY_JOB);
    expect(await read()).toMatchObject({ status: 'pending' });

    api.clock.advance(20 * 60_000);
    await api.app.jobs.runNow(EXPIRY_JOB);
    expect(await read()).toMatchObject({ status: 'cancelled' });
  });

  test('that is reported in the moment of its expiry is either reported or canceled', async () => {
    const purchases = await Promise.all(Array.from({ length: 6 }, createPurchase));
    api.clock.set(DEADLINE);
    const second = await api.startSecondInstance();

    const [responses] = await Promise.all([
      Promise.all(purchases.map(({ report }) => report())),
      api.app.jobs.runNow(EXPIRY_JOB),
      second.app.jobs.runNow(EXPIRY_JOB),
    ]);
    await second.stop();
    await api.app.jobs.runNow(EXPIRY_JOB);

    for (const [index, { member, read }] of purchases.entries()) {
      const { status, body } = responses[index]!;
      const expected =
        status === 200
          ? { status: 'pending', payment: 'reported', transactionReference: 'TX-1', reason: null }
          : { status: 'cancelled', payment: null, transactionReference: null };
      expect(await read()).toMatchObject(expected);
      if (status !== 200) expect([status, body.code]).toEqual([409, 'already_decided']);
      const canceled = (await findMailsTo(api, member.user.email)).filter(({ subject }) =>
        /canceled/.test(subject),
      );
      expect(canceled).toHaveLength(status === 200 ? 0 : 1);
    }
  });
});

test('administrators filter purchases by payment state and can approve one that was not reported', async () => {
  const administrator = await createAdministrator(api, 'console');
  const [awaiting, reported] = [await createPurchase(), await createPurchase()];
  await reported.report();
  const listIds = async (query: string) =>
    ((await administrator.get(`/api/admin/purchases?${query}&limit=100`)).body.items as { id: string }[]).map(
      ({ id }) => id,
    );

  const [awaitingIds, reportedIds] = [await listIds('payment=awaiting'), await listIds('payment=reported')];

  expect(awaitingIds).toContain(awaiting.id);
  expect(awaitingIds).not.toContain(reported.id);
  expect(reportedIds).toContain(reported.id);
  expect(reportedIds).not.toContain(awaiting.id);
  expect(await listIds('payment=reported&status=active')).toEqual([]);
  const { status, body } = await administrator.post(`/api/admin/purchases/${awaiting.id}/approve`, PAID);
  expect([status, body.status, body.payment, body.expiresAt]).toEqual([200, 'active', null, null]);
});
