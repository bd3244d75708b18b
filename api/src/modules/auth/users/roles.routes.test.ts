import type { AdminRole, MailRow } from '@platform/contracts';
import {
  createAdministrator,
  createMember,
  PASSWORD,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { findMailsTo } from '../../../../test/support/captured-mails.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

let api: TestApi;
let owner: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  owner = await createAdministrator(api);
});
afterAll(() => api.stop());

const reason = 'Joins the team of reviewers.';
const setRoles = (by: LoggedInClient, { user }: LoggedInClient, roles: readonly AdminRole[]) =>
  by.post(`/api/admin/users/${user.id}/roles`, { roles, reason });
const users = () => api.database.connection.collection('users');
const countOwners = () => users().countDocuments({ adminRoles: 'owner', isDisabled: false });

test('makes a member an administrator, tells them, and records who gave which roles and why', async () => {
  const member = await createMember(api);

  const { status, body } = await setRoles(owner, member, ['support', 'reviewer']);

  expect(status).toBe(200);
  expect(body).toMatchObject({ isAdmin: true, adminRoles: ['reviewer', 'support'] });
  expect(body.timeline.at(-1)).toMatchObject({
    action: 'user_roles_changed',
    by: owner.user.username,
    reason: `Roles: reviewer, support (before: none). ${reason}`,
  });
  expect((await member.get('/api/auth/me')).body.adminRoles).toEqual(['reviewer', 'support']);
  const mails = await findMailsTo(api, member.user.email);
  expect(mails.at(-1)?.text).toContain('They are now: reviewer, support.');
});

test('tells all owners of roles that were given and of an owner less, also the one who did it', async () => {
  const [actor, colleague] = [await createAdministrator(api), await createAdministrator(api)];
  const member = await createMember(api);
  const subjectsTo = async ({ user }: LoggedInClient) =>
    (await findMailsTo(api, user.email))
      .map(({ subject }) => subject)
      .filter((subject) => /owner|roles were given/.test(subject));

  await setRoles(actor, member, ['support']);
  await setRoles(actor, member, ['owner']);
  await setRoles(actor, member, ['reviewer', 'owner']);
  await setRoles(colleague, member, ['support']);

  const rolesGiven = 'Administrator roles were given';
  const [gained, lost] = ['An administrator is now an owner', 'An administrator is no longer an owner'];
  expect(await subjectsTo(actor)).toEqual([rolesGiven, gained, rolesGiven, rolesGiven, lost]);
  expect(await subjectsTo(colleague)).toEqual([rolesGiven, gained, rolesGiven, rolesGiven, lost]);
  expect(await subjectsTo(member)).toEqual([]);
  const [notice] = (await colleague.get('/api/user/notices')).body.items;
  expect(notice).toMatchObject({ text: lost, path: `/dashboard/admin/users/${member.user.id}` });
  const mail = (await findMailsTo(api, actor.user.email)).find(({ subject }) => subject === gained);
  expect(mail!.text).toContain(`"${member.user.username}" was given the role of owner`);
});

test('tells the other owners that one was disabled or enabled again, and of no other administrator', async () => {
  const [actor, colleague, target] = [
    await createAdministrator(api),
    await createAdministrator(api),
    await createAdministrator(api),
  ];
  const cashier = await createAdministrator(api, 'member', ['cashier']);
  for (const { user } of [cashier, target])
    for (const step of ['disable', 'enable'])
      expect((await actor.post(`/api/admin/users/${user.id}/${step}`, { reason })).status).toBe(200);

  const mails = await findMailsTo(api, colleague.user.email);
  const told = mails.filter(({ subject }) => subject.startsWith('The account of an owner'));
  expect(told.map(({ subject }) => subject)).toEqual([
    'The account of an owner was disabled',
    'The account of an owner was enabled again',
  ]);
  for (const { text } of told) expect(text).toContain(`"${target.user.username}" of an owner was`);
});

