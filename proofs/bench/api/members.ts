import { createHmac } from 'node:crypto';
import type { mongo } from 'mongoose';
import { DAY_MS } from '../../../api/src/platform/clock.ts';
import { createDetailsEncryptor } from '../../../api/src/modules/withdrawals/withdrawals.destinations.ts';
import { utcDay } from '../../../api/src/platform/clock.ts';
import { HASH_COST, createPasswords } from '../../../api/src/platform/crypto/passwords.ts';
import { createEncryptor } from '../../../api/src/platform/crypto/encryptor.ts';
import { newId, newReadableCode, newSecret, type Id } from '../../../api/src/platform/ids.ts';
import { decisionDueAt } from '../../../api/src/modules/decisions/index.ts';
import {
  ZERO_CENTS,
  netChange,
  memberCents,
  addCents,
  lockDaysAt,
  unlockTime,
} from '../../../api/src/modules/ledger/ledger.policy.ts';
import {
  rewardUnlocked,
  signupBonus,
  taskReward,
  withdrawalPaid,
  withdrawalRequested,
  type Movement,
} from '../../../api/src/modules/ledger/ledger.templates.ts';
import { activeOwnershipRecord } from '../../../api/test/support/factories.ts';
import { ENCRYPTION_KEY, SESSION_SECRET } from './bench-environment.ts';

/** A member with a transaction history and a valid session cookie. */
export type BenchMember = { readonly id: Id; readonly username: string; readonly cookie: string };

export const PASSWORD = 'measure-twice-cut-once';

const REWARD_CENTS = 150_00;
/** Twelve tasks a day, which is within the daily limit. */
const TASK_EVERY_MS = 2 * 3_600_000;
const WITHDRAWN_CENTS = 50_00;
/** Rows per insert. */
const BATCH = 5_000;

type Rows = Record<string, object[]> & { task_counters?: object[] };

const details = createDetailsEncryptor(createEncryptor([ENCRYPTION_KEY]));

/** The extent of the data: members, journals per member, and how many of those journals are pending withdrawals. */
export type Size = { readonly members: number; readonly journals: number; readonly pending: number };

/**
 * Inserts members, each with a consistent history built from the ledger's templates: the bonus, then repeatedly a
 * reward and its unlock, with a completed withdrawal after every second reward.
 */
export async function writeMembers(
  db: mongo.Db,
  { members, journals, pending }: Size,
  prefix: string,
): Promise<BenchMember[]> {
  const passwordHash = await createPasswords(HASH_COST).hash(PASSWORD);
  const insertedMembers: BenchMember[] = [];
  let rows: Rows = {};
  let count = 0;
  const flush = async (): Promise<void> => {
    for (const [name, list] of Object.entries(rows)) {
      for (let from = 0; from < list.length; from += BATCH)
        await db.collection(name).insertMany(list.slice(from, from + BATCH), { ordered: false });
    }
    rows = {};
    count = 0;
  };
  for (let index = 0; index < members; index += 1) {
    const member = { id: newId(), username: `${prefix}-${index}`, sid: newSecret() };
    addAccount(rows, member, passwordHash);
    addHistory(rows, member.id, journals, pending);
    insertedMembers.push({ id: member.id, username: member.username, cookie: sessionCookie(member.sid) });
    count += 2 * journals;
    if (count > 20_000) await flush();
  }
  await flush();
  return insertedMembers;
}

function add(rows: Rows, name: string, row: object): void {
  (rows[name] ??= []).push(row);
}

