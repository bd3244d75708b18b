import type { NoticeKind, NoticeMailTime } from '@platform/contracts';
import { findMailsTo } from './captured-mails.ts';
import type { LoggedInClient } from './factories.ts';
import type { TestApi } from './test-api.ts';

/** Lets support answer a new question of a member. */
export async function answerQuestion(
  api: TestApi,
  administrator: LoggedInClient,
  member: LoggedInClient,
  subject: string,
): Promise<void> {
  const { body } = await member.post('/api/user/tickets', { subject, message: 'Why?' });
  const path = `/api/admin/tickets/${body.id}/answer`;
  const { status } = await administrator.post(path, { text: `About ${subject}.`, messagesRead: 1 });
  expect(status).toBe(200);
  api.clock.advance(1_000);
}

/** Changes when a member gets the emails of a kind of notices. Returns the answer of the server. */
export async function chooseNoticeMail(
  member: LoggedInClient,
  mail: NoticeMailTime,
  kind: NoticeKind = 'support_answers',
  timeZone?: string,
) {
  const change = { kind, mail, ...(timeZone && { timeZone }) };
  const { status, body } = await member.post('/api/user/notice-preferences', change);
  expect(status).toBe(200);
  return body;
}

/** Returns the mails about answers, and about several notices. */
export async function findNoticeMails(api: TestApi, { user }: LoggedInClient) {
  const mails = await findMailsTo(api, user.email);
  return mails.filter(({ subject }) => /^Re: |in your account$/.test(subject));
}
