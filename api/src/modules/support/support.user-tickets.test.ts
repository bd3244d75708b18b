import type { UserTicket, UserTicketRow } from '@platform/contracts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { createAdministrator, createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import type { TestClient } from '../../../test/support/test-client.ts';

let api: TestApi;
let administrator: LoggedInClient;
let member: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  member = await createMember(api);
});

const HOUR_MS = 3_600_000;
/** More messages than a ticket has. */
const ALL = 100;
const TICKETS = '/api/user/tickets';
const MESSAGE = { subject: 'Where is my withdrawal?', message: 'It still says Processing.' };

async function open(client: TestClient = member): Promise<UserTicket> {
  api.clock.advance(1_000);
  const { status, body } = await client.post(TICKETS, MESSAGE);
  expect(status).toBe(201);
  return body as UserTicket;
}
const get = async (id: string) => (await member.get(`${TICKETS}/${id}`)).body as UserTicket;
const list = async (): Promise<UserTicketRow[]> => (await member.get(TICKETS)).body.items;
const getAsAdministrator = async (id: string) => (await administrator.get(`/api/admin/tickets/${id}`)).body;
function answer(id: string, text = 'It was paid today.') {
  api.clock.advance(1_000);
  return administrator.post(`/api/admin/tickets/${id}/answer`, { text, messagesRead: ALL });
}
function reply(id: string, text = 'Thank you.', client: TestClient = member) {
  api.clock.advance(1_000);
  return client.post(`${TICKETS}/${id}/reply`, { text });
}
const close = (id: string) => administrator.post(`/api/admin/tickets/${id}/close`, { messagesRead: ALL });

test('a member writes with the name and address of the account and gets a link to the conversation', async () => {
  const ticket = await open();
  const { username, email } = member.user;

  expect(ticket).toMatchObject({ status: 'open', unread: false, subject: MESSAGE.subject });
  expect(await getAsAdministrator(ticket.id)).toMatchObject({
    name: username,
    username,
    userId: member.user.id,
  });
  const mail = (await findMailsTo(api, email)).at(-1)!;
  expect(mail.subject).toBe(`We have received your message (${ticket.reference})`);
  expect(mail.text).toContain(`${api.settings.shellOrigin}/dashboard/support/${ticket.id}`);
});

test('a conversation contains the messages of both sides in order, without names of administrators', async () => {
  const { id } = await open();
  await answer(id);
  await reply(id);
  await answer(id, 'You are welcome.');

  const ticket = await get(id);
  expect(ticket.messages.map(({ author, text }) => [author, text])).toEqual([
    ['sender', MESSAGE.message],
    ['support', 'It was paid today.'],
    ['sender', 'Thank you.'],
    ['support', 'You are welcome.'],
  ]);
  expect(JSON.stringify(ticket)).not.toContain(administrator.user.username);
  const { messages } = await getAsAdministrator(id);
  expect(messages.map(({ by }: { by: string | null }) => by)).toEqual([
    null,
    administrator.user.username,
    null,
    administrator.user.username,
  ]);
});

test('the email with an answer links to the conversation of a member only', async () => {
  const { id } = await open();
  await answer(id);
  const body = { ...MESSAGE, name: 'Ada', email: 'a-visitor@example.com' };
  await answer((await api.client().post('/api/support/tickets', body)).body.id);

  expect((await findMailsTo(api, member.user.email)).at(-1)!.text).toContain(`/dashboard/support/${id}`);
  for (const { text } of await findMailsTo(api, 'a-visitor@example.com'))
    expect(text).not.toContain('/dashboard/');
});

test('a reply opens an answered ticket again and is recorded in the audit log', async () => {
  const { id } = await open();
  await answer(id);
  expect(await get(id)).toMatchObject({ status: 'answered' });

  expect((await reply(id)).body).toMatchObject({ status: 'open' });

  expect(await getAsAdministrator(id)).toMatchObject({ status: 'open' });
  const { items } = (await administrator.get(`/api/admin/audit?action=ticket_replied`)).body;
  expect(items[0]).toMatchObject({ by: member.user.username, subjectId: id, userId: member.user.id });
});

test('closing is told by email and in the app, and says whether the last message was answered', async () => {
  const answered = await open();
  await answer(answered.id);
  // Of this kind, there is one email an hour.
  api.clock.advance(HOUR_MS);
  await close(answered.id);
  const unanswered = await open();
  api.clock.advance(HOUR_MS);
  await close(unanswered.id);

  const mails = await findMailsTo(api, member.user.email);
  const textOf = ({ reference }: UserTicket) =>
    mails.find(({ subject }) => subject === `Your message was closed (${reference})`)?.text;
  expect(textOf(answered)).toContain('It takes no more replies.');
  expect(textOf(answered)).not.toContain('without an answer');
  expect(textOf(unanswered)).toContain('without an answer to your last message');
  const { items } = (await member.get('/api/user/notices')).body as {
    items: { text: string; path: string }[];
  };
  expect(items).toContainEqual(
    expect.objectContaining({
      text: `Support has closed your ticket: ${MESSAGE.subject}`,
      path: `/dashboard/support/${unanswered.id}`,
    }),
  );
});

