import { DEMO_ACCOUNTS, type User } from '@platform/contracts';
import type { Target } from './attack.ts';
import { postOk, type Client } from './client.ts';

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