function addAccount(
  rows: Rows,
  { id, username, sid }: { id: Id; username: string; sid: string },
  passwordHash: string,
): void {
  const email = `${username}@example.com`;
  add(rows, 'users', {
    _id: id,
    username,
    usernameKey: username,
    email,
    emailKey: email,
    emailVerified: true,
    passwordHash,
    fullName: null,
    phoneNumber: null,
    isAdmin: false,
    adminRoles: [],
    referralCode: newReadableCode(14),
    createdAt: new Date(),
    isDisabled: false,
    sessionVersion: 0,
    hasSecondFactor: false,
  });
  const expires = new Date(Date.now() + DAY_MS);
  const cookie = {
    originalMaxAge: DAY_MS,
    expires,
    secure: false,
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
  };
  add(rows, 'sessions_member', {
    _id: sid,
    expires,
    // In the future, so that no benchmark includes the session update that is due every minute.
    lastModified: expires,
    session: {
      cookie,
      passport: { user: { id: id.toHexString(), sessionVersion: 0 } },
      signedInAtMs: Date.now(),
    },
  });
  for (const blueprintId of [1, 10])
    add(rows, 'user_blueprints', activeOwnershipRecord(id, blueprintId, new Date()));
}

function addHistory(rows: Rows, userId: Id, journals: number, pending: number): void {
  let cents = ZERO_CENTS;
  let sequence = 0;
  const startMs = Date.now() - 400 * DAY_MS;
  const post: Post = ({ key, template, postings }, at) => {
    cents = addCents(cents, netChange(postings));
    sequence += 1;
    const after = memberCents(cents);
    add(rows, 'journals', {
      _id: newId(),
      key,
      template,
      userId,
      sequence,
      postings: [...postings],
      at,
      after,
    });
  };
  if (journals > 0) post(signupBonus(userId.toHexString()), new Date(startMs));
  for (let index = 0; sequence + pending < journals; index += 1) {
    const at = new Date(startMs + index * TASK_EVERY_MS);
    addReward(rows, userId, index, at, post);
    if (index % 2 === 1) addWithdrawal(rows, userId, unlockTime(at), 'completed', post);
  }
  for (let index = 0; index < pending; index += 1)
    addWithdrawal(rows, userId, new Date(startMs + 100 * DAY_MS + index), 'pending', post);
  add(rows, 'balances', { _id: userId, sequence, cents, signupBonusClaimed: journals > 0 });
}

type Post = (movement: Movement, at: Date) => void;

function addReward(rows: Rows, userId: Id, index: number, completedAt: Date, post: Post): void {
  const _id = newId();
  const availableAt = unlockTime(completedAt);
  post(taskReward(_id.toHexString(), REWARD_CENTS), completedAt);
  post(rewardUnlocked(_id.toHexString(), REWARD_CENTS), availableAt);
  add(rows, 'locks', { _id, userId, cents: REWARD_CENTS, availableAt, released: true });
  add(rows, 'completions', {
    _id,
    userId,
    taskId: `long-ago-${index}`,
    isFreeTask: false,
    rewardCents: REWARD_CENTS,
    completedAt,
    lockDays: lockDaysAt(completedAt),
    availableAt,
    evidence: null,
    submissionId: null,
  });
  const day = `${userId.toHexString()}:${utcDay(completedAt)}`;
  const counters = (rows.task_counters ??= []) as { _id: string; count: number }[];
  const last = counters.at(-1);
  if (last?._id === day) last.count += 1;
  else counters.push({ _id: day, count: 1 });
}

function addWithdrawal(rows: Rows, userId: Id, at: Date, status: 'completed' | 'pending', post: Post): void {
  const _id = newId();
  const isPaid = status === 'completed';
  post(withdrawalRequested(_id.toHexString(), WITHDRAWN_CENTS), at);
  if (isPaid) post(withdrawalPaid(_id.toHexString(), WITHDRAWN_CENTS), at);
  add(rows, 'withdrawals', {
    _id,
    userId,
    amountCents: WITHDRAWN_CENTS,
    paymentMethod: 'btc',
    encryptedDetails: details.encrypt(_id, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
    destinationDigests: [],
    status,
    reason: null,
    transactionReference: null,
    requestedAt: at,
    dueAt: decisionDueAt('withdrawal', at),
    decidedAt: isPaid ? at : null,
    decidedBy: null,
  });
}

/** Returns a session's cookie, signed as the API signs it. */
function sessionCookie(sid: string): string {
  const key = createHmac('sha256', SESSION_SECRET).update('member').digest('base64url');
  const signature = createHmac('sha256', key).update(sid).digest('base64').replace(/=+$/, '');
  return `sid-3000=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}
