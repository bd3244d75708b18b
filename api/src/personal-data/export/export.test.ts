import { strFromU8, unzipSync } from 'fflate';
import {
  createAdministrator,
  createMember,
  refer,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { createRecordOwner, PRIVATE_DATA } from '../../../test/support/record-owner.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { newId, requireId } from '../../platform/ids.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { MEMBER_COLLECTIONS, ownedBy } from '../collections.ts';
import type { ExportRule } from './export-rule.ts';
import { EXPORT_RULES } from './export-rules.ts';
import { createZipWriter } from './zip-writer.ts';

let api: TestApi;
let administrator: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
});
afterAll(() => api.stop());

const PATH = '/api/user/data-export';
const FILE = `${PATH}/file`;
/** Written by an administrator for other administrators. */
const NOTE = 'Calls from a number that we know.';
const RULES = Object.entries<ExportRule>(EXPORT_RULES);
const collection = (name: string) => api.database.connection.collection(name);
const runJob = () => api.app.jobs.runNow('make-data-exports');
const request = (member: LoggedInClient) => member.post(PATH, {});

/** Downloads a member's copy and returns its files as text, by name. */
async function download(member: LoggedInClient): Promise<Record<string, string>> {
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${api.url}${FILE}`, { headers: { cookie } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(response.headers.get('cache-control')).toContain('no-store');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

async function makeCopy(member: LoggedInClient): Promise<Record<string, string>> {
  await runJob();
  return download(member);
}

describe('the content of a copy', () => {
  let member: LoggedInClient;
  let files: Record<string, string>;
  /** What the member had when the copy was made, by collection. */
  const stored = new Map<string, string[]>();
  beforeAll(async () => {
    const owner = await createRecordOwner(api);
    ({ member } = owner);
    const notes = `/api/admin/cases/withdrawal/${owner.ids['/api/user/withdrawals']}/notes`;
    expect((await administrator.post(notes, { text: NOTE })).status).toBe(200);
    const userId = requireId(member.user.id);
    // The documents with the private values were submitted by another member.
    await collection('identity_documents').updateOne({}, { $set: { userId } });
    await refer(api, member, await createMember(api, { username: 'Invited Stranger' }));
    await api.app.jobs.runNow('decide-overdue-work');
    api.clock.advance(4 * DAY_MS);
    await api.app.jobs.runNow('decide-overdue-work');
    const reset = `/api/admin/users/${member.user.id}/second-factor-reset`;
    expect((await administrator.post(reset, { reason: NOTE })).status).toBe(200);
    // A file that is still being stored is listed, but has no content yet.
    await collection('work_files').insertOne({
      _id: newId(),
      userId,
      state: 'arriving',
      name: 'b.txt',
      size: 9,
    });
    expect((await request(member)).status).toBe(201);
    for (const [name, access] of Object.entries(MEMBER_COLLECTIONS)) {
      const records = await collection(name).find(ownedBy(userId, access)).toArray();
      stored.set(
        name,
        records.map(({ _id }) => String(_id)),
      );
    }
    files = await makeCopy(member);
  });

  test.each(RULES)('of %s has each of the member’s records, or there is a reason', (name, rule) => {
    if ('none' in rule) {
      expect(rule.none).toMatch(/\w+ \w+/);
      return;
    }
    const expected = stored.get(name)!;
    const listed = JSON.parse(files[`${rule.file}.json`]!) as { id?: string }[];

    expect(listed).toHaveLength(expected.length);
    expect(listed.map(({ id }) => id).sort()).toEqual(
      rule.hidesId ? expected.map(() => undefined) : expected.sort(),
    );
  });

  test('is of a member who has records in every collection, except a few', () => {
    const empty = [...stored].filter(([, ids]) => ids.length === 0).map(([name]) => name);
    expect(empty.sort()).toEqual(['idempotent_responses', 'sessions_console', 'work_slots']);
  });

  test.each(RULES)('of %s decides about each stored field', (name, rule) => {
    const model = Object.values(api.database.connection.models).find(
      ({ collection: { collectionName } }) => collectionName === name,
    );
    if ('none' in rule || !model) return;
    const paths = Object.keys(model.schema.paths).map((path) => path.split('.')[0]!);
    const stored = new Set(paths.filter((path) => path !== '_id'));
    const decided = [...rule.fields, ...(rule.actors ?? []), ...Object.keys(rule.omitted)];
    expect([...stored].filter((path) => !decided.includes(path))).toEqual([]);
    expect(decided.filter((path) => !stored.has(path))).toEqual([]);
  });

  test('has what the member entered, in clear text, and the files', () => {
    const { password, ...entered } = PRIVATE_DATA;
    const text = Object.values(files).join('\n');
    const escaped = Object.values(entered).map((value) => JSON.stringify(value).slice(1, -1));
    expect(escaped.filter((value) => !text.includes(value))).toEqual([]);
    expect(text).not.toContain(password);
    const uploads = Object.entries(files).filter(([name]) => name.startsWith('files/'));
    expect(uploads).toEqual([[expect.stringMatching(/-notes\.txt$/), 'What the member wrote.']]);
    expect(JSON.parse(files['work.json']!)[0].answers).not.toHaveLength(0);
  });

  test('has no secrets, and nothing that belongs to others', async () => {
    const text = Object.values(files).join('\n');
    const userId = requireId(member.user.id);
    const [user, factor] = [
      await collection('users').findOne({ _id: userId }),
      await collection('second_factors').findOne({ _id: userId }),
    ];
    const digests = (factor?.recoveryDigests ?? []) as string[];
    const secrets = [user?.passwordHash, factor?.encryptedSecret, factor?.encryptedRecoveryKey, ...digests];
    expect(secrets.filter((secret) => typeof secret !== 'string' || text.includes(secret))).toEqual([]);
    const others = await collection('users')
      .find({ _id: { $ne: userId } })
      .toArray();
    const names = others.flatMap(({ _id, email }) => [_id.toHexString(), email as string]);
    expect(names.filter((name) => text.includes(name))).toEqual([]);
    expect(text).not.toContain(NOTE);
    expect(text).not.toMatch(/Invited Stranger|"(passwordHash|encrypted\w*|\w*Digests)"/);
    for (const { _id } of await collection('sessions_member').find().toArray())
      expect(text).not.toContain(String(_id));
  });

  test('is explained by a README', () => {
    for (const [, rule] of RULES)
      expect(files['README.txt']).toContain('none' in rule ? rule.none : `${rule.file}.json: ${rule.about}`);
  });
});

test('is made within the hour, announced without the file, and available for 7 days to its member only', async () => {
  const member = await createMember(api);
  expect((await member.get(PATH)).body).toMatchObject({ state: 'none', availableUntil: null });

  const { status, body } = await request(member);
  expect([status, body.state]).toEqual([201, 'preparing']);
  expect((await request(member)).body.code).toBe('wrong_state');
  expect((await member.get(FILE)).status).toBe(404);
  await runJob();

  const { body: ready } = await member.get(PATH);
  const until = new Date(api.clock.now().getTime() + 7 * DAY_MS).toISOString();
  expect(ready).toMatchObject({ state: 'ready', availableUntil: until });
  expect((await member.post(`${PATH}/open`)).status).toBe(204);
  const findDownloads = () =>
    collection('audit_log').countDocuments({ action: 'user_data_export_downloaded' });
  const before = await findDownloads();
  expect(Object.keys(await download(member))).toContain('profile.json');
  expect(await findDownloads()).toBe(before + 1);
  expect((await api.client().get(FILE)).status).toBe(401);
  expect((await administrator.get(FILE)).status).toBe(404);
  const mails = await findMailsTo(api, member.user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['A copy of your data was requested', 'The copy of your data is ready']),
  );
  expect(mails.at(-1)!.text).toMatch(/\/dashboard\/settings#data\n/);
  const { body: notices } = await member.get('/api/user/notices');
  expect(notices.items[0]).toMatchObject({ topic: 'security', path: '/dashboard/settings#data' });
  const actions = await collection('audit_log').distinct('action', { userId: requireId(member.user.id) });
  expect(actions).toEqual(
    expect.arrayContaining([
      'user_data_export_requested',
      'user_data_export_made',
      'user_data_export_downloaded',
    ]),
  );

  api.clock.advance(7 * DAY_MS);
  expect((await member.get(FILE)).status).toBe(404);
  expect((await member.get(PATH)).body.state).toBe('none');
  await runJob();
  const exports = await collection('data_exports')
    .find({ userId: requireId(member.user.id) })
    .toArray();
  expect(exports).toEqual([]);
});

test('is encrypted in the database, and its pieces fit to one place only', async () => {
  const member = await createMember(api, { fullName: 'Clear Text Name' });
  await request(member);
  await runJob();
  const record = await collection('data_exports').findOne({ userId: requireId(member.user.id) });
  const pieces = await collection('data_export_pieces').find({ exportId: record!._id }).toArray();
  // A ZIP file begins with these bytes.
  expect(pieces.filter(({ content }) => content.buffer.subarray(0, 2).toString() === 'PK')).toEqual([]);

  const other = await createMember(api);
  await request(other);
  await runJob();
  const foreign = await collection('data_exports').findOne({ userId: requireId(other.user.id) });
  await collection('data_export_pieces').updateOne(
    { exportId: foreign!._id },
    { $set: { content: pieces[0]!.content } },
  );
  expect((await other.get(FILE)).status).toBe(500);
});

test('needs a recent password to be requested and to be downloaded', async () => {
  const member = await createMember(api);
  await request(member);
  await runJob();
  await collection('sessions_member').updateOne(
    { 'session.passport.user.id': member.user.id },
    { $set: { 'session.signedInAtMs': Date.now() - 601_000 } },
  );

  const results = [await request(member), await member.post(`${PATH}/open`), await member.get(FILE)];

  expect(results.map(({ body }) => body.code)).toEqual(Array(3).fill('reauthentication_required'));
});

test('is made once by two processes, replaces the one before, and 3 times a day, however many requests come at once', async () => {
  const member = await createMember(api);
  const second = await api.startSecondInstance();
  const runs = () => Promise.all([api, second].map(({ app }) => app.jobs.runNow('make-data-exports')));
  const elsewhere = second.client();
  for (const [name, value] of member.cookies) elsewhere.cookies.set(name, value);
  const atOnce = [member, member, member, elsewhere, elsewhere, elsewhere].map((client) =>
    client.post(PATH, {}),
  );
  const statuses = (await Promise.all(atOnce)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409]);
  await runs();
  for (let count = 0; count < 2; count += 1) {
    expect((await request(member)).status).toBe(201);
    await runs();
  }
  expect((await request(member)).status).toBe(429);

  const userId = requireId(member.user.id);
  const exports = await collection('data_exports').find({ userId }).toArray();
  const made = { action: 'user_data_export_made', userId };
  expect(exports.map(({ state }) => state as string)).toEqual(['ready']);
  const pieces = await collection('data_export_pieces').find().toArray();
  const known = await collection('data_exports').distinct('_id');
  expect(pieces.filter(({ exportId }) => !known.some((id) => id.equals(exportId)))).toEqual([]);
  expect(await collection('audit_log').countDocuments(made)).toBe(3);
  await second.stop();
});

test('is tried again after an error and a dead process, and says at last that it failed', async () => {
  const member = await createMember(api);
  await request(member);
  const userId = requireId(member.user.id);
  const record = await collection('data_exports').findOne({ userId });
  // A process has begun and died.
  const died = { attempts: 1, nextAttemptAt: new Date(api.clock.now().getTime() + 15 * 60_000) };
  await collection('data_exports').updateOne({ _id: record!._id }, { $set: died });
  await runJob();
  expect((await member.get(PATH)).body.state).toBe('preparing');
  // From now on the key cannot be read.
  await collection('data_exports').updateOne({ _id: record!._id }, { $set: { encryptedKey: 'lost' } });
  for (const minutes of [15, 5]) {
    api.clock.advance(minutes * 60_000);
    await expect(runJob()).rejects.toThrow('could not be made');
  }

  expect((await member.get(PATH)).body).toMatchObject({ state: 'failed', availableUntil: null });
  const mails = await findMailsTo(api, member.user.email);
  expect(mails.at(-1)!.subject).toBe('The copy of your data could not be made');
  expect((await request(member)).status).toBe(201);
  expect(await makeCopy(member)).toHaveProperty(['profile.json']);
});

test('is made although the clock was set back after a process had died', async () => {
  const member = await createMember(api);
  await request(member);
  const userId = requireId(member.user.id);
  const died = { attempts: 1, nextAttemptAt: new Date(api.clock.now().getTime() + 3_600_000) };
  await collection('data_exports').updateOne({ userId }, { $set: died });

  expect(await makeCopy(member)).toHaveProperty(['profile.json']);
});

test('is removed with the account', async () => {
  const member = await createMember(api);
  await request(member);
  await runJob();
  const record = await collection('data_exports').findOne({ userId: requireId(member.user.id) });
  await member.post('/api/user/deletion', { givesUpBalance: true });
  // The copy would expire before the account is deleted.
  await collection('data_exports').updateOne(
    { _id: record!._id },
    { $set: { keptUntil: new Date(api.clock.now().getTime() + 30 * DAY_MS) } },
  );
  api.clock.advance(14 * DAY_MS);
  await api.app.jobs.runNow('delete-accounts');
  api.clock.advance(60_000);
  await api.app.jobs.runNow('delete-accounts');
  expect(await collection('data_exports').findOne({ _id: record!._id })).toMatchObject({
    encryptedKey: null,
  });
  await runJob();

  expect(await collection('data_exports').countDocuments({ _id: record!._id })).toBe(0);
  expect(await collection('data_export_pieces').countDocuments({ exportId: record!._id })).toBe(0);
});

test('a large account is written piece by piece, and a piece waits for the one before', async () => {
  const pieceBytes = 64 * 1024;
  const written: Uint8Array[] = [];
  let [read, most] = [0, 0];
  const zip = createZipWriter({ at: api.clock.now(), pieceBytes }, async (piece) => {
    await Promise.resolve();
    written.push(Uint8Array.from(piece));
  });
  async function* content() {
    for (let n = 0; n < 200; n += 1) {
      await Promise.resolve();
      read += 32 * 1024;
      most = Math.max(most, read - written.length * pieceBytes);
      yield new Uint8Array(32 * 1024).fill(n);
    }
  }

  await zip.add('file.bin', content(), 'file');
  const size = await zip.end();

  // What was read and not written yet never grows with the file.
  expect(most).toBeLessThan(4 * pieceBytes);
  expect(written.slice(0, -1).every(({ length }) => length === pieceBytes)).toBe(true);
  const file = Buffer.concat(written);
  expect(file.length).toBe(size);
  expect(unzipSync(file)['file.bin']).toHaveLength(200 * 32 * 1024);
});
