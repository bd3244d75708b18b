import { aMember, anAdministrator, type SignedIn } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { TestClient } from '../../testing/test-client.ts';

let api: TestApi;
let administrator: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());

let count = 0;
function aMessage() {
  count += 1;
  return {
    name: 'Ada Lovelace',
    email: `writer-${count}@example.com`,
    subject: 'A question',
    message: 'How does the engine weave\nalgebraic patterns?',
  };
}
async function open(client: TestClient = api.client(), message = aMessage()) {
  const { status, body } = await client.post('/api/support/tickets', message);
  expect(status).toBe(201);
  return { ...message, ...(body as { id: string; reference: string }) };
}
const get = async (id: string) => (await administrator.get(`/api/admin/tickets/${id}`)).body;
const list = async (query: string) => (await administrator.get(`/api/admin/tickets?${query}`)).body;
const idsOf = async (query: string) => (await list(query)).items.map(({ id }: { id: string }) => id);
const answer = (id: string, text: string, by: TestClient = administrator) =>
  by.post(`/api/admin/tickets/${id}/answer`, { text });
const close = (id: string, by: TestClient = administrator) => by.post(`/api/admin/tickets/${id}/close`);

describe('writing to support', () => {
  test('keeps the message and confirms it by mail, which repeats nothing of what was typed', async () => {
    const { id, reference, email, message } = await open();

    expect(await get(id)).toEqual({
      id,
      reference,
      subject: 'A question',
      name: 'Ada Lovelace',
      email: 'w••••@e••••',
      userId: null,
      username: null,
      status: 'open',
      createdAt: START,
      changedAt: START,
      message,
      answers: [],
      closedAt: null,
      closedBy: null,
    });
    const [mail, ...more] = await mailsTo(api, email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`We have received your message (${reference})`);
    expect(mail!.text).toContain(reference);
    for (const typed of ['Ada', 'question', 'engine']) expect(JSON.stringify(mail)).not.toContain(typed);
  });

  test('of somebody who is signed in belongs to the account', async () => {
    const member = await aMember(api);
    const { id } = await open(member);

    expect(await get(id)).toMatchObject({ userId: member.user.id, username: member.user.username });
  });

  test('pressed twice keeps one message', async () => {
    const message = aMessage();
    const send = (change = {}) =>
      api
        .client()
        .post('/api/support/tickets', { ...message, ...change }, { headers: { 'idempotency-key': 'once' } });
    const [first, second, other] = [await send(), await send(), await send({ subject: 'Another' })];

    expect(second.body).toEqual(first.body);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await mailsTo(api, message.email)).toHaveLength(1);
  });

  test.each([
    ['no name', { name: '' }, 'name'],
    ['an address that is none', { email: 'nowhere' }, 'email'],
    ['an address with a header', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    ['a subject with a header', { subject: 'Hello\r\nBcc: b@example.com' }, 'subject'],
    ['a long subject', { subject: 's'.repeat(151) }, 'subject'],
    ['no message', { message: '' }, 'message'],
    ['a long message', { message: 'm'.repeat(5_001) }, 'message'],
    ['an operator', { message: { $ne: '' } }, 'message'],
    ['a field that is not its own', { status: 'closed' }, ''],
  ])('refuses %s', async (_name, change, path) => {
    const before = await api.database.connection.collection('tickets').countDocuments();
    const { status, body } = await api.client().post('/api/support/tickets', { ...aMessage(), ...change });

    expect([status, body.code, body.details[0].path]).toEqual([400, 'invalid_request', path]);
    expect(await api.database.connection.collection('tickets').countDocuments()).toBe(before);
  });
});

describe('answering', () => {
  test('goes by mail to whoever wrote, as often as it takes', async () => {
    const { id, reference, email } = await open();
    const first = await answer(id, 'It weaves them\nas the loom weaves flowers.');
    api.clock.advance(1_000);
    const second = await answer(id, 'And leaves.');

    expect(first).toMatchObject({ status: 200, body: { status: 'answered' } });
    expect(second.body).toMatchObject({
      changedAt: api.clock.now().toISOString(),
      answers: [
        { by: administrator.user.username, text: 'It weaves them\nas the loom weaves flowers.' },
        { by: administrator.user.username, text: 'And leaves.', at: api.clock.now().toISOString() },
      ],
    });
    const [, mail] = await mailsTo(api, email);
    expect(mail!.subject).toBe(`Re: A question (${reference})`);
    expect(mail!.text).toContain('as the loom weaves flowers.');
    expect(await mailsTo(api, email)).toHaveLength(3);
  });

  test('sent twice with one key is one answer', async () => {
    const { id, email } = await open();
    const send = () =>
      administrator.post(
        `/api/admin/tickets/${id}/answer`,
        { text: 'Yes.' },
        { headers: { 'idempotency-key': `answer-${id}` } },
      );
    const [first, second] = [await send(), await send()];

    expect(second.body).toEqual(first.body);
    expect(await mailsTo(api, email)).toHaveLength(2);
  });

  test('by two at once loses neither answer', async () => {
    const other = await anAdministrator(api);
    const { id } = await open();

    await Promise.all([answer(id, 'One.'), answer(id, 'Two.', other)]);

    const { answers } = await get(id);
    expect(answers.map(({ text }: { text: string }) => text).sort()).toEqual(['One.', 'Two.']);
  });
});

