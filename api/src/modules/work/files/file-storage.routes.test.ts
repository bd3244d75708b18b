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

/** Adds the record of a file of so many bytes. Returns its id. */
async function store({ user }: LoggedInClient, size: number, state = 'used'): Promise<string> {
  const _id = newId();
  await collection('work_files').insertOne({
    _id,
    userId: requireId(user.id),
    name: 'video.mp4',
    type: 'video/mp4',
    size,
    sha256: '',
    state,
    createdAt: api.clock.now(),
  });
  return _id.toString();
}

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

test('a file that is still being stored takes room and cannot be opened', async () => {
  const { member } = await createUploader(api);
  const id = await store(member, FILE_STORAGE_MB.first * MB, 'arriving');

  expect(await outcomeOf(member)).toEqual([409, 'too_many_files', expect.any(String)]);
  expect((await member.get(`/api/files/${id}`)).status).toBe(404);
});

test('what a stopped process left of a file is removed after a day', async () => {
  const { member } = await createUploader(api);
  const { body } = await upload(member, 'a.txt', randomText());
  const file = { _id: requireId(body.id as string) };
  await collection('work_files').updateOne(file, { $set: { state: 'arriving' } });
  const countLeft = async () => {
    await api.app.jobs.runNow('remove-unused-files');
    const pieces = await collection('work_file_chunks').countDocuments({ fileId: file._id });
    return [await collection('work_files').countDocuments(file), pieces];
  };

  api.clock.advance(DAY_MS - 1_000);
  expect(await countLeft()).toEqual([1, 1]);
  api.clock.advance(2_000);
  expect(await countLeft()).toEqual([0, 0]);
});

test('a file whose account is deleted while it is stored leaves nothing', async () => {
  const { member } = await createUploader(api);
  const stored = upload(member, 'a.txt', Buffer.alloc(10 * MB, 'All of this is text. '));
  const arriving = { userId: requireId(member.user.id), state: 'arriving' };
  const findFile = () => collection('work_files').findOneAndDelete(arriving);
  let file = await findFile();
  while (!file) file = await findFile();

  const { status, body } = await stored;

  expect([status, body.code]).toEqual([409, 'wrong_state']);
  expect(await collection('work_file_chunks').countDocuments({ fileId: file._id })).toBe(0);
});
