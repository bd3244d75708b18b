import { ANSWER_TIME } from '@platform/contracts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const read = async () => (await api.client().get('/api/support/answer-time')).body;

/** Stores a ticket that was answered after some hours, or was not. */
async function addTicket(hours: number | null, daysAgo = 10): Promise<void> {
  const createdAt = new Date(Date.parse(START_TIME) - daysAgo * DAY_MS);
  const message = { at: createdAt, author: 'sender', by: null, text: 'Where is my reward?' };
  const answered =
    hours === null ? [] : [hours, hours + 50].map((wait) => createdAt.getTime() + wait * HOUR_MS);
  await api.database.connection.collection('tickets').insertOne({
    ...{ reference: newId().toHexString(), name: 'Maria', email: 'maria@example.org', subject: 'A reward' },
    ...{ userId: null, status: 'answered', createdAt, changedAt: createdAt, waitingSince: createdAt },
    messages: [
      message,
      ...answered.map((at) => ({ at: new Date(at), author: 'support', by: newId(), text: 'Here.' })),
    ],
    ...{ readAt: null, closedAt: null, closedBy: null, removedAt: null },
  });
}

test('is the median until the first answer, once ten messages of the last 30 days have one', async () => {
  for (let hours = 1; hours < ANSWER_TIME.minTickets; hours += 1) await addTicket(hours);
  await addTicket(null);
  await addTicket(500, ANSWER_TIME.days + 1);
  expect(await read()).toEqual({ tickets: null, medianHours: null });

  await addTicket(30);
  api.clock.advance(60_000);

  // 1, 2 ... 9 and 30 hours: the middle two are 5 and 6.
  expect(await read()).toEqual({ tickets: 10, medianHours: 5.5 });
});
