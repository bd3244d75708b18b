import { ENDPOINTS } from '@platform/contracts';
import { findMailsTo } from '../../test/support/captured-mails.ts';
import { createAdministrator, createMember } from '../../test/support/factories.ts';
import { startTestApi } from '../../test/support/test-api.ts';
import { REVEALS } from './reveal-limit.ts';
import { REVEALS_PER_HOUR } from '../platform/rate-limits.ts';

test('an administrator reveals personal data 60 times an hour, and owners are told once', async () => {
  // Outside production, the limit is fifty times higher.
  const api = await startTestApi({ production: true });
  const [owner, support] = [
    await createAdministrator(api),
    await createAdministrator(api, 'member', ['support']),
  ];
  const member = await createMember(api);
  const reveal = () => support.post(`/api/admin/users/${member.user.id}/reveal`);
  const readMails = async () =>
    (await findMailsTo(api, owner.user.email)).filter(({ subject }) =>
      subject.includes('revealed personal data'),
    );
  // What reveals nothing does not count.
  for (let count = 0; count < 3; count += 1)
    expect((await support.post(`/api/admin/users/${'0'.repeat(24)}/reveal`)).status).toBe(404);
  for (let count = 1; count <= REVEALS_PER_HOUR; count += 1) expect((await reveal()).status).toBe(200);
  expect(await readMails()).toEqual([]);

  for (const response of [await reveal(), await reveal()]) expect(response.body.code).toBe('rate_limited');

  expect((await readMails()).map(({ text }) => text)).toEqual([
    expect.stringContaining(support.user.username),
  ]);
  // So that the name is removed from it with the account.
  for await (const { subject, aboutUserId } of api.database.connection.collection('outbox').find())
    if (String(subject).includes('revealed personal data')) expect(String(aboutUserId)).toBe(support.user.id);
  expect((await owner.post(`/api/admin/users/${member.user.id}/reveal`)).status).toBe(200);
  await api.stop();
});

test('every call that reveals something counts', () => {
  const named = ENDPOINTS.filter(({ id, access }) => access === 'administrator' && /reveal/i.test(id));
  expect([...REVEALS].toSorted()).toEqual(named.map(({ id }) => id).toSorted());
});
