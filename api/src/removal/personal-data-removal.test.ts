import {
  createAdministrator,
  createMember,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../test/support/test-api.ts';
import { DAY_MS } from '../platform/clock.ts';

let api: TestApi;
let administrator: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  // No record of an earlier test is due in this one.
  await removeAfter(3_000);
  api.clock.set(START_TIME);
  administrator = await createAdministrator(api);
  await api.database.connection.collection('audit_log').deleteMany({});
});

const collection = (name: string) => api.database.connection.collection(name);

async function removeAfter(days: number): Promise<void> {
  api.clock.advance(days * DAY_MS);
  await api.app.jobs.runNow('remove-old-personal-data');
}

async function findRemovals(): Promise<object[]> {
  const { body } = await administrator.get('/api/admin/audit?limit=50');
  return (body.items as { action: string; by: string | null; reason: string | null }[])
    .filter(({ action }) => action.endsWith('_removed'))
    .map(({ action, by, reason }) => ({ action, by, reason }));
}

describe('a mail', () => {
  test('loses its text, link and address after 30 days, not a day earlier', async () => {
    const member = await createMember(api, { email: 'clear.text@example.org' });
    const { body } = await administrator.get(`/api/admin/outbox?userId=${member.user.id}`);
    const path = `/api/admin/outbox/${body.items[0].id}`;

    await removeAfter(29);
    expect((await administrator.get(path)).body).toMatchObject({ revealable: true });
    await removeAfter(1);

    const { body: mail } = await administrator.get(path);
    expect(mail).toMatchObject({ subject: 'Confirm your email address', revealable: false });
    expect(mail.text).toBe('The text of this email was removed some time after it was written.');
    expect((await administrator.post(`${path}/reveal`)).body.code).toBe('wrong_state');
    expect(JSON.stringify(await collection('outbox').find().toArray())).not.toContain('clear.text@');
  });

  test('keeps its data while it is on its way', async () => {
    const { user } = await createMember(api);
    await collection('outbox').updateMany({ to: user.email }, { $set: { state: 'queued' } });

    await removeAfter(31);

    expect(await collection('outbox').countDocuments({ to: user.email })).toBe(1);
    await collection('outbox').deleteMany({ to: user.email });
  });

  test('has one record of its removal, although two processes do it', async () => {
    await createMember(api);
    await createMember(api);
    const count = await collection('outbox').countDocuments({ removedAt: null });
    const second = await api.startSecondInstance();
    api.clock.advance(30 * DAY_MS);

    await Promise.all([api, second].map(({ app }) => app.jobs.runNow('remove-old-personal-data')));

    expect(await findRemovals()).toEqual([
      { action: 'mail_texts_removed', by: null, reason: `Records: ${count}` },
    ]);
    await second.stop();
  });
});

describe('a ticket', () => {
  const message = 'My passport number is X-77.';
  const open = async (member: LoggedInClient): Promise<string> => {
    const { body } = await member.post('/api/user/tickets', { subject: 'My passport', message });
    return body.id as string;
  };

  test('loses names and texts 730 days after it was closed, and remains readable', async () => {
    const member = await createMember(api);
    const id = await open(member);
    api.clock.advance(DAY_MS);
    await administrator.post(`/api/admin/tickets/${id}/close`, { messagesRead: 1 });

    await removeAfter(729);
    expect((await member.get(`/api/user/tickets/${id}`)).body.messages[0].text).toBe(message);
    await removeAfter(1);

    const { body: own } = await member.get(`/api/user/tickets/${id}`);
    const { body: detail } = await administrator.get(`/api/admin/tickets/${id}`);
    expect(own).toMatchObject({ subject: 'Removed', status: 'closed', messages: [{ author: 'support' }] });
    expect(detail).toMatchObject({ name: 'Removed', username: member.user.username });
    expect(JSON.stringify(await collection('tickets').find().toArray())).not.toMatch(/passport|@example/);
    expect(await findRemovals()).toContainEqual({
      action: 'ticket_texts_removed',
      by: null,
      reason: 'Records: 1',
    });
  });

  test('keeps its texts while it is open', async () => {
    const member = await createMember(api);
    const id = await open(member);

    await removeAfter(2_000);

    expect((await member.get(`/api/user/tickets/${id}`)).body.messages[0].text).toBe(message);
  });
});

