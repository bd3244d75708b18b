import type { AuditEntry } from '@platform/contracts';
import {
  createMember,
  createAdministrator,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import { DAY_MS } from '../../../platform/clock.ts';

let api: TestApi;
let administrator: LoggedInClient;
let other: LoggedInClient;
let member: LoggedInClient;
let verification: string;
let range: string;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
  other = await createAdministrator(api);
  member = await createMember(api, { username: 'audited-member' });
  // From here on the log contains exactly the events below.
  api.clock.advance(DAY_MS);
  range = `from=${api.clock.now().toISOString()}`;
  verification = await submitIdentityDocuments(member);
  api.clock.advance(1_000);
  await administrator.post(`/api/admin/verifications/${verification}/reveal`);
  api.clock.advance(1_000);
  const rejection = { reason: 'The documents are not readable.' };
  await other.post(`/api/admin/verifications/${verification}/reject`, rejection);
  api.clock.advance(1_000);
  await api.client().post('/api/auth/login', { username: 'unknown-user', password: 'a password' });
});
afterAll(() => api.stop());

const AUDIT = '/api/admin/audit';
const list = async (query: string) => (await administrator.get(`${AUDIT}?${range}&${query}`)).body;
const actionsOf = async (query: string): Promise<string[]> =>
  ((await list(query)).items as AuditEntry[]).map(({ action }) => action);

const SUBMITTED = 'verification_submitted';
const REVEALED = 'verification_revealed';
const REJECTED = 'verification_rejected';
const SIGN_IN_REJECTED = 'user_sign_in_rejected';

test('lists who did what to whom and why, newest first', async () => {
  const { items, next } = await list('');
  const subject = { userId: member.user.id, username: 'audited-member', subjectId: verification };

  expect(next).toBeNull();
  expect(items).toMatchObject([
    { action: SIGN_IN_REJECTED, by: null, subjectId: null, userId: null, username: null },
    {
      ...subject,
      action: REJECTED,
      by: other.user.username,
      reason: 'The documents are not readable.',
      at: '2026-03-11T12:00:02.000Z',
    },
    { ...subject, action: REVEALED, by: administrator.user.username, reason: null },
    { ...subject, action: SUBMITTED, by: 'audited-member', reason: null },
  ]);
});

test('contains nothing that was typed at a failed sign-in', async () => {
  expect(JSON.stringify(await list(''))).not.toContain('unknown-user');
});

test('filters by action, subject, actor and owner of the record', async () => {
  expect(await actionsOf(`action=${REJECTED}`)).toEqual([REJECTED]);
  expect(await actionsOf('subject=user')).toEqual([SIGN_IN_REJECTED]);
  expect(await actionsOf('subject=verification&sort=oldest')).toEqual([SUBMITTED, REVEALED, REJECTED]);
  expect(await actionsOf(`by=${other.user.username.toUpperCase()}`)).toEqual([REJECTED]);
  expect(await actionsOf('by=audited')).toEqual([SUBMITTED]);
  expect(await actionsOf('by=unknown-user')).toEqual([]);
  expect(await actionsOf(`userId=${member.user.id}`)).toEqual([REJECTED, REVEALED, SUBMITTED]);
  expect(await actionsOf('userId=not-an-id')).toEqual([]);
  expect(await actionsOf(`by=audited&userId=${member.user.id}&subject=verification`)).toEqual([SUBMITTED]);
  expect(await actionsOf(`by=audited&action=${REJECTED}`)).toEqual([]);
});

test('searches by username prefix, record id and entry id', async () => {
  const [newest] = (await list('')).items as AuditEntry[];

  expect(await actionsOf('q=audited')).toEqual([REJECTED, REVEALED, SUBMITTED]);
  for (const blanks of ['', '+++', '%E2%80%8B%20'])
    expect(await actionsOf(`q=${blanks}&userId=${member.user.id}`)).toEqual([REJECTED, REVEALED, SUBMITTED]);
  expect(await actionsOf(`q=${verification}`)).toEqual([REJECTED, REVEALED, SUBMITTED]);
  expect(await actionsOf(`q=${member.user.id}`)).toEqual([REJECTED, REVEALED, SUBMITTED]);
  expect(await actionsOf(`q=${newest!.id}`)).toEqual([SIGN_IN_REJECTED]);
  expect(await actionsOf('q=.*')).toEqual([]);
});

test('excludes the end of the time range and paginates', async () => {
  const { items } = (await administrator.get(`${AUDIT}?from=${START_TIME}&to=${range.slice(5)}`)).body;
  expect(items.some(({ action }: AuditEntry) => action === SUBMITTED)).toBe(false);

  const first = await list('limit=3');
  const second = await list(`limit=3&cursor=${first.next}`);
  expect([...first.items, ...second.items].map(({ action }: AuditEntry) => action)).toEqual(
    await actionsOf(''),
  );
  expect(second.next).toBeNull();
});

test.each(['action=user_eaten', 'subject=letter', 'sort=action', 'by[$ne]=x', 'color=red', 'to=tomorrow'])(
  'rejects %s',
  async (query) => {
    expect((await administrator.get(`${AUDIT}?${query}`)).body.code).toBe('invalid_request');
  },
);

test('exports a CSV file and records the export as the newest entry', async () => {
  const { body } = await administrator.get(`${AUDIT}.csv?${range}&sort=oldest&subject=verification`);
  const lines = (body as string).trim().split('\r\n');

  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(
    `,${SUBMITTED},audited-member,${verification},${member.user.id},audited-member,`,
  );
  expect((await list('limit=1')).items[0]).toMatchObject({
    action: 'list_exported',
    by: administrator.user.username,
    reason: expect.stringMatching(/^audit\.csv .*subject=verification/),
  });
});
