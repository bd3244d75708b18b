import { createAdministrator, createMember } from '../../test/support/factories.ts';
import { storeAsFirstVersion } from '../../test/support/first-version.ts';
import { startTestApi } from '../../test/support/test-api.ts';
import { createEncryptor } from '../platform/crypto/encryptor.ts';

test('keeps the message and the answers of a ticket, and lets its member reply', async () => {
  const api = await startTestApi();
  const member = await createMember(api);
  const administrator = await createAdministrator(api);
  const { body } = await member.post('/api/user/tickets', { subject: 'A question', message: 'Why?' });
  const path = `/api/user/tickets/${body.id}`;
  await administrator.post(`/api/admin/tickets/${body.id}/answer`, { text: 'Because.' });
  const before = await member.get(path);
  await storeAsFirstVersion(api.database.connection, createEncryptor(api.settings.encryptionKeys));
  const tickets = api.database.connection.collection('tickets');
  expect(await tickets.findOne({})).toMatchObject({ message: 'Why?', answers: [{ text: 'Because.' }] });

  const next = await api.startSecondInstance();
  const client = next.client();
  for (const [name, value] of member.cookies) client.cookies.set(name, value);

  expect((await client.get(path)).body).toEqual(before.body);
  expect((await client.post(`${path}/reply`, { text: 'I see.' })).body.messages).toMatchObject([
    { author: 'sender', text: 'Why?' },
    { author: 'support', text: 'Because.' },
    { author: 'sender', text: 'I see.' },
  ]);
  expect(Object.keys((await tickets.findOne({}))!)).not.toContain('answers');
  await next.stop();
  await api.stop();
});