describe('identity documents', () => {
  const isStored = async (id: string): Promise<boolean> =>
    (await administrator.get(`/api/admin/verifications/${id}`)).body.metadata !== null;
  const reject = (id: string, final: boolean) =>
    administrator.post(`/api/admin/verifications/${id}/reject`, { reason: 'Forged documents.', final });

  test('are removed 180 days after a final rejection, and cannot be revealed', async () => {
    const member = await createMember(api);
    const id = await submitIdentityDocuments(member);
    api.clock.advance(DAY_MS);
    await reject(id, true);

    await removeAfter(179);
    expect(await isStored(id)).toBe(true);
    await removeAfter(1);

    expect(await isStored(id)).toBe(false);
    const { body } = await administrator.post(`/api/admin/verifications/${id}/reveal`);
    expect(body.code).toBe('wrong_state');
    const owned = await member.get('/api/user/blueprints');
    expect(JSON.stringify(owned.body)).toContain('"metadata":null');
    expect(await findRemovals()).toContainEqual({
      action: 'verification_documents_removed',
      by: null,
      reason: 'Records: 1',
    });
  });

  test('are removed 180 days after an approval and after any rejection; what was decided stays', async () => {
    const rejected = await submitIdentityDocuments(await createMember(api));
    const number = { identificationNumber: 'PURGED-77' };
    const member = await createMember(api);
    const approved = await submitIdentityDocuments(member, number);
    api.clock.advance(DAY_MS);
    await reject(rejected, false);
    await administrator.post(`/api/admin/verifications/${approved}/reveal`);
    await administrator.post(`/api/admin/approve-verification/${approved}`);
    const decidedAt = api.clock.now().toISOString();

    await removeAfter(179);
    expect([await isStored(rejected), await isStored(approved)]).toEqual([true, true]);
    await removeAfter(1);

    expect([await isStored(rejected), await isStored(approved)]).toEqual([false, false]);
    const { body } = await administrator.get(`/api/admin/verifications/${approved}`);
    const decision = { status: 'active', decidedBy: administrator.user.username, decidedAt };
    expect(body).toMatchObject({ ...decision, documentsRemovedAt: api.clock.now().toISOString() });
    expect((await member.get('/api/user/payout-requirements')).body.identity).toBe('checked');
    // The digest of the number still finds a second account of the same person.
    const repeat = await submitIdentityDocuments(await createMember(api), number);
    const { body: later } = await administrator.get(`/api/admin/verifications/${repeat}`);
    expect(later.repeats).toMatchObject([{ id: approved }]);
  });

  test.each([
    [
      'automatic',
      async () => {
        api.clock.advance(2 * DAY_MS);
        await api.app.jobs.runNow('approve-overdue-verifications');
      },
    ],
    ['unseen', (id: string) => administrator.post(`/api/admin/approve-verification/${id}`)],
  ])('of an %s approval stay until a person has looked at them, and 180 days longer', async (_, approve) => {
    const id = await submitIdentityDocuments(await createMember(api));
    await approve(id);
    await removeAfter(400);
    expect(await isStored(id)).toBe(true);
    await administrator.post(`/api/admin/verifications/${id}/reveal`);
    expect((await administrator.post(`/api/admin/verifications/${id}/confirm`)).status).toBe(200);

    await removeAfter(179);
    expect(await isStored(id)).toBe(true);
    await removeAfter(1);

    expect(await isStored(id)).toBe(false);
  });

  test('of a disabled account are removed after 180 days, also if the verification is pending', async () => {
    const submit = async () => {
      const member = await createMember(api);
      return { userId: member.user.id, id: await submitIdentityDocuments(member) };
    };
    const [approved, enabled] = [await submit(), await submit()];
    api.clock.advance(2 * DAY_MS);
    await api.app.jobs.runNow('approve-overdue-verifications');
    const pending = await submit();
    for (const { userId } of [approved, pending, enabled])
      await administrator.post(`/api/admin/users/${userId}/disable`, { reason: 'Several accounts.' });
    await administrator.post(`/api/admin/users/${enabled.userId}/enable`, { reason: 'Sorted out.' });

    await removeAfter(179);
    expect(await isStored(approved.id)).toBe(true);
    await removeAfter(1);

    expect(await isStored(approved.id)).toBe(false);
    expect(await isStored(pending.id)).toBe(false);
    expect(await isStored(enabled.id)).toBe(true);
  });
});
