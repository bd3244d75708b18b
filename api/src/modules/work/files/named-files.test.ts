import type { Submission, WorkFileType } from '@platform/contracts';
import { createAdministrator, type LoggedInClient } from '../../../../test/support/factories.ts';
import { SAMPLE_FILES } from '../../../../test/support/sample-files.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import { createUploader, upload } from '../../../../test/support/uploads.ts';
import { saveBody, submissionPath } from '../../../../test/support/work-answers.ts';
import { DRAWING } from '../../../../test/support/work-tasks.ts';
import { newId, requireId } from '../../../platform/ids.ts';

const WRONG_TYPE = 'Add a file of type PNG or JPEG';
const NOT_UPLOADED = 'You have not uploaded this file';

let api: TestApi;
let member: LoggedInClient;
let submission: Submission;
beforeAll(async () => {
  api = await startTestApi({}, undefined, [DRAWING]);
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ member, submission } = await createUploader(api));
});

async function store(type: WorkFileType, client = member): Promise<string> {
  const { name, content } = SAMPLE_FILES[type];
  return (await upload(client, name, content)).body.id as string;
}

async function storeHalf(): Promise<string> {
  const file = await store('image/png');
  await api.database.connection
    .collection('work_files')
    .updateOne({ _id: requireId(file) }, { $set: { state: 'arriving' } });
  return file;
}

function save(files: readonly string[], version = 0) {
  const answers = { picture: { files, links: [], confirmed: true } };
  const item = { itemId: submission.items[0]!.id, answers, cannotDo: null };
  return member.post(submissionPath(submission, '/draft'), saveBody(submission, version, [item]));
}

const handIn = (version: number) =>
  member.post(submissionPath(submission, '/submit'), { version, assistance: { used: false, tools: '' } });

const stateOf = async (id: string) =>
  (await api.database.connection.collection('work_files').findOne({ _id: requireId(id) }))?.state as unknown;

test('reviewers open a file once it is handed in, not while it belongs to a draft', async () => {
  const reviewer = await createAdministrator(api, 'member', ['reviewer']);
  const file = await store('image/png');
  const open = async (client = reviewer) => (await client.get(`/api/files/${file}`)).status;
  expect([await open(), await open(member)]).toEqual([404, 200]);
  await save([file]);
  expect(await open()).toBe(404);

  await handIn(1);

  expect(await open()).toBe(200);
});

test('a file of an allowed type is saved, kept and handed in', async () => {
  const file = await store('image/png');
  expect((await save([file])).status).toBe(200);
  expect(await stateOf(file)).toBe('used');

  const { status, body } = await handIn(1);

  expect([status, body.state]).toEqual([200, 'submitted']);
  expect(body.files.map(({ id }: { id: string }) => id)).toEqual([file]);
});

test.each<[string, () => Promise<string>, string]>([
  ['of a type that the question does not take', () => store('application/pdf'), WRONG_TYPE],
  ['of another member', async () => store('image/png', (await createUploader(api)).member), NOT_UPLOADED],
  ['that is still being stored', storeHalf, NOT_UPLOADED],
  ['that does not exist', () => Promise.resolve(newId().toHexString()), NOT_UPLOADED],
  ['whose id is none', () => Promise.resolve('../picture.png'), NOT_UPLOADED],
])(
  'a draft that names a file %s is rejected at its place, and nothing is kept',
  async (_name, create, message) => {
    const [right, wrong] = [await store('image/jpeg'), await create()];

    const { status, body } = await save([right, wrong]);

    expect([status, body.code, body.details]).toEqual([
      400,
      'invalid_request',
      [{ path: 'items.0.answers.picture.files[1]', message }],
    ]);
    expect(await stateOf(right)).toBe('unused');
  },
);

test.each<[string, object, string]>([
  ['has another type by now', { type: 'application/pdf' }, WRONG_TYPE],
  ['belongs to someone else by now', { userId: newId() }, NOT_UPLOADED],
])('a hand-in with a file that %s is rejected at its place', async (_name, change, message) => {
  const file = await store('image/png');
  await save([file]);
  const files = api.database.connection.collection('work_files');
  await files.updateOne({ _id: requireId(file) }, { $set: change });

  const { status, body } = await handIn(1);

  expect([status, body.code, body.details]).toEqual([
    400,
    'incomplete',
    [{ path: 'items.0.answers.picture.files[0]', message }],
  ]);
});
