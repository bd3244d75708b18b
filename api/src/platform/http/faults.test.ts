import { contentOf } from '../../testing/content.ts';
import { aMember, anAdministrator } from '../../testing/factories.ts';
import { PRIVATE, anOwner } from '../../testing/records.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { requireId } from '../ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const CLAIM = '/api/user/claim-signup-bonus';

test('a fault of ours says the id of the request and nothing else; the log says what it was', async () => {
  const member = await aMember(api);
  // Behind our back somebody has taken the member's accounts away.
  await api.database.connection.collection('balances').deleteOne({ _id: requireId(member.user.id) });

  const { status, body, headers } = await member.get('/api/auth/me');

  expect(status).toBe(500);
  expect(body).toEqual({
    code: 'internal_error',
    message: 'Something went wrong on our side. Please try again.',
    requestId: headers.get('x-request-id'),
  });
  const line = api.logLines.find((text) => text.includes(body.requestId) && text.includes('"fault"'));
  expect(JSON.parse(line!)).toMatchObject({
    level: 50,
    err: {
      message: expect.stringContaining('There are no accounts'),
      stack: expect.stringContaining('.ts:'),
    },
  });
});

test('a fault in the middle of a movement leaves nothing of it, and no answer for the key', async () => {
  const member = await aMember(api);
  await api.database.connection.collection('balances').deleteOne({ _id: requireId(member.user.id) });
  const before = await contentOf(api);

  const { status } = await member.post(CLAIM, undefined, { headers: { 'idempotency-key': 'faulty' } });

  expect(status).toBe(500);
  expect(await contentOf(api)).toEqual(before);
});

test('a fault at the end of a movement leaves nothing of it', async () => {
  const [first, second] = [await aMember(api), await aMember(api)];
  const task = { taskId: 'free-browser-detection' };
  expect((await first.post('/api/user/tasks', task)).status).toBe(201);
  // The completion comes last, after the journal, the balance and the lock; there is no room for another one.
  await api.database.connection
    .collection('completions')
    .createIndex({ taskId: 1 }, { unique: true }, undefined);
  const before = await contentOf(api);

  expect((await second.post('/api/user/tasks', task)).status).toBe(500);
  expect(await contentOf(api)).toEqual(before);
});

test('what has to be written down first is not done when it cannot be written down', async () => {
  const { ids } = await anOwner(api);
  const administrator = await anAdministrator(api);
  const address = `/api/admin/withdrawals/${ids['/api/admin/withdrawals']}`;
  // The log takes one look and no second one.
  await api.database.connection
    .collection('audit_log')
    .createIndex(
      { action: 1 },
      { unique: true, partialFilterExpression: { action: 'withdrawal_revealed' } },
      undefined,
    );
  expect((await administrator.post(`${address}/reveal`)).body.paymentDetails).toBe(PRIVATE.paymentDetails);

  const { status, body } = await administrator.post(`${address}/reveal`);

  expect([status, body.code]).toEqual([500, 'internal_error']);
  expect(JSON.stringify(body)).not.toContain(PRIVATE.paymentDetails);
});
