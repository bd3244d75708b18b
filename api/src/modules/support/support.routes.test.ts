import type { TicketDetail } from '@platform/contracts';
import { createMember, createAdministrator, type LoggedInClient } from '../../../test/support/factories.ts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import type { TestClient } from '../../../test/support/test-client.ts';

let api: TestApi;
let administrator: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
});
afterAll(() => api.stop());

let count = 0;
function createMessage() {
  count += 1;
  return {
    name: 'Ada Lovelace',
    email: `writer-${count}@example.com`,
    subject: 'A question',
    message: 'How does the engine weave\nalgebraic patterns?',
  };
}
async function open(client: TestClient = api.client(), message = createMessage()) {
  const { status, body } = await client.post('/api/support/tickets', message);
  expect(status).toBe(201);
  return { ...message, ...(body as { id: string; reference: string }) };
}
const get = async (id: string) => (await administrator.get(`/api/admin/tickets/${id}`)).body;
const list = async (query: string) => (await administrator.get(`/api/admin/tickets?${query}`)).body;
const idsOf = async (query: string) => (await list(query)).items.map(({ id }: { id: string }) => id);
/** More messages than a ticket has. */
const ALL = 100;
const answersOf = async (id: string): Promise<string[]> =>
  ((await get(id)) as TicketDetail).messages
    .filter(({ author }) => author === 'support')
    .map(({ text }) => text);
const answer = (id: string, text: string, by: TestClient = administrator) =>
  by.post(`/api/admin/tickets/${id}/answer`, { text, messagesRead: ALL });
const close = (id: string, by: TestClient = administrator) =>
  by.post(`/api/admin/tickets/${id}/close`, { messagesRead: ALL });

describe('writing to support', () => {
  test('stores the message and confirms it with an email that repeats nothing that was typed', async () => {
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
      createdAt: START_TIME,
      changedAt: START_TIME,
      messages: [{ at: START_TIME, author: 'sender', by: null, text: message }],
      claimedBy: null,
      claimedUntil: null,
      closedAt: null,
      closedBy: null,
    });
    const [mail, ...more] = await findMailsTo(api, email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`We have received your message (${reference})`);
    expect(mail!.text).toContain(reference);
    for (const typed of ['Ada', 'question', 'engine']) expect(JSON.stringify(mail)).not.toContain(typed);
  });

  test('links the message to the account of a signed-in sender', async () => {
    const member = await createMember(api);
    const { id } = await open(member);

    expect(await get(id)).toMatchObject({ userId: member.user.id, username: member.user.username });
  });

  test('stores one message for a repeated request', async () => {
    const message = createMessage();
    const send = (change = {}) =>
      api
        .client()
        .post('/api/support/tickets', { ...message, ...change }, { headers: { 'idempotency-key': 'once' } });
    const [first, second, other] = [await send(), await send(), await send({ subject: 'Another' })];
    const inAnotherOrder = Object.fromEntries(Object.entries(message).toReversed());
    const headers = { 'idempotency-key': 'once' };
    const reordered = await api.client().post('/api/support/tickets', inAnotherOrder, { headers });

    expect(second.body).toEqual(first.body);
    expect([reordered.status, reordered.body]).toEqual([first.status, first.body]);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await findMailsTo(api, message.email)).toHaveLength(1);
  });

  test.each([
    ['no name', { name: '' }, 'name'],
    ['an invalid address', { email: 'nowhere' }, 'email'],
    ['an address with a header', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    ['a subject with a header', { subject: 'Hello\r\nBcc: b@example.com' }, 'subject'],
    ['a long subject', { subject: 's'.repeat(151) }, 'subject'],
    ['no message', { message: '' }, 'message'],
    ['a long message', { message: 'm'.repeat(5_001) }, 'message'],
    ['an operator', { message: { $ne: '' } }, 'message'],
    ['an unknown field', { status: 'closed' }, ''],
  ])('rejects %s', async (_name, change, path) => {
    const before = await api.database.connection.collection('tickets').countDocuments();
    const { status, body } = await api
      .client()
      .post('/api/support/tickets', { ...createMessage(), ...change });

    expect([status, body.code, body.details[0].path]).toEqual([400, 'invalid_request', path]);
    expect(await api.database.connection.collection('tickets').countDocuments()).toBe(before);
  });
});

