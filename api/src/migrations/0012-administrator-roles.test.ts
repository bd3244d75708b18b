import { createAdministrator, createMember } from '../../test/support/factories.ts';
import { storeAsFirstVersion } from '../../test/support/first-version.ts';
import { startTestApi } from '../../test/support/test-api.ts';
import { createEncryptor } from '../platform/crypto/encryptor.ts';

test('makes the administrators of before owners, and no member', async () => {
  const api = await startTestApi();
  const [administrator, member] = [await createAdministrator(api), await createMember(api)];
  await storeAsFirstVersion(api.database.connection, createEncryptor(api.settings.encryptionKeys));
  const users = api.database.connection.collection('users');
  expect(await users.countDocuments({ adminRoles: { $exists: true } })).toBe(0);

  const next = await api.startSecondInstance();
  for (const [{ cookies }, adminRoles, status] of [
    [administrator, ['owner'], 200],
    [member, [], 403],
  ] as const) {
    const client = next.client();
    for (const [name, value] of cookies) client.cookies.set(name, value);
    expect((await client.get('/api/auth/me')).body.adminRoles).toEqual(adminRoles);
    expect((await client.get('/api/admin/audit')).status).toBe(status);
  }
  await next.stop();
  await api.stop();
});
