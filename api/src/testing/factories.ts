import type { User } from '@platform/contracts';
import { requireId, type Id } from '../platform/ids.ts';
import type { TestApi } from './test-api.ts';
import type { TestClient } from './test-client.ts';

export type SignedIn = TestClient & { user: User };

export const PASSWORD = 'a password of the tests';

let count = 0;

/** Names that nobody has yet. */
export function aPerson() {
  count += 1;
  return { username: `member-${count}`, email: `member-${count}@example.com`, password: PASSWORD };
}

/** A new member, signed in. */
export async function aMember(api: TestApi, further: Record<string, unknown> = {}): Promise<SignedIn> {
  const client = api.client();
  const { status, body } = await client.post('/api/auth/register', { ...aPerson(), ...further });
  if (status !== 201) throw new Error(`The sign-up failed: ${JSON.stringify(body)}`);
  return { ...client, user: body as User };
}

/** An administrator, signed in on the member's or the console's address. */
export async function anAdministrator(
  api: TestApi,
  kind: 'member' | 'console' = 'member',
): Promise<SignedIn> {
  const member = await aMember(api);
  await api.database.connection
    .collection('users')
    .updateOne({ username: member.user.username }, { $set: { isAdmin: true } });
  const client = api.client(kind);
  const { body } = await client.post('/api/auth/login', {
    username: member.user.username,
    password: PASSWORD,
  });
  return { ...client, user: body as User };
}

export const PAPERS = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phoneNumber: '+44 20 7946 0018',
  country: 'uk',
  identificationNumber: 'LOV-1815-1210',
  workAuthorization: 'citizen',
  homeAddress: '12 St James Square\nLondon',
} as const;

/** Sends papers for a member; returns the id of the pending user blueprint. */
export async function sendPapers(member: TestClient, papers: object = PAPERS): Promise<string> {
  const { status, body } = await member.post('/api/user/verify-free-blueprint', {
    ...PAPERS,
    ...papers,
    blueprintId: 1,
  });
  if (status !== 201) throw new Error(`The papers were refused: ${JSON.stringify(body)}`);
  return body.id as string;
}

/** Makes a blueprint active without a review. */
export async function activate(api: TestApi, member: SignedIn, blueprintId: number): Promise<void> {
  const row = activeRow(requireId(member.user.id), blueprintId, api.clock.now());
  await api.database.connection.collection('user_blueprints').insertOne(row);
}

/** The record of a blueprint that somebody owns. */
export function activeRow(userId: Id, blueprintId: number, at: Date) {
  return {
    userId,
    blueprintId,
    kind: blueprintId === 1 ? 'verification' : 'purchase',
    status: 'active',
    open: true,
    final: false,
    paymentMethod: null,
    reference: null,
    transactionReference: null,
    priceCents: 0,
    reason: null,
    purchaseDate: at,
    decidedAt: at,
    decidedBy: null,
  };
}

/** Puts plain tasks of a blueprint on offer and returns their ids. */
export async function offerTasks(api: TestApi, blueprintId: number, howMany: number): Promise<string[]> {
  const rows = taskRows(blueprintId, howMany);
  await api.database.connection.collection('tasks').insertMany(rows as never[]);
  return rows.map(({ _id }) => _id);
}

/** Records of plain tasks. */
export function taskRows(blueprintId: number, howMany: number) {
  return Array.from({ length: howMany }, (_, position) => ({
    _id: `test-${blueprintId}-${position}`,
    position,
    blueprintId,
    title: `Task ${position}`,
    description: 'A task of the tests',
    instructions: 'Do nothing.',
    estimatedMinutes: 15,
    detection: null,
  }));
}
