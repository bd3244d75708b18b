import type { Submission } from '@platform/contracts';
import { createLogger } from '@platform/server-kit/logging';
import {
  createAdministrator,
  createMember,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../test/support/factories.ts';
import { SAMPLE_FILES } from '../../test/support/sample-files.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import { saveBody, submissionPath } from '../../test/support/work-answers.ts';
import { createUploader, upload } from '../../test/support/uploads.ts';
import { DRAWING } from '../../test/support/work-tasks.ts';
import { createAuditChain } from '../platform/audit/audit-chain.ts';
import { DAY_MS } from '../platform/clock.ts';
import { newId, requireId } from '../platform/ids.ts';

let api: TestApi;
let member: LoggedInClient;
beforeEach(async () => {
  api = await startTestApi({}, undefined, [DRAWING]);
  member = await createMember(api);
});
afterEach(() => api.stop());

const collection = (name: string) => api.database.connection.collection(name);

async function removeAfter(days: number): Promise<void> {
  api.clock.advance(days * DAY_MS);
  await api.app.jobs.runNow('remove-old-records');
}

async function findRemovals(action: string): Promise<string[]> {
  const administrator = await createAdministrator(api);
  const { body } = await administrator.get(`/api/admin/audit?action=${action}`);
  return (body.items as { reason: string }[]).map(({ reason }) => reason);
}

describe('files of work', () => {
  let submission: Submission;
  let path: string;
  beforeEach(async () => {
    ({ member, submission } = await createUploader(api));
    const { content, name } = SAMPLE_FILES['image/png'];
    const { body } = await upload(member, name, content);
    path = `/api/files/${body.id}`;
    const answers = { picture: { files: [body.id as string], links: [], confirmed: true } };
    const item = { itemId: submission.items[0]!.id, answers, cannotDo: null };
    await member.post(submissionPath(submission, '/draft'), saveBody(submission, 0, [item]));
  });

  async function handInAndDecide(): Promise<void> {
    const body = { version: 1, assistance: { used: false, tools: '' } };
    await member.post(submissionPath(submission, '/submit'), body);
    api.clock.advance(4 * DAY_MS);
    await api.app.jobs.runNow('decide-overdue-work');
  }

  test('are removed 730 days after the decision, not a day earlier, and the work stays readable', async () => {
    await handInAndDecide();

    await removeAfter(729);
    expect((await member.get(path)).status).toBe(200);
    await removeAfter(1);

    expect((await member.get(path)).status).toBe(404);
    expect(await collection('work_file_chunks').countDocuments()).toBe(0);
    const { status, body } = await member.get(submissionPath(submission));
    expect([status, body.state, body.files]).toEqual([200, 'approved', []]);
    expect(await findRemovals('submission_evidence_removed')).toEqual(['Records: 1']);
    expect((await api.app.reconcile()).problems).toEqual([]);
  });

  test('stay as long as the work is not decided', async () => {
    await removeAfter(2_000);

    expect((await member.get(path)).status).toBe(200);
  });

  test('are removed once by two processes', async () => {
    await handInAndDecide();
    const second = await api.startSecondInstance();
    api.clock.advance(730 * DAY_MS);

    await Promise.all([api, second].map(({ app }) => app.jobs.runNow('remove-old-records')));

    expect(await findRemovals('submission_evidence_removed')).toEqual(['Records: 1']);
    await second.stop();
  });
});

test('what proved a free task is removed after 730 days, and the reward stays', async () => {
  const body = { taskId: 'free-browser-detection', evidence: { browser: 'Firefox' } };
  expect((await member.post('/api/user/tasks', body)).status).toBe(201);
  const count = () => collection('completions').countDocuments({ 'evidence.browser': 'Firefox' });

  await removeAfter(729);
  expect(await count()).toBe(1);
  await removeAfter(1);

  expect(await count()).toBe(0);
  expect((await member.get('/api/user/tasks')).body.items).toHaveLength(1);
  expect((await api.app.reconcile()).problems).toEqual([]);
});

describe('the audit log', () => {
  const entriesOf = ({ user }: LoggedInClient): Promise<number> =>
    collection('audit_log').countDocuments({ action: 'user_registered', userId: requireId(user.id) });

  const chain = () => createAuditChain(api.database.connection, api.clock, createLogger('test', 'silent'));

  async function extendChain(): Promise<void> {
    api.clock.advance(60_000);
    await api.app.jobs.runNow('extend-audit-chain');
  }

  test('loses entries after 3650 days, not a day earlier, and still fits its chain', async () => {
    await extendChain();
    const head = await chain().head();
    const old = await collection('audit_log').countDocuments();

    await removeAfter(3_649);
    expect(await entriesOf(member)).toBe(1);
    await removeAfter(1);

    expect(await entriesOf(member)).toBe(0);
    expect(await findRemovals('audit_entries_removed')).toEqual([`Records: ${old}, up to block 1`]);
    await extendChain();
    // A head that was kept outside the database before the removal proves the chain after it.
    expect(await chain().verify(head)).toMatchObject({ blocks: 2, removed: old, problems: [] });
  });

  test('keeps the entries of members whose case is open, until it is closed', async () => {
    const administrator = await createAdministrator(api);
    const disabled = await createMember(api);
    const waiting = await createMember(api);
    await submitIdentityDocuments(waiting);
    const reason = 'Several accounts.';
    await administrator.post(`/api/admin/users/${disabled.user.id}/disable`, { reason });
    await extendChain();

    await removeAfter(3_650);
    expect(await Promise.all([member, disabled, waiting].map(entriesOf))).toEqual([0, 1, 1]);
    await administrator.post(`/api/admin/users/${disabled.user.id}/enable`, { reason });
    await removeAfter(0);

    expect(await Promise.all([member, disabled, waiting].map(entriesOf))).toEqual([0, 0, 1]);
    expect((await chain().verify()).problems).toEqual([]);
  });

  test('still fits its chain after a removal with a longer term than the one before', async () => {
    const administrator = await createAdministrator(api);
    const reason = 'Several accounts.';
    await administrator.post(`/api/admin/users/${member.user.id}/disable`, { reason });
    await extendChain();
    api.clock.advance(1_000 * DAY_MS);
    const later = await createMember(api);
    await extendChain();
    const shortTerm = await api.startSecondInstance({ auditRetentionDays: 365 });
    api.clock.advance(365 * DAY_MS);
    await shortTerm.app.jobs.runNow('remove-old-records');
    await shortTerm.stop();
    expect(await Promise.all([member, later].map(entriesOf))).toEqual([1, 0]);

    await administrator.post(`/api/admin/users/${member.user.id}/enable`, { reason });
    await removeAfter(3_650 - 1_365);

    expect(await entriesOf(member)).toBe(0);
    expect((await chain().verify()).problems).toEqual([]);
  });

  test('keeps entries that no block covers', async () => {
    await removeAfter(3_650);

    expect(await entriesOf(member)).toBe(1);
  });

  test('does not hide the removal of younger entries, whatever an entry claims', async () => {
    await extendChain();
    const [first] = await collection('audit_log').find().sort({ at: 1 }).toArray();
    const claim = { action: 'audit_entries_removed', subject: 'audit', reason: 'Records: 1, up to block 9' };
    const _id = newId();
    const at = api.clock.now();
    await collection('audit_log').insertOne({ ...first, ...claim, _id, at, by: null, block: null });
    await collection('audit_log').deleteOne({ _id: first!._id });

    expect((await chain().verify()).problems).toEqual([`Entry ${String(first!._id)} in block 1 was removed`]);
  });
});
