import type { AdminRole, User } from '@platform/contracts';
import { newId, requireId, type Id } from '../../src/platform/ids.ts';
import { findMailedToken } from './captured-mails.ts';
import type { TestApi } from './test-api.ts';
import type { TestClient } from './test-client.ts';

/** A client with a session, and its user as of the login. */
export type LoggedInClient = TestClient & { user: User };

export const PASSWORD = 'a password of the tests';

let count = 0;

/** Returns a valid registration with an unused username and email address. */
export function newRegistration() {
  count += 1;
  return { username: `member-${count}`, email: `member-${count}@example.com`, password: PASSWORD };
}

/** Registers a new member, who is then logged in. */
export async function createMember(
  api: TestApi,
  overrides: Record<string, unknown> = {},
): Promise<LoggedInClient> {
  const client = api.client();
  const { status, body } = await client.post('/api/auth/register', { ...newRegistration(), ...overrides });
  if (status !== 201) throw new Error(`The registration failed: ${JSON.stringify(body)}`);
  return { ...client, user: body as User };
}

/** Creates a referred member with a confirmed address, whose first reviewed work pays the referrer. */
export async function createReferredMember(api: TestApi): Promise<LoggedInClient> {
  const { user } = await createMember(api);
  const member = await createMember(api, { referralCode: user.referralCode });
  await confirmAddress(api, member);
  return member;
}

/** Creates an administrator, by default an owner, who is logged in with a member or a console session. */
export async function createAdministrator(
  api: TestApi,
  sessionKind: 'member' | 'console' = 'member',
  adminRoles: readonly AdminRole[] = ['owner'],
): Promise<LoggedInClient> {
  const member = await createMember(api);
  await api.database.connection
    .collection('users')
    .updateOne({ username: member.user.username }, { $set: { isAdmin: true, adminRoles } });
  const client = api.client(sessionKind);
  const { body } = await client.post('/api/auth/login', {
    username: member.user.username,
    password: PASSWORD,
  });
  return { ...client, user: body as User };
}

export const IDENTITY_DOCUMENTS = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phoneNumber: '+44 20 7946 0018',
  country: 'uk',
  identificationNumber: 'LOV-1815-1210',
  workAuthorization: 'citizen',
  homeAddress: '12 St James Square\nLondon',
} as const;

/** Returns identity documents with a number that no other test record has. */
export function newIdentityDocuments() {
  count += 1;
  return { ...IDENTITY_DOCUMENTS, identificationNumber: `LOV-${count}-1210` };
}

/**
 * Submits a member's identity verification, by default with a number of their own. Returns the id of the pending user
 * blueprint.
 */
export async function submitIdentityDocuments(
  member: TestClient,
  identityDocuments: object = {},
): Promise<string> {
  const { status, body } = await member.post('/api/user/verify-free-blueprint', {
    ...newIdentityDocuments(),
    ...identityDocuments,
    blueprintId: 1,
  });
  if (status !== 201) throw new Error(`The verification was rejected: ${JSON.stringify(body)}`);
  return body.id as string;
}

/** Activates a blueprint for a member without a review, by inserting the record. */
export async function activateBlueprint(
  api: TestApi,
  member: LoggedInClient,
  blueprintId: number,
): Promise<void> {
  const record = activeOwnershipRecord(requireId(member.user.id), blueprintId, api.clock.now());
  await api.database.connection.collection('user_blueprints').insertOne(record);
}

/** The body with which a purchase is approved: who paid. */
export const PAID = { payer: 'payer@example.com' };

/** Purchases a blueprint for a member whose free one is active, and has the payment confirmed. Returns its id. */
export async function buyBlueprint(
  member: TestClient,
  administrator: TestClient,
  blueprintId: number,
): Promise<string> {
  const { id } = (await member.post('/api/user/blueprints', { blueprintId })).body;
  const { status } = await administrator.post(`/api/admin/purchases/${id}/approve`, PAID);
  if (status !== 200) throw new Error(`The purchase of blueprint ${blueprintId} was not approved.`);
  return id as string;
}

/** Creates a member who has bought a blueprint, and can be paid. Returns the id of the purchase too. */
export async function createBuyer(api: TestApi, administrator: TestClient, blueprintId: number) {
  const member = await createMember(api);
  await makePayable(api, member);
  return { member, id: await buyBlueprint(member, administrator, blueprintId) };
}

/** Builds the database record of an active user blueprint. */
export function activeOwnershipRecord(userId: Id, blueprintId: number, at: Date) {
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
    payment: null,
    expiresAt: null,
    priceCents: 0,
    reason: null,
    purchaseDate: at,
    dueAt: at,
    decidedAt: at,
    decidedBy: null,
  };
}

/**
 * Lets payouts to members be approved: confirms their addresses, and stores a verification that an administrator has
 * checked unless they have one.
 */
export async function makePayable(api: TestApi, ...members: LoggedInClient[]): Promise<void> {
  const collection = (name: string) => api.database.connection.collection(name);
  for (const member of members) {
    const userId = requireId(member.user.id);
    await collection('users').updateOne({ _id: userId }, { $set: { emailVerified: true } });
    const verification = { userId, blueprintId: 1, status: 'active' };
    if (!(await collection('user_blueprints').findOne(verification))) await activateBlueprint(api, member, 1);
    const check = { checkedAt: api.clock.now(), checkedBy: userId };
    await collection('user_blueprints').updateOne(verification, { $set: check });
  }
}

/** Confirms the address of a member by the link that was emailed. */
export async function confirmAddress(api: TestApi, { user }: LoggedInClient): Promise<void> {
  const token = await findMailedToken(api, user.email, '/verify-email');
  const { status } = await api.client().post('/api/auth/verify-email', { token });
  if (status !== 204) throw new Error(`The address of ${user.username} was not confirmed.`);
}

/** Stores that one user referred another, who has signed up. */
export async function refer(api: TestApi, from: LoggedInClient, to: LoggedInClient): Promise<void> {
  await api.database.connection.collection('referrals').insertOne({
    _id: newId(),
    referrerId: requireId(from.user.id),
    referredUserId: requireId(to.user.id),
    email: null,
    emailKey: null,
    status: 'active',
    createdAt: api.clock.now(),
    workReviewedAt: null,
    completedAt: null,
    rewardCents: null,
  });
}

/** Inserts simple tasks of a blueprint and returns their ids. */
export async function insertTasks(api: TestApi, blueprintId: number, taskCount: number): Promise<string[]> {
  const records = taskRecords(blueprintId, taskCount);
  await api.database.connection.collection('tasks').insertMany(records as never[]);
  return records.map(({ _id }) => _id);
}

/** Builds the database records of simple tasks. */
export function taskRecords(blueprintId: number, taskCount: number) {
  return Array.from({ length: taskCount }, (_, position) => ({
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
