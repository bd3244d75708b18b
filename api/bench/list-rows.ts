import { randomBytes } from 'node:crypto';
import { mongo } from 'mongoose';
import { AUDIT_ACTIONS, PAYMENT_METHODS } from '@platform/contracts';
import { createSealer } from '../src/platform/crypto/sealer.ts';
import { createDetailsSeal } from '../src/modules/withdrawals/withdrawals.details.ts';

type Row = { readonly _id: mongo.ObjectId; readonly userId: mongo.ObjectId; readonly index: number };

const START_MS = Date.parse('2026-01-01T00:00:00Z');
const METHODS = PAYMENT_METHODS.map(({ value }) => value);
/** `PII_KEYS` of the API that reads the rows. */
export const SEAL_KEY = randomBytes(32);

const details = createDetailsSeal(createSealer([{ id: 'bench', key: SEAL_KEY }]));

/**
 * Puts rows from one number to another of everything that administrators list into the database, as the modules write
 * them, with every value of every filter spread over them. `by` is whoever has done what the log tells.
 */
export async function insertRows(
  database: mongo.Db,
  by: mongo.ObjectId,
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
  await insert('users', userOf);
  await insert('balances', balanceOf);
  await insert('user_blueprints', ownershipOf);
  await insert('withdrawals', withdrawalOf);
  await insert('tickets', ticketOf);
  await insert('audit_log', (row) => auditEntryOf(row, by));
  await insert('outbox', mailOf);
}

function userOf({ userId, index }: Row): object {
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
    referralCode: `CODE${index}`,
    createdAt: timeOf(index),
    isDisabled: index % 5 === 0,
    sessionGeneration: 0,
  };
}

function balanceOf({ userId, index }: Row): object {
  const available = (index * 7919) % 100_000;
  const cents = { available, locked: 0, held: 0, bonuses: -available, rewards: 0, referrals: 0, payouts: 0 };
  return { _id: userId, sequence: 1, cents, signupBonusClaimed: true };
}

function ownershipOf({ _id, userId, index }: Row): object {
  return {
    _id,
    userId,
    blueprintId: 2 + (index % 9),
    kind: index % 2 === 0 ? 'purchase' : 'verification',
    status: pick(['pending', 'active', 'rejected', 'cancelled'], index >> 1),
    open: false,
    final: false,
    paymentMethod: pick(METHODS, index >> 1),
    reference: `BP-${index}`,
    transactionReference: null,
    priceCents: 5_999 + ((index * 31) % 5_000),
    reason: null,
    purchaseDate: timeOf(index),
    decidedAt: null,
    decidedBy: null,
  };
}

function withdrawalOf({ _id, userId, index }: Row): object {
  return {
    _id,
    userId,
    amountCents: 5_000 + ((index * 31) % 5_000),
    paymentMethod: pick(METHODS, index),
    sealedDetails: details.seal(_id, `name-${index}@example.com`),
    status: pick(['pending', 'processing', 'completed', 'rejected', 'cancelled', 'failed'], index >> 3),
    reason: null,
    requestedAt: timeOf(index),
    decidedAt: null,
    decidedBy: null,
  };
}

function ticketOf({ _id, userId, index }: Row): object {
  return {
    _id,
    userId,
    reference: `T-${index}`,
    name: 'Ada',
    email: `name-${index}@example.com`,
    subject: 'A question',
    message: 'Where is my withdrawal?',
    status: pick(['open', 'answered', 'closed'], index),
    createdAt: timeOf(index),
    changedAt: timeOf(index),
    answers: [],
    closedAt: null,
    closedBy: null,
  };
}

function auditEntryOf({ _id, userId, index }: Row, by: mongo.ObjectId): object {
  return {
    _id,
    at: timeOf(index),
    action: pick(AUDIT_ACTIONS, index),
    subject: pick(['verification', 'user', 'ticket'], index),
    by: index % 10 === 0 ? by : null,
    subjectId: _id,
    userId,
    reason: null,
    requestId: null,
  };
}

function mailOf({ _id, userId, index }: Row): object {
  return {
    _id,
    userId,
    to: `name-${index}@example.com`,
    subject: 'Your identity is verified',
    text: 'Hello,\n\nyour first tasks wait.',
    sealedSecret: null,
    state: pick(['kept', 'sent', 'failed'], index),
    createdAt: timeOf(index),
    sentAt: null,
    attempts: 0,
    lastError: null,
    nextAttemptAt: null,
  };
}

function timeOf(index: number): Date {
  return new Date(START_MS + index * 60_000);
}

function pick<Choice>(choices: readonly Choice[], index: number): Choice {
  return choices[index % choices.length] as Choice;
}
