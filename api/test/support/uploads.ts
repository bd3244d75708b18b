import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest, type ClientRequest } from 'node:http';
import type { Submission } from '@platform/contracts';
import { newId, requireId } from '../../src/platform/ids.ts';
import { activateBlueprint, createMember, type LoggedInClient } from './factories.ts';
import type { TestApi } from './test-api.ts';
import { startTask } from './work-answers.ts';
import { DRAWING, WORK_BLUEPRINT_ID } from './work-tasks.ts';

/** Creates a member with a confirmed address who has started `DRAWING`, a task with a question for files. */
export async function createUploader(
  api: TestApi,
): Promise<{ member: LoggedInClient; submission: Submission }> {
  const member = await createMember(api);
  await api.database.connection
    .collection('users')
    .updateOne({ _id: requireId(member.user.id) }, { $set: { emailVerified: true } });
  await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
  return { member, submission: await startTask(member, DRAWING.id) };
}

/** The headers of an upload. */
export const uploadHeaders = (name: string): Record<string, string> => ({
  'content-type': 'application/octet-stream',
  'x-file-name': encodeURIComponent(name),
});

export function upload(
  client: LoggedInClient,
  name: string,
  content: Uint8Array,
  headers: Record<string, string> = {},
) {
  return client.post('/api/user/files', undefined, {
    raw: content,
    headers: { ...uploadHeaders(name), ...headers },
  });
}

/** Text that no other file has. */
export const randomText = (): Buffer => Buffer.from(randomBytes(12).toString('hex'));

export const cookieOf = ({ cookies }: LoggedInClient): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Begins an upload by hand: without a length the body is sent in chunks. */
export function beginUpload(
  { url }: TestApi,
  member: LoggedInClient,
  length?: number,
): { request: ClientRequest; status: Promise<number | undefined> } {
  const request = httpRequest(`${url}/api/user/files`, {
    method: 'POST',
    headers: {
      cookie: cookieOf(member),
      ...uploadHeaders('a.txt'),
      ...(length !== undefined && { 'content-length': length }),
    },
  });
  const { promise: status, resolve } = Promise.withResolvers<number | undefined>();
  request.once('response', (response) => {
    response.resume();
    resolve(response.statusCode);
  });
  request.once('error', () => resolve(undefined));
  return { request, status };
}

/** Stores a text file that a member has handed in, without a call. Returns its id. */
export async function insertFile(
  { database, clock }: TestApi,
  { user }: LoggedInClient,
  text: string,
): Promise<string> {
  const { connection } = database;
  const [_id, content] = [newId(), Buffer.from(text)];
  const sha256 = createHash('sha256').update(content).digest('hex');
  const kind = { name: 'notes.txt', type: 'text/plain', state: 'unused' };
  await connection.collection('work_files').insertOne({
    _id,
    userId: requireId(user.id),
    ...kind,
    size: content.length,
    sha256,
    createdAt: clock.now(),
    isHandedIn: true,
  });
  await connection
    .collection<{ _id: string }>('work_file_chunks')
    .insertOne({ _id: `${_id.toHexString()}:0`, fileId: _id, content } as { _id: string });
  await connection
    .collection('upload_counters')
    .updateOne({ _id: requireId(user.id) }, { $inc: { count: 1 } }, { upsert: true });
  return _id.toHexString();
}
