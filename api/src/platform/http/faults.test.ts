import { dumpDatabase } from '../../../test/support/dump-database.ts';
import { createMember, createAdministrator } from '../../../test/support/factories.ts';
import { PRIVATE_DATA, createRecordOwner } from '../../../test/support/record-owner.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { requireId } from '../ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const CLAIM = '/api/user/claim-signup-bonus';

test('an internal error returns the request id without details and logs its cause', async () => {
  const member = await createMember(api);
  // Provoke an internal error by deleting the member's ledger accounts.
  await api.database.connection.collection('balances').deleteOne({ _id: requireId(member.user.id) });

  const { status, body, headers } = await member.get('/api/auth/me');

  expect(status).toBe(500);
  expect(body).toEqual({
    code: 'internal_error',
    message: 'Something went wrong on our side.',
    requestId: headers.get('x-request-id'),
  });
  const line = api.logLines.find(
    (text) => text.includes(body.requestId) && text.includes('"request failed"'),
  );
  expect(JSON.parse(line!)).toMatchObject({
    level: 50,
    err: {
      message: expect.stringContaining('has no accounts'),
      stack: expect.stringContaining('.ts:'),
    },
  });
});

test('an error in the middle of a ledger transaction leaves no trace, and no idempotency record', async () => {
  const member = await createMember(api);
  await api.database.connection.collection('balances').deleteOne({ _id: requireId(member.user.id) });
  const before = await dumpDatabase(api);

  const { status } = await member.post(CLAIM, undefined, { headers: { 'idempotency-key': 'faulty' } });

  expect(status).toBe(500);
  expect(await dumpDatabase(api)).toEqual(before);
});

test('an error at the end of a ledger transaction leaves no trace', async () => {
  const [first, second] = [await createMember(api), await createMember(api)];
  const task = { taskId: 'free-browser-detection' };
  expect((await first.post('/api/user/tasks', task)).status).toBe(201);
  // The completion is inserted last, after journal, balance and lock. This index makes the second insert fail.
  await api.database.connection
    .collection('completions')
    .createIndex({ taskId: 1 }, { unique: true }, undefined);
  const before = await dumpDatabase(api);

  expect((await second.post('/api/user/tasks', task)).status).toBe(500);
  expect(await dumpDatabase(api)).toEqual(before);
});

test('personal data is not revealed if the audit entry cannot be written', async () => {
  const { ids } = await createRecordOwner(api);
  const administrator = await createAdministrator(api);
  const url = `/api/admin/withdrawals/${ids['/api/admin/withdrawals']}/reveal`;
  // This index lets the audit log accept one reveal and fail on the second.
  await api.database.connection
    .collection('audit_log')
    .createIndex(
      { action: 1 },
      { unique: true, partialFilterExpression: { action: 'withdrawal_revealed' } },
      undefined,
    );
  expect((await administrator.post(url)).body.paymentDetails).toBe(PRIVATE_DATA.paymentDetails);

  const { status, body } = await administrator.post(url);

  expect([status, body.code]).toEqual([500, 'internal_error']);
  expect(JSON.stringify(body)).not.toContain(PRIVATE_DATA.paymentDetails);
});