describe('closing', () => {
  test('is for good; whoever comes second is told who has closed it', async () => {
    const other = await anAdministrator(api);
    const { id } = await open();
    const closed = await close(id);
    const at = api.clock.now().toISOString();

    expect(closed.body).toMatchObject({
      status: 'closed',
      closedAt: at,
      closedBy: administrator.user.username,
    });
    for (const late of [await close(id, other), await answer(id, 'Too late.', other)]) {
      expect(late).toMatchObject({
        status: 409,
        body: { code: 'already_decided', decision: 'closed', by: administrator.user.username, at },
      });
    }
    expect((await get(id)).answers).toEqual([]);
  });

  test('and answering at once leave the ticket closed, and the answer sent or refused', async () => {
    const { id, email } = await open();

    const [answered] = await Promise.all([answer(id, 'Perhaps.'), close(id)]);
    const ticket = await get(id);

    expect(ticket.status).toBe('closed');
    expect(ticket.answers).toHaveLength(answered.status === 200 ? 1 : 0);
    expect(await mailsTo(api, email)).toHaveLength(answered.status === 200 ? 2 : 1);
  });

  test.each(['1', 'f'.repeat(24), '%24ne'])('a ticket %s does not exist', async (id) => {
    for (const { status, body } of [
      await administrator.get(`/api/admin/tickets/${id}`),
      await answer(id, 'Nobody reads this.'),
      await close(id),
    ])
      expect([status, body.code]).toEqual([404, 'not_found']);
  });
});

describe('the list', () => {
  test('is filtered by status, writer, time and words, newest first', async () => {
    const member = await aMember(api);
    api.clock.advance(3_600_000);
    const from = api.clock.now().toISOString();
    const [first, second, third] = [await open(member), await open(member), await open()];
    await answer(second.id, 'Yes.');

    expect(await idsOf(`from=${from}`)).toEqual([third.id, second.id, first.id]);
    expect(await idsOf(`from=${from}&sort=oldest`)).toEqual([first.id, second.id, third.id]);
    expect(await idsOf(`from=${from}&status=answered`)).toEqual([second.id]);
    expect(await idsOf(`userId=${member.user.id}`)).toEqual([second.id, first.id]);
    expect(await idsOf(`q=${member.user.username.slice(0, -1)}&from=${from}`)).toEqual([second.id, first.id]);
    expect(await idsOf(`q=${third.reference.toLowerCase()}`)).toEqual([third.id]);
    expect(await idsOf(`q=${third.id}`)).toEqual([third.id]);
    expect(await idsOf(`to=${from}&userId=${member.user.id}`)).toEqual([]);
  });

  test('pages by key', async () => {
    const first = await list('limit=2');
    const second = await list(`limit=2&cursor=${first.next}`);

    expect(first.items).toHaveLength(2);
    expect(second.items[0].id).not.toBe(first.items[1].id);
  });

  test.each([
    'status=lost',
    'sort=name',
    'color=red',
    'cursor=abc',
    'limit=0',
    'from=yesterday',
    'userId[$ne]=1',
  ])('refuses %s', async (query) => {
    expect((await administrator.get(`/api/admin/tickets?${query}`)).status).toBe(400);
  });

  test('is also a file, masked, and whoever takes it is in the log', async () => {
    const { reference } = await open();
    const { status, body, headers } = await administrator.get(`/api/admin/tickets.csv?q=${reference}`);

    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(body.trim().split('\r\n')).toHaveLength(2);
    expect(body).toContain(`${reference},Ada Lovelace,w••••@e••••,`);
    const entry = await api.database.connection.collection('audit_log').findOne({ action: 'list_exported' });
    expect(entry?.by.toHexString()).toBe(administrator.user.id);
  });
});
