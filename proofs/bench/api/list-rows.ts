import { randomBytes } from 'node:crypto';
import { mongo } from 'mongoose';
import { AUDIT_ACTIONS, PAYMENT_METHOD_VALUES } from '@platform/contracts';
import { createEncryptor } from '../../../api/src/platform/crypto/encryptor.ts';
import { createDetailsEncryptor } from '../../../api/src/modules/withdrawals/withdrawals.destinations.ts';

type Row = { readonly _id: mongo.ObjectId; readonly userId: mongo.ObjectId; readonly index: number };

const START_MS = Date.parse('2026-01-01T00:00:00Z');
/** The encryption key that the API under test has to be configured with. */
export const ENCRYPTION_KEY = randomBytes(32);

const details = createDetailsEncryptor(createEncryptor([{ id: 'bench', key: ENCRYPTION_KEY }]));

/**
 * Inserts the rows with the indexes from `from` to `to` (exclusive) into every collection that administrators list. The
 * rows look as if the modules had written them, and the values of every filter are spread evenly.
 *
 * @param administratorId the acting user of the audit entries
 */
export async function insertRows(
  database: mongo.Db,
  administratorId: mongo.ObjectId,
  from: number,
  to: number,
): Promise<void> {
  const rows = Array.from({ length: to - from }, (_, index) => ({
    _id: new mongo.ObjectId(),
    userId: new mongo.ObjectId(),
    index: from + index,
  }));
  const insert = (name: string, make: (row: Row) => object) =>
    database.collection(name).insertMany(rows.map(make));
  await insert('users', createUser);
  await insert('balances', createBalance);
  await insert('user_blueprints', createUserBlueprint);
  await insert('withdrawals', createWithdrawal);
  await insert('tickets', createTicket);
  await insert('audit_log', (row) => createAuditEntry(row, administratorId));
  await insert('outbox', createMail);
}

function createUser({ userId, index }: Row): object {
  const username = `name-${index}`;
  const email = `${username}@example.com`;
  return {
    _id: userId,
    username,
    usernameKey: username,
    email,
    emailKey: email,
    emailVerified: false,
    passwordHash: '-',
    fullName: null,
    phoneNumber: null,
    isAdmin: false,
    adminRoles: [],
    referralCode: `CODE${index}`,
    createdAt: timeAt(index),
    isDisabled: index % 5 === 0,
    sessionVersion: 0,
    hasSecondFactor: false,
  };
}

function createBalance({ userId, index }: Row): object {
  const available = (index * 7919) % 100_000;
  const cents = {
    available,
    locked: 0,
    held: 0,
    bonuses: -available,
    rewards: 0,
    referrals: 0,
    payouts: 0,
    receipts: 0,
    sales: 0,
    forfeits: 0,
  };
  return { _id: userId, sequence: 1, cents, signupBonusClaimed: true };
}

function createUserBlueprint({ _id, userId, index }: Row): object {
  return {
    _id,
    userId,
    blueprintId: 2 + (index % 9),
    kind: index % 2 === 0 ? 'purchase' : 'verification',
    status: pick(['pending', 'active', 'rejected', 'cancelled'], index >> 1),
    open: false,
    final: false,
    paymentMethod: pick(PAYMENT_METHOD_VALUES, index >> 1),
    reference: `BP-${index}`,
    transactionReference: null,
    payment: null,
    expiresAt: null,
    priceCents: 5_999 + ((index * 31) % 5_000),
    reason: null,
    purchaseDate: timeAt(index),
    dueAt: timeAt(index + 1),
    decidedAt: null,
    decidedBy: null,
  };
}

function createWithdrawal({ _id, userId, index }: Row): object {
  return {
    _id,
    userId,
    amountCents: 5_000 + ((index * 31) % 5_000),
    paymentMethod: pick(PAYMENT_METHOD_VALUES, index),
    encryptedDetails: details.encrypt(_id, `name-${index}@example.com`),
    destinationDigests: [],
    status: pick(['pending', 'processing', 'completed', 'rejected', 'cancelled', 'failed'], index >> 3),
    reason: null,
    transactionReference: null,
    requestedAt: timeAt(index),
    dueAt: timeAt(index + 1),
    decidedAt: null,
    decidedBy: null,
  };
}

function createTicket({ _id, userId, index }: Row): object {
  return {
    _id,
    userId,
    reference: `T-${index}`,
    name: 'Ada',
    email: `name-${index}@example.com`,
    subject: 'A question',
    status: pick(['open', 'answered', 'closed'], index),
    createdAt: timeAt(index),
    changedAt: timeAt(index),
    waitingSince: timeAt(index),
    messages: [{ at: timeAt(index), author: 'sender', by: null, text: 'Where is my withdrawal?' }],
    readAt: null,
    closedAt: null,
    closedBy: null,
  };
}

function createAuditEntry({ _id, userId, index }: Row, administratorId: mongo.ObjectId): object {
  return {
    _id,
    at: timeAt(index),
    action: pick(AUDIT_ACTIONS, index),
    subject: pick(['verification', 'user', 'ticket'], index),
    by: index % 10 === 0 ? administratorId : null,
    subjectId: _id,
    userId,
    reason: null,
    documentsViewed: null,
    requestId: null,
  };
}

function createMail({ _id, userId, index }: Row): object {
  return {
    _id,
    userId,
    to: `name-${index}@example.com`,
    subject: 'Your identity is verified',
    text: 'Hello,\n\nyour first tasks wait.',
    encryptedSecret: null,
    state: pick(['kept', 'sent', 'failed'], index),
    createdAt: timeAt(index),
    sentAt: null,
    attempts: 0,
    lastError: null,
    nextAttemptAt: null,
  };
}

function timeAt(index: number): Date {
  return new Date(START_MS + index * 60_000);
}

function pick<Choice>(choices: readonly Choice[], index: number): Choice {
  return choices[index % choices.length] as Choice;
}
