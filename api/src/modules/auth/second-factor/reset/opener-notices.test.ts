import { findMailsTo } from '../../../../../test/support/captured-mails.ts';
import {
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../../../test/support/factories.ts';
import { enrol } from '../../../../../test/support/second-factor.ts';
import { startTestApi, type TestApi } from '../../../../../test/support/test-api.ts';
import { DAY_MS } from '../../../../platform/clock.ts';

/** What the administrator who opened the reset of a second factor hears of it. */

const REASON = { reason: 'Lost the phone, and confirmed it in a ticket.' };

let api: TestApi;
let [opener, approver, member]: LoggedInClient[] = [];
beforeEach(async () => {
  api = await startTestApi();
  opener = await createAdministrator(api, 'member', ['support']);
  approver = await createAdministrator(api, 'member', ['support']);
  member = await createMember(api);
  await enrol(api, member);
});
afterEach(() => api.stop());

const act = async (by: LoggedInClient, step = '') => {
  const path = `/api/admin/users/${member!.user.id}/second-factor-reset${step}`;
  expect((await by.post(path, step === '/approve' ? undefined : REASON)).status).toBe(200);
};

async function pass(days: number): Promise<void> {
  api.clock.advance(days * DAY_MS);
  await api.app.jobs.runNow('finish-second-factor-resets');
}

const readOutcomes = async ({ user }: LoggedInClient) =>
  (await findMailsTo(api, user.email)).flatMap(({ subject }) => /you opened (.*)/.exec(subject)?.[1] ?? []);

test('tells that it was approved and done, by a notice and an email, which do not name the user', async () => {
  await act(opener!);
  await act(approver!, '/approve');
  await pass(3);

  expect(await readOutcomes(opener!)).toEqual(['was approved', 'is done']);
  expect(await readOutcomes(approver!)).toEqual([]);
  for (const { text } of await findMailsTo(api, opener!.user.email))
    expect(text).not.toContain(member!.user.username);
  const notices = await api.database.connection.collection('notices').find().toArray();
  expect(notices).toContainEqual(
    expect.objectContaining({
      text: expect.stringContaining('you opened is done') as string,
      kind: 'own_cases',
      path: `/dashboard/admin/users/${member!.user.id}`,
    }),
  );
});

test('tells that another person stopped it, or that it lapsed, and not what the opener did', async () => {
  await act(opener!);
  await act(approver!, '/stop');
  await act(opener!);
  await act(opener!, '/stop');
  await act(opener!);
  await pass(7);

  expect(await readOutcomes(opener!)).toEqual(['was stopped', 'was not approved in time']);
});