describe('answering', () => {
  test('emails the answer to the sender, any number of times', async () => {
    const { id, reference, email } = await open();
    const first = await answer(id, 'It weaves them\nas the loom weaves flowers.');
    api.clock.advance(1_000);
    const second = await answer(id, 'And leaves.');

    expect(first).toMatchObject({ status: 200, body: { status: 'answered' } });
    expect(second.body).toMatchObject({
      changedAt: api.clock.now().toISOString(),
      messages: [
        { author: 'sender', by: null },
        { by: administrator.user.username, text: 'It weaves them\nas the loom weaves flowers.' },
        { by: administrator.user.username, text: 'And leaves.', at: api.clock.now().toISOString() },
      ],
    });
    const [, mail] = await findMailsTo(api, email);
    expect(mail!.subject).toBe(`Re: A question (${reference})`);
    expect(mail!.text).toContain('as the loom weaves flowers.');
    expect(await findMailsTo(api, email)).toHaveLength(3);
  });

  test('stores one answer for two requests with the same key', async () => {
    const { id, email } = await open();
    const send = () =>
      administrator.post(
        `/api/admin/tickets/${id}/answer`,
        { text: 'Yes.', messagesRead: 1 },
        { headers: { 'idempotency-key': `answer-${id}` } },
      );
    const [first, second] = [await send(), await send()];

    expect(second.body).toEqual(first.body);
    expect(await findMailsTo(api, email)).toHaveLength(2);
  });
});

test("another member's ticket, a visitor's ticket and a malformed id are not found", async () => {
  const TICKETS = '/api/user/tickets';
  const [member, other] = [await createMember(api), await createMember(api)];
  const { subject, message } = createMessage();
  const { id } = (await other.post(TICKETS, { subject, message })).body;
  const visitors = (await open()).id;

  for (const unknown of [id, visitors, '1', 'f'.repeat(24)]) {
    for (const { status } of [
      await member.get(`${TICKETS}/${unknown}`),
      await member.post(`${TICKETS}/${unknown}/reply`, { text: 'Thank you.' }),
      await member.post(`${TICKETS}/${unknown}/read`),
    ])
      expect(status).toBe(404);
  }
});

describe('closing', () => {
  test('is final, and later decisions are rejected with the name of who closed the ticket', async () => {
    const other = await createAdministrator(api);
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
    expect(await answersOf(id)).toEqual([]);
  });

  test('concurrently with answering leaves the ticket closed and the answer either sent or rejected', async () => {
    const { id, email } = await open();

    const [answered] = await Promise.all([answer(id, 'Perhaps.'), close(id)]);
    const ticket = await get(id);

    expect(ticket.status).toBe('closed');
    expect(await answersOf(id)).toHaveLength(answered.status === 200 ? 1 : 0);
    // The confirmation, and that it was closed.
    expect(await findMailsTo(api, email)).toHaveLength(answered.status === 200 ? 3 : 2);
  });

  test.each(['1', 'f'.repeat(24), '%24ne'])('responds with 404 to the ticket id %s', async (id) => {
    for (const { status, body } of [
      await administrator.get(`/api/admin/tickets/${id}`),
      await answer(id, 'Never sent.'),
      await close(id),
    ])
      expect([status, body.code]).toEqual([404, 'not_found']);
  });
});

describe('the list', () => {
  test('filters by status, sender, time and search text, newest first', async () => {
    const member = await createMember(api);
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

  test('paginates by cursor', async () => {
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
  ])('rejects %s', async (query) => {
    expect((await administrator.get(`/api/admin/tickets?${query}`)).status).toBe(400);
  });

  test('exports a masked CSV file and records the export in the audit log', async () => {
    const { reference } = await open();
    const { status, body, headers } = await administrator.get(`/api/admin/tickets.csv?q=${reference}`);

    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(body.trim().split('\r\n')).toHaveLength(2);
    expect(body).toContain(`${reference},Ada Lovelace,w••••@e••••,`);
    const entry = await api.database.connection.collection('audit_log').findOne({ action: 'list_exported' });
    expect(entry?.by.toHexString()).toBe(administrator.user.id);
  });
});
