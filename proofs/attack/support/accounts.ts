import { DEMO_ACCOUNTS, type User } from '@platform/contracts';
import type { Target } from './attack.ts';
import type { ApiUser } from '../../../shell/e2e/support/seeder.ts';
import { postOk, type Answer, type Client } from './client.ts';

export const PASSWORD = 'under-attack-since-today';

/** A logged-in visitor. */
export type Account = { readonly client: Client; readonly user: User };

/** Registers a member from an address of their own. */
export async function registerMember({ visitor }: Pick<Target, 'visitor'>): Promise<Account> {
  const client = visitor();
  const username = `visitor-${crypto.randomUUID().slice(0, 13)}`;
  const user = await postOk<User>(client, '/api/auth/register', {
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
  });
  return { client, user };
}

/** Logs in a user whom the seeder created. */
export async function logIn(
  { visitor }: Pick<Target, 'visitor'>,
  { username, password }: { username: string; password: string },
): Promise<Client> {
  const client = visitor();
  await postOk(client, '/api/auth/login', { username, password });
  return client;
}

/** Logs in the demo administrator. */
export function logInAdministrator(target: Pick<Target, 'visitor'>): Promise<Client> {
  return logIn(target, DEMO_ACCOUNTS[1]);
}

/** A paid task with a question for files, and its blueprint. */
const FILE_TASK = { blueprintId: 2, taskId: 'w02-04' };

/** Creates a member with a confirmed address who has started a task with a question for files. */
export async function createUploader(target: Target): Promise<{ user: ApiUser; client: Client }> {
  const { seeder } = target;
  const user = await seeder.activeMember();
  await seeder.confirmAddress(user);
  const purchase = await seeder.purchase(user, FILE_TASK.blueprintId);
  await (
    await seeder.administrator()
  ).post(`/api/admin/purchases/${purchase}/approve`, { payer: 'payer@example.com' });
  const client = await logIn(target, user);
  await postOk(client, `/api/tasks/${FILE_TASK.taskId}/work/start`);
  return { user, client };
}

export function uploadFile(client: Client, name: string, content: Buffer, headers = {}): Promise<Answer> {
  return client.post('/api/user/files', undefined, {
    raw: content,
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      ...headers,
    },
  });
}
