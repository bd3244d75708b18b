import { mongo } from 'mongoose';
import { createAdministrator, createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { createIsSessionValid } from './is-session-valid.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const kindOf = ({ cookies }: LoggedInClient) => (cookies.has('console-3003') ? 'console' : 'member');
function sessionOf(client: LoggedInClient) {
  const kind = kindOf(client);
  const cookie = decodeURIComponent(client.cookies.get(kind === 'console' ? 'console-3003' : 'sid-3000')!);
  return { kind, id: /^s:([^.]+)/.exec(cookie)![1]!, userId: client.user.id } as const;
}

test('sessions that are asked for at once are read with one query of each kind and one of their users', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => createMember(api)));
  const administrator = await createAdministrator(api, 'console');
  const versionLookups: (readonly string[])[] = [];
  const isSessionValid = createIsSessionValid(api.database.connection, (ids) => {
    versionLookups.push(ids);
    return Promise.resolve(new Map(ids.map((id) => [id, 0])));
  });
  const ended = sessionOf(members[7]!);
  await members[7]!.post('/api/auth/logout');
  const foreign = { ...sessionOf(members[0]!), userId: members[1]!.user.id };
  const sessions = [...members.slice(0, 7), administrator].map(sessionOf);
  const find = jest.spyOn(mongo.Collection.prototype, 'find');

  const running = await Promise.all([...sessions, ended, foreign].map(isSessionValid));

  expect(running).toEqual([...sessions.map(() => true), false, false]);
  expect(find).toHaveBeenCalledTimes(2);
  expect(versionLookups).toHaveLength(1);
  find.mockRestore();
});
