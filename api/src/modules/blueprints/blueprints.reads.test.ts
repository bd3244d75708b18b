import { mongo } from 'mongoose';
import { CASE_LINKS_MAX } from '@platform/contracts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  insertTasks,
  submitIdentityDocuments,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { newId, requireId } from '../../platform/ids.ts';

/** How much is read of members who purchase and cancel again and again. */

const ROWS = 1_000;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const rows = () => api.database.connection.collection('user_blueprints');

/** Returns how many rows are read while an action runs. */
async function countRead(action: () => Promise<unknown>): Promise<number> {
  const toArray = jest.spyOn(mongo.FindCursor.prototype, 'toArray');
  await action();
  const ofRows = toArray.mock.results.filter(
    (_, call) => toArray.mock.contexts[call]!.namespace.collection === 'user_blueprints',
  );
  const results = await Promise.all(ofRows.map(({ value }) => value as Promise<unknown[]>));
  toArray.mockRestore();
  return results.flat().length;
}

test('pages of a withdrawal read few rows of them, and find what was rejected before', async () => {
  const administrator = await createAdministrator(api);
  const member = await createMember(api);
  const verification = await submitIdentityDocuments(member);
  const reason = 'The document is not readable.';
  await administrator.post(`/api/admin/verifications/${verification}/reject`, { reason });
  await activateBlueprint(api, member, 10);
  for (const taskId of await insertTasks(api, 10, 4)) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  const request = { amount: 60, paymentMethod: 'paypal', paymentDetails: 'ada@example.com' };
  const { id } = (await member.post('/api/user/withdrawals', request)).body;
  const { _id, reference, ...template } = (await rows().findOne({ _id: requireId(verification) }))!;
  const purchase = { ...template, kind: 'purchase', blueprintId: 2, reason: null };
  await rows().insertMany(
    ['cancelled', 'rejected'].flatMap((status) =>
      Array.from({ length: ROWS }, () => ({ ...purchase, _id: newId(), status })),
    ),
  );

  let [found, shown] = [{}, {}] as Record<string, unknown>[];
  const count = await countRead(async () => {
    found = (await administrator.get(`/api/admin/cases/withdrawal/${id}`)).body;
    shown = (await administrator.get(`/api/admin/withdrawals/${id}`)).body;
  });

  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(200);
  expect(found).toMatchObject({ riskSignals: { rejections: { length: CASE_LINKS_MAX } } });
  expect(shown).toMatchObject({ requirements: { identity: 'missing', verificationId: verification } });
});
