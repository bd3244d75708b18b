import type { Notice } from '@platform/contracts';
import { createAdministrator, createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';

const MINUTE_MS = 60_000;

let api: TestApi;
let owner: LoggedInClient;
let kate: LoggedInClient;
let omar: LoggedInClient;
let member: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  owner = await createAdministrator(api);
  kate = await createAdministrator(api, 'console', ['support']);
  omar = await createAdministrator(api, 'console', ['support']);
  member = await createMember(api);
});
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(START_TIME);
});

async function openTicket(): Promise<string> {
  const { status, body } = await member.post('/api/user/tickets', {
    subject: 'Where is it?',
    message: 'Why?',
  });
  expect(status).toBe(201);
  return body.id as string;
}
const act = (by: LoggedInClient, id: string, action: string, body?: object) =>
  by.post(`/api/admin/tickets/${id}/${action}`, body);
const answer = (by: LoggedInClient, id: string, messagesRead = 1) =>
  act(by, id, 'answer', { text: 'Because.', messagesRead });
const reply = async (id: string, text: string) =>
  expect((await member.post(`/api/user/tickets/${id}/reply`, { text })).status).toBe(200);
const read = async (by: LoggedInClient, id: string) => (await by.get(`/api/admin/tickets/${id}`)).body;
const outcomeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('a claim of a ticket', () => {
  test('is given to one of two administrators who ask at once, and the other can neither answer nor close', async () => {
    const id = await openTicket();
    const responses = await Promise.all([act(kate, id, 'claim'), act(omar, id, 'claim')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);

    const [winner, other] = responses[0].status === 200 ? [kate, omar] : [omar, kate];
    const claimedBy = winner.user.username;
    for (const rejected of [
      responses.find(({ status }) => status === 409)!,
      await answer(other, id),
      await act(other, id, 'close', { messagesRead: 1 }),
    ])
      expect([...outcomeOf(rejected), rejected.body.by]).toEqual([409, 'claimed', claimedBy]);
    const claimedUntil = '2026-03-10T12:30:00.000Z';
    expect(await read(other, id)).toMatchObject({ claimedBy, claimedUntil, status: 'open' });
    const { items } = (await other.get(`/api/admin/tickets?q=${member.user.username}`)).body;
    expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({ claimedBy, claimedUntil });
  });

  test('ends with the answer, so that anybody can go on with what the member replies', async () => {
    const id = await openTicket();
    await act(kate, id, 'claim');
    expect((await answer(kate, id)).body).toMatchObject({ status: 'answered', claimedBy: null });

    await reply(id, 'And where?');
    expect((await answer(omar, id, 3)).status).toBe(200);
  });

  test('ends when the ticket is closed, which then cannot be claimed', async () => {
    const id = await openTicket();
    await act(kate, id, 'claim');
    expect((await act(kate, id, 'close', { messagesRead: 1 })).body).toMatchObject({
      status: 'closed',
      claimedBy: null,
    });
    expect(outcomeOf(await act(kate, id, 'claim'))).toEqual([409, 'already_decided']);
    expect(outcomeOf(await act(owner, id, 'take-over'))).toEqual([409, 'already_decided']);
  });

  test('ends after 30 minutes, each renewal starts them again, and its holder can release it', async () => {
    const id = await openTicket();
    await act(kate, id, 'claim');
    api.clock.advance(20 * MINUTE_MS);
    expect((await act(kate, id, 'claim')).body.claimedUntil).toBe('2026-03-10T12:50:00.000Z');
    api.clock.advance(30 * MINUTE_MS);
    expect(await read(omar, id)).toMatchObject({ claimedBy: null, claimedUntil: null });

    expect((await act(omar, id, 'claim')).status).toBe(200);
    expect(outcomeOf(await act(kate, id, 'unclaim'))).toEqual([409, 'wrong_state']);
    expect((await act(omar, id, 'unclaim')).body).toMatchObject({ claimedBy: null });
    expect((await answer(kate, id)).status).toBe(200);
  });

  test('is taken over by owners only, which is recorded and told to its holder', async () => {
    const id = await openTicket();
    await act(kate, id, 'claim');
    expect(outcomeOf(await act(omar, id, 'take-over'))).toEqual([403, 'forbidden']);
    expect((await act(owner, id, 'take-over')).body.claimedBy).toBe(owner.user.username);
    await act(owner, id, 'take-over');
    expect((await answer(kate, id)).body.by).toBe(owner.user.username);

    const { items } = (await owner.get(`/api/admin/audit?q=${id}&sort=oldest&subject=case`)).body;
    expect(items.map(({ action, by, reason }: Record<string, string>) => [action, by, reason])).toEqual([
      ['case_claimed', kate.user.username, 'ticket'],
      ['case_taken_over', owner.user.username, 'ticket'],
    ]);
    const text = 'Another administrator has taken over a ticket that you had claimed';
    const notices = (await kate.get('/api/user/notices')).body.items as Notice[];
    expect(notices.filter(({ path }) => path === `/dashboard/admin/tickets/${id}`)).toMatchObject([{ text }]);
    const mail = (await findMailsTo(api, kate.user.email)).find(({ subject }) => subject === text);
    expect(mail?.text).toContain('Until then you can read it:');
  });
});

describe('an administrator who has not read the newest message', () => {
  test.each([
    ['answer', { text: 'Because.' }],
    ['close', {}],
  ])('cannot %s, and what the member wrote stays open', async (action, body) => {
    const id = await openTicket();
    await reply(id, 'It has arrived.');

    const late = await act(kate, id, action, { ...body, messagesRead: 1 });
    expect(outcomeOf(late)).toEqual([409, 'message_newer']);
    expect(await read(kate, id)).toMatchObject({ status: 'open', messages: [{}, {}] });
    expect((await act(kate, id, action, { ...body, messagesRead: 2 })).status).toBe(200);
  });

  test('sends no second answer beside that of another one', async () => {
    const id = await openTicket();
    const responses = await Promise.all([answer(kate, id, 1), answer(omar, id, 1)]);
    expect(responses.map(outcomeOf).sort()).toEqual([
      [200, undefined],
      [409, 'message_newer'],
    ]);
    expect((await read(kate, id)).messages).toHaveLength(2);
  });
});
