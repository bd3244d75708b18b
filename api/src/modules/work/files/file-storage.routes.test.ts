import { FILE_STORAGE_FIRST_DAYS, FILE_STORAGE_MB } from '@platform/contracts';
import { activateBlueprint, createMember, type LoggedInClient } from '../../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import { createUploader, randomText, upload } from '../../../../test/support/uploads.ts';
import { startTask, submissionPath } from '../../../../test/support/work-answers.ts';
import { DRAWING, REWRITING, WORK_BLUEPRINT_ID } from '../../../../test/support/work-tasks.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { newId, requireId } from '../../../platform/ids.ts';

const MB = 1024 * 1024;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, undefined, [DRAWING, REWRITING]);
});
afterAll(() => api.stop());

const collection = (name: string) => api.database.connection.collection(name);
const setConfirmed = ({ user }: LoggedInClient, emailVerified: boolean) =>
  collection('users').updateOne({ _id: requireId(user.id) }, { $set: { emailVerified } });

/** Uploads a short text. Returns the outcome. */
async function outcomeOf(member: LoggedInClient): Promise<unknown> {
  const { status, body } = await upload(member, 'a.txt', randomText());
  return status === 201 ? 'stored' : [status, body.code, body.message];
}

/** Adds the record of a used file of so many bytes. */
const store = ({ user }: LoggedInClient, size: number) =>
  collection('work_files').insertOne({
    _id: newId(),
    userId: requireId(user.id),
    name: 'video.mp4',
    type: 'video/mp4',
    size,
    sha256: '',
    state: 'used',
    createdAt: api.clock.now(),
  });

test('an account with an unconfirmed address stores no file', async () => {
  const { member } = await createUploader(api);
  await setConfirmed(member, false);
  const message = 'Confirm your email address before you upload files.';

  expect(await outcomeOf(member)).toEqual([409, 'too_many_files', message]);
  await setConfirmed(member, true);
  expect(await outcomeOf(member)).toBe('stored');
});

test('a file is only for an open question that asks for files', async () => {
  const member = await createMember(api);
  await setConfirmed(member, true);
  await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
  const closed = [409, 'wrong_state', 'None of your open tasks asks for a file.'];

  expect(await outcomeOf(member)).toEqual(closed);
  await startTask(member, REWRITING.id);
  expect(await outcomeOf(member)).toEqual(closed);
  const submission = await startTask(member, DRAWING.id);
  expect(await outcomeOf(member)).toBe('stored');
  await member.post(submissionPath(submission, '/give-back'));
  expect(await outcomeOf(member)).toEqual(closed);
});

test('an account stores 50 MB in its first 7 days, and 400 MB later', async () => {
  const { member } = await createUploader(api);
  const { first, later } = FILE_STORAGE_MB;
  await store(member, first * MB - 30);
  const inFirstDays = `You can store ${first} MB of files in the first ${FILE_STORAGE_FIRST_DAYS} days of your account.`;

  expect(await outcomeOf(member)).toBe('stored');
  expect(await outcomeOf(member)).toEqual([409, 'too_many_files', inFirstDays]);
  api.clock.advance(FILE_STORAGE_FIRST_DAYS * DAY_MS - 60_000);
  expect(await outcomeOf(member)).toEqual([409, 'too_many_files', inFirstDays]);
  api.clock.advance(60_000);
  expect(await outcomeOf(member)).toBe('stored');
  await store(member, (later - first) * MB);
  expect(await outcomeOf(member)).toEqual([409, 'too_many_files', `You can store ${later} MB of files.`]);
});
