import {
  activateBlueprint,
  createMember,
  insertTasks,
  submitIdentityDocuments,
  type LoggedInClient,
} from './factories.ts';
import { COURSE_ID } from './courses.ts';
import { insertLearning } from './learning-records.ts';
import { enrol } from './second-factor.ts';
import { addPasskeyOf } from './software-authenticator.ts';
import type { TestApi } from './test-api.ts';
import type { TestClient } from './test-client.ts';
import { insertFile } from './uploads.ts';
import { answerAll, startTask } from './work-answers.ts';
import { SECOND_SUITE, SUITE } from './work-tasks.ts';
import { DAY_MS } from '../../src/platform/clock.ts';
import { newId, requireId } from '../../src/platform/ids.ts';

/** Private values entered by the record owner. Each is a single line, so that it appears unescaped in JSON. */
export const PRIVATE_DATA = {
  fullName: 'Augusta Byron-Kingsley',
  email: 'augusta.private@example.net',
  phoneNumber: '+44 20 7946 0777',
  identificationNumber: 'KING-1815-7777',
  homeAddress: '77 Ockham Park Lane, Ockham',
  paymentDetails: 'private77wallet@example.net',
  password: 'a private password 77',
} as const;

/** A member with records of every kind, and the ids of these records by the path of their endpoint. */
export type RecordOwner = { readonly member: LoggedInClient; readonly ids: Readonly<Record<string, string>> };

/** Creates a member who has used every feature. Advances the clock by 15 days, so that rewards unlock. */
export async function createRecordOwner(api: TestApi): Promise<RecordOwner> {
  const { fullName, email, phoneNumber, paymentDetails, password } = PRIVATE_DATA;
  const member = await createMember(api, { fullName, email, password });
  await create(member, '/api/user/profile', { email, fullName, phoneNumber });
  await activateBlueprint(api, member, 1);
  await activateBlueprint(api, member, 10);
  for (const taskId of await insertTasks(api, 10, 4)) await create(member, '/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  const purchase = await create(member, '/api/user/blueprints', { blueprintId: 2 });
  const withdrawal = await create(member, '/api/user/withdrawals', {
    amount: 100,
    paymentMethod: 'paypal',
    paymentDetails,
  });
  const payoutMethod = await create(member, '/api/user/payout-methods', {
    paymentMethod: 'paypal',
    paymentDetails,
  });
  const ticket = await create(member, '/api/support/tickets', {
    name: 'Ada',
    email,
    subject: 'A question',
    message: 'What about it?',
  });
  await create(member, '/api/user/referrals', { email: 'a.friend@example.net' });
  const otherSession = await startOtherSession(api, member, password);
  await create(member, '/api/user/data-export', {});
  await api.app.jobs.runNow('make-data-exports');
  await enrol(api, member, password);
  const passkey = await addPasskeyOf(member);
  // A challenge and a secret that wait for their answers.
  await member.post('/api/user/passkeys/challenge');
  await create(member, '/api/user/second-factor/setup', { password });
  const file = await insertFile(api, member, 'What the member wrote.');
  const submission = await startTask(member, SUITE.id);
  await answerAll(member, submission);
  const submitted = await startTask(member, SECOND_SUITE.id);
  const version = await answerAll(member, submitted);
  const handIn = { version, assistance: { used: false, tools: '' } };
  await create(member, `/api/user/submissions/${submitted.id}/submit`, handIn);
  const report = await insertItemReport(api, member, { ...submitted, itemId: submitted.items[0]!.id });
  await member.post('/api/user/courses/progress', {
    lessons: [{ courseId: COURSE_ID, slug: 'lesson-10-1' }],
    solvedUnits: [],
  });
  const learning = await insertLearning(api, member);
  const verification = await createPendingVerification(api);
  const mail = await api.database.connection.collection('outbox').findOne({ to: email });
  const { body: notices } = await member.get('/api/user/notices');
  const [notice] = notices.items as { id: string }[];
  return {
    member,
    ids: {
      '/api/user/notices': notice!.id,
      '/api/user/blueprints': purchase,
      '/api/user/withdrawals': withdrawal,
      '/api/user/payout-methods': payoutMethod,
      '/api/user/tickets': ticket,
      '/api/files': file,
      '/api/user/submissions': submission.id,
      '/api/user/attempts': learning.attempt,
      '/api/user/passkeys': passkey.id,
      '/api/user/sessions': otherSession,
      '/api/admin/verifications': verification,
      '/api/admin/approve-verification': verification,
      '/api/admin/purchases': purchase,
      '/api/admin/cases/withdrawal': withdrawal,
      '/api/admin/reviews': submitted.id,
      '/api/admin/item-reports': report,
      '/api/admin/learning/reports': learning.report,
      '/api/admin/withdrawals': withdrawal,
      '/api/admin/tickets': ticket,
      '/api/admin/users': member.user.id,
      '/api/admin/outbox': mail!._id.toString(),
    },
  };
}

/** Returns an endpoint's path with the id of the owner's record; `undefined` if there is no such record. */
export function ownedRecordPath(path: string, { ids }: RecordOwner): string | undefined {
  const [collection = '', rest] = path.replace(':kind', 'withdrawal').split('/:id');
  const id = ids[collection];
  return rest === undefined || id === undefined ? undefined : `${collection}/${id}${rest}`;
}

/** Inserts the report of an item as accepted work leaves it; this work stays in review. Returns its id. */
export async function insertItemReport(
  api: TestApi,
  { user }: LoggedInClient,
  { id, taskId, itemId }: { readonly id: string; readonly taskId: string; readonly itemId: string },
): Promise<string> {
  const [_id, at] = [newId(), api.clock.now()];
  await api.database.connection.collection('item_reports').insertOne({
    ...{ _id, userId: requireId(user.id), submissionId: requireId(id), taskId, itemId },
    ...{ itemName: `${taskId}-01`, itemNumber: 1, cannotDo: 'unsafe', reportedAt: at, dueAt: at },
    ...{ status: 'pending', reason: null, decidedAt: null, decidedBy: null },
  });
  return _id.toHexString();
}

/** Submits a verification for another member, because a member with a pending verification cannot purchase yet. */
async function createPendingVerification(api: TestApi): Promise<string> {
  const { fullName, phoneNumber, identificationNumber, homeAddress } = PRIVATE_DATA;
  return submitIdentityDocuments(await createMember(api), {
    ...{ fullName, phoneNumber, identificationNumber, homeAddress },
    email: `verification.${PRIVATE_DATA.email}`,
  });
}

/** Logs a member in on another device. Returns the id of that session in the member's list. */
async function startOtherSession(api: TestApi, member: LoggedInClient, password: string): Promise<string> {
  await create(api.client(), '/api/auth/login', { username: member.user.username, password });
  const { body } = await member.get('/api/user/sessions');
  const sessions = body.items as { id: string; isCurrent: boolean }[];
  return sessions.find(({ isCurrent }) => !isCurrent)!.id;
}

async function create(client: TestClient, path: string, requestBody: object): Promise<string> {
  const { status, body } = await client.post(path, requestBody);
  if (status >= 300) throw new Error(`${path} was rejected: ${JSON.stringify(body)}`);
  return body.id as string;
}
