import { activate, aMember, offerTasks, sendPapers, type SignedIn } from './factories.ts';
import type { TestApi } from './test-api.ts';
import type { TestClient } from './test-client.ts';
import { DAY_MS } from './test-clock.ts';

/** What a member has typed that nobody else may read; each on one line, so that it looks the same inside JSON. */
export const PRIVATE = {
  fullName: 'Augusta Byron-Kingsley',
  email: 'augusta.private@example.net',
  phoneNumber: '+44 20 7946 0777',
  identificationNumber: 'KING-1815-7777',
  homeAddress: '77 Ockham Park Lane, Ockham',
  paymentDetails: 'bc1q-private-77-wallet',
  password: 'a private password 77',
} as const;

/** A member with something of every kind, and the ids of it by the address that it stands under. */
export type Owner = { readonly member: SignedIn; readonly ids: Readonly<Record<string, string>> };

/** A member who has done a bit of everything. Moves the clock on by 15 days, because rewards have to be due. */
export async function anOwner(api: TestApi): Promise<Owner> {
  const { fullName, email, phoneNumber, paymentDetails, password } = PRIVATE;
  const member = await aMember(api, { fullName, email, password });
  await created(member, '/api/user/profile', { email, fullName, phoneNumber });
  await activate(api, member, 1);
  await activate(api, member, 10);
  for (const taskId of await offerTasks(api, 10, 4)) await created(member, '/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  const purchase = await created(member, '/api/user/blueprints', { blueprintId: 2 });
  const withdrawal = await created(member, '/api/user/withdrawals', {
    amount: 100,
    paymentMethod: 'btc',
    paymentDetails,
  });
  const ticket = await created(member, '/api/support/tickets', {
    name: 'Somebody',
    email,
    subject: 'A question',
    message: 'What about it?',
  });
  await created(member, '/api/user/referrals', { email: 'a.friend@example.net' });
  const verification = await pendingPapers(api);
  const mail = await api.database.connection.collection('outbox').findOne({ to: email });
  return {
    member,
    ids: {
      '/api/user/blueprints': purchase,
      '/api/user/withdrawals': withdrawal,
      '/api/admin/verifications': verification,
      '/api/admin/approve-verification': verification,
      '/api/admin/purchases': purchase,
      '/api/admin/withdrawals': withdrawal,
      '/api/admin/tickets': ticket,
      '/api/admin/users': member.user.id,
      '/api/admin/outbox': mail!._id.toString(),
    },
  };
}

/** The address of an endpoint with the id of the owner's record in it; nothing where it has none. */
export function addressOfRecord(path: string, { ids }: Owner): string | undefined {
  const [collection = '', rest] = path.split('/:id');
  const id = ids[collection];
  return rest === undefined || id === undefined ? undefined : `${collection}/${id}${rest}`;
}

/** Of somebody else: whoever has papers under review cannot purchase yet. */
async function pendingPapers(api: TestApi): Promise<string> {
  const { fullName, phoneNumber, identificationNumber, homeAddress } = PRIVATE;
  return sendPapers(await aMember(api), {
    ...{ fullName, phoneNumber, identificationNumber, homeAddress },
    email: `papers.${PRIVATE.email}`,
  });
}

async function created(client: TestClient, path: string, body: object): Promise<string> {
  const answer = await client.post(path, body);
  if (answer.status >= 300) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.id as string;
}