test('a closed ticket takes no reply, and the rejection names no administrator', async () => {
  const { id } = await open();
  await close(id);
  const { status, body } = await reply(id);

  expect([status, body.code]).toEqual([409, 'wrong_state']);
  expect(JSON.stringify(body)).not.toContain(administrator.user.username);
  expect((await get(id)).messages).toHaveLength(1);
});

test('a reply concurrent with closing is either part of the conversation or rejected', async () => {
  const { id } = await open();
  await answer(id);

  const [replied] = await Promise.all([reply(id), close(id)]);

  const { status, messages } = await get(id);
  expect(status).toBe('closed');
  expect(messages).toHaveLength(replied.status === 200 ? 3 : 2);
});

test('a ticket is unread from an answer until the member opens it or replies', async () => {
  const { id } = await open();
  const isUnread = async () => (await list())[0]!.unread;
  expect(await isUnread()).toBe(false);

  await answer(id);
  expect(await isUnread()).toBe(true);
  const { body } = await member.post(`${TICKETS}/${id}/read`);
  expect(body).toMatchObject({ unread: false, status: 'answered' });
  expect(await isUnread()).toBe(false);

  await answer(id, 'One more thing.');
  expect(await isUnread()).toBe(true);
  await reply(id);
  expect(await isUnread()).toBe(false);
});

test('the list shows the ticket with the newest activity first, also across pages', async () => {
  const [first, second, third] = [await open(), await open(), await open()];
  await answer(first.id);
  const ids = [first.id, third.id, second.id];

  expect((await list()).map(({ id }) => id)).toEqual(ids);
  const page = (await member.get(`${TICKETS}?limit=2`)).body;
  const rest = (await member.get(`${TICKETS}?limit=2&cursor=${page.next}`)).body;
  expect([...page.items, ...rest.items].map(({ id }: UserTicketRow) => id)).toEqual(ids);
  expect(rest.next).toBeNull();
});

test('a ticket from the public form belongs to the account of a member who was logged in', async () => {
  const body = { ...MESSAGE, name: 'Ada', email: 'elsewhere@example.com' };
  const { id } = (await member.post('/api/support/tickets', body)).body;
  await api.client().post('/api/support/tickets', { ...body, email: member.user.email });

  expect((await list()).map((ticket) => ticket.id)).toEqual([id]);
});

test('a repeated request opens one ticket and adds one reply', async () => {
  const post = (path: string, body: object, key: string) =>
    member.post(path, body, { headers: { 'idempotency-key': key } });
  const [first, second] = [await post(TICKETS, MESSAGE, 'open'), await post(TICKETS, MESSAGE, 'open')];
  expect(second.body).toEqual(first.body);
  const path = `${TICKETS}/${first.body.id}/reply`;
  await post(path, { text: 'Thank you.' }, 'reply');
  await post(path, { text: 'Thank you.' }, 'reply');

  expect(await list()).toHaveLength(1);
  expect((await get(first.body.id)).messages).toHaveLength(2);
});

test.each([
  ['a blank subject', TICKETS, { ...MESSAGE, subject: '   ' }, 'subject'],
  ['a long subject', TICKETS, { ...MESSAGE, subject: 's'.repeat(151) }, 'subject'],
  ['a blank message', TICKETS, { ...MESSAGE, message: ' \n ' }, 'message'],
  ['a long message', TICKETS, { ...MESSAGE, message: 'm'.repeat(5_001) }, 'message'],
  ['an address', TICKETS, { ...MESSAGE, email: 'a@example.com' }, ''],
  ['a blank reply', `${TICKETS}/${'f'.repeat(24)}/reply`, { text: ' ' }, 'text'],
])('rejects %s', async (_name, path, body, field) => {
  const response = await member.post(path, body);

  expect([response.status, response.body.code, response.body.details[0].path]).toEqual([
    400,
    'invalid_request',
    field,
  ]);
});

test('stores markup as the text that was written', async () => {
  const text = '<img src=x onerror=alert(1)> & <b>bold</b>';
  const { id } = (await member.post(TICKETS, { subject: text, message: text })).body;

  expect(await get(id)).toMatchObject({ subject: text, messages: [{ text }] });
});
