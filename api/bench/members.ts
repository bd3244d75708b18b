import { createHmac } from 'node:crypto';
import type { mongo } from 'mongoose';
import { createDetailsSeal } from '../src/modules/withdrawals/withdrawals.details.ts';
import { utcDay } from '../src/platform/clock.ts';
import { HASH_COST, createPasswords } from '../src/platform/crypto/passwords.ts';
import { createSealer } from '../src/platform/crypto/sealer.ts';
import { newId, newReadableCode, newSecret, type Id } from '../src/platform/ids.ts';
import { NO_CENTS, changeOf, memberCents, plus, unlockTime } from '../src/modules/ledger/ledger.policy.ts';
import {
  rewardUnlocked,
  signupBonus,
  taskReward,
  withdrawalPaid,
  withdrawalRequested,
  type Movement,
} from '../src/modules/ledger/ledger.templates.ts';
import { activeRow } from '../src/testing/factories.ts';
import { SEAL_KEY, SESSION_SECRET } from './platform.ts';

/** A member with a history, and a session to call with. */
export type BenchMember = { readonly id: Id; readonly username: string; readonly cookie: string };

export const PASSWORD = 'measure-twice-cut-once';

const DAY_MS = 86_400_000;
const REWARD_CENTS = 150_00;
/** Twelve a day, within the limit. */
const TASK_EVERY_MS = 2 * 3_600_000;
const WITHDRAWN_CENTS = 50_00;
/** Rows that are sent to the database at once. */
const BATCH = 5_000;

type Rows = Record<string, object[]> & { task_counters?: object[] };

const details = createDetailsSeal(createSealer([SEAL_KEY]));

/** How much is written: members, journals of each, and how many of those are withdrawals that wait for a decision. */
export type Size = { readonly members: number; readonly journals: number; readonly pending: number };

/**
 * Writes members with a history each, made from the ledger's templates as a life would: the bonus, then in turns a reward, the
 * end of its lock, and after every second one a withdrawal that is paid out. The books are right.
 */
export async function writeMembers(
  db: mongo.Db,
  { members, journals, pending }: Size,
  prefix: string,
): Promise<BenchMember[]> {
  const passwordHash = await createPasswords(HASH_COST).hash(PASSWORD);
  const written: BenchMember[] = [];
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
    written.push({ id: member.id, username: member.username, cookie: cookieOf(member.sid) });
    count += 2 * journals;
    if (count > 20_000) await flush();
  }
  await flush();
  return written;
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
    referralCode: newReadableCode(14),
    createdAt: new Date(),
    isDisabled: false,
    sessionGeneration: 0,
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
    // The use of a session is written down after a minute. No bench is about that, so that none of these becomes due.
    lastModified: expires,
    session: {
      cookie,
      passport: { user: { id: id.toHexString(), generation: 0 } },
      signedInAtMs: Date.now(),
    },
  });
  for (const blueprintId of [1, 10]) add(rows, 'user_blueprints', activeRow(id, blueprintId, new Date()));
}

function addHistory(rows: Rows, userId: Id, journals: number, pending: number): void {
  let cents = NO_CENTS;
  let sequence = 0;
  const startMs = Date.now() - 400 * DAY_MS;
  const post: Post = ({ key, template, postings }, at) => {
    cents = plus(cents, changeOf(postings));
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
  for (let turn = 0; sequence + pending < journals; turn += 1) {
    const at = new Date(startMs + turn * TASK_EVERY_MS);
    addReward(rows, userId, turn, at, post);
    if (turn % 2 === 1) addWithdrawal(rows, userId, unlockTime(at), 'completed', post);
  }
  for (let turn = 0; turn < pending; turn += 1)
    addWithdrawal(rows, userId, new Date(startMs + 100 * DAY_MS + turn), 'pending', post);
  add(rows, 'balances', { _id: userId, sequence, cents, signupBonusClaimed: journals > 0 });
}

type Post = (movement: Movement, at: Date) => void;

function addReward(rows: Rows, userId: Id, turn: number, completedAt: Date, post: Post): void {
  const _id = newId();
  const availableAt = unlockTime(completedAt);
  post(taskReward(_id.toHexString(), REWARD_CENTS), completedAt);
  post(rewardUnlocked(_id.toHexString(), REWARD_CENTS), availableAt);
  add(rows, 'locks', { _id, userId, cents: REWARD_CENTS, availableAt, released: true });
  add(rows, 'completions', {
    _id,
    userId,
    taskId: `long-ago-${turn}`,
    isFreeTask: false,
    rewardCents: REWARD_CENTS,
    completedAt,
    availableAt,
    evidence: null,
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
    sealedDetails: details.seal(_id, 'bc1q-an-address-of-the-benches'),
    status,
    reason: null,
    requestedAt: at,
    decidedAt: isPaid ? at : null,
    decidedBy: null,
  });
}

/** The cookie of a session, signed as the API signs it. */
function cookieOf(sid: string): string {
  const key = createHmac('sha256', SESSION_SECRET).update('member').digest('base64url');
  const signature = createHmac('sha256', key).update(sid).digest('base64').replace(/=+$/, '');
  return `sid-3000=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}