test('takes rights at once from sessions that are open, in the shell and in the console', async () => {
  const cashier = await createAdministrator(api, 'member', ['cashier', 'support']);
  const inConsole = api.client('console');
  await inConsole.post('/api/auth/login', { username: cashier.user.username, password: PASSWORD });
  const clients = [cashier, inConsole];

  await setRoles(owner, cashier, ['support']);
  for (const client of clients) {
    expect((await client.get('/api/admin/ledger')).body).toMatchObject({
      code: 'forbidden',
      message: 'This needs the role cashier or owner.',
    });
    expect((await client.get('/api/admin/tickets')).status).toBe(200);
  }

  await setRoles(owner, cashier, []);
  for (const client of clients) expect((await client.get('/api/admin/tickets')).body.code).toBe('forbidden');
  expect((await owner.get(`/api/admin/users/${cashier.user.id}`)).body.isAdmin).toBe(false);
});

test('is for owners only, with a password entered in the last ten minutes, and not for themselves', async () => {
  const support = await createAdministrator(api, 'member', ['support', 'cashier', 'reviewer']);
  const member = await createMember(api);
  const other = await createAdministrator(api);

  expect((await setRoles(support, member, ['support'])).body.code).toBe('forbidden');
  expect((await setRoles(support, support, ['owner'])).body.code).toBe('forbidden');
  expect((await setRoles(owner, owner, ['support'])).body.code).toBe('wrong_state');
  expect((await setRoles(owner, member, [])).body.code).toBe('wrong_state');
  const sessionId = decodeURIComponent(other.cookies.get('sid-3000')!).slice(2).split('.')[0]!;
  const signedInAtMs = Date.now() - 10 * 60_000;
  await api.database.connection
    .collection<{ _id: string }>('sessions_member')
    .updateOne({ _id: sessionId }, { $set: { 'session.signedInAtMs': signedInAtMs } });
  expect((await setRoles(other, member, ['support'])).body.code).toBe('reauthentication_required');
  expect((await member.get('/api/auth/me')).body).toMatchObject({ isAdmin: false, adminRoles: [] });
});

test.each([
  { roles: ['owner', 'owner'], reason },
  { roles: ['root'], reason },
  { roles: 'owner', reason },
  { roles: ['owner'] },
  { roles: ['owner'], reason: 'x'.repeat(401) },
])('rejects %j', async (body) => {
  const member = await createMember(api);

  const response = await owner.post(`/api/admin/users/${member.user.id}/roles`, body);

  expect([response.status, response.body.code]).toEqual([400, 'invalid_request']);
});

test('leaves an owner when two take the role from each other, or disable each other, at once', async () => {
  for (const act of [
    (by: LoggedInClient, target: LoggedInClient) => setRoles(by, target, []),
    (by: LoggedInClient, { user }: LoggedInClient) =>
      by.post(`/api/admin/users/${user.id}/disable`, { reason }),
  ]) {
    const [first, second] = [await createAdministrator(api), await createAdministrator(api)];
    const before = await countOwners();

    const responses = await Promise.all([act(first, second), act(second, first)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect(await countOwners()).toBe(before - 1);
  }
});

describe('an administrator without the role of an owner', () => {
  test('can disable members, and no administrator', async () => {
    const support = await createAdministrator(api, 'member', ['support']);
    const [member, reviewer] = [
      await createMember(api),
      await createAdministrator(api, 'member', ['reviewer']),
    ];
    const disable = (by: LoggedInClient, { user }: LoggedInClient) =>
      by.post(`/api/admin/users/${user.id}/disable`, { reason });

    expect((await disable(support, member)).status).toBe(200);
    expect((await disable(support, reviewer)).body.code).toBe('forbidden');
    expect((await disable(owner, reviewer)).status).toBe(200);
  });

  test('cannot reveal the link of an administrator, which would open the account', async () => {
    const support = await createAdministrator(api, 'member', ['support']);
    const [member, other] = [await createMember(api), await createAdministrator(api)];
    const reveal = async (by: LoggedInClient, { user }: LoggedInClient) => {
      const { items } = (await by.get(`/api/admin/outbox?q=${user.username}`)).body as { items: MailRow[] };
      const confirmation = items.find(({ subject }) => subject === 'Confirm your email address');
      return by.post(`/api/admin/outbox/${confirmation!.id}/reveal`);
    };

    expect((await reveal(support, member)).status).toBe(200);
    expect((await reveal(support, other)).body.code).toBe('forbidden');
    expect((await reveal(owner, other)).status).toBe(200);
  });
});
