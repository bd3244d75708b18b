import { mongo } from 'mongoose';
import { AUDIT_ACTIONS, PAYMENT_METHODS } from '@platform/contracts';
import { createSealer } from '../../platform/crypto/sealer.ts';
import { anAdministrator, type SignedIn } from '../../testing/factories.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createDetailsSeal } from '../withdrawals/withdrawals.details.ts';

/** Enough that looking through all of a list would be noticed. */
const ROWS = 6_000;
/** What one page may look at: whether what is found is few, a look or two along the order, and the page itself. */
const LOOKED_AT_MAX = 2_500;

type Read = { collection: string; find: mongo.Document };

let api: TestApi;
let administrator: SignedIn;
let reads: Read[] = [];
const userIds = Array.from({ length: ROWS }, () => new mongo.ObjectId());
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
  await fill();
  api.database.connection.set(
    'debug',
    (collection: string, method: string, filter: object, options: object) => {
      if (method === 'find' || method === 'findOne') reads.push({ collection, find: { filter, options } });
    },
  );
});
afterAll(() => api.stop());

const of = <T>(values: readonly T[], index: number): T => values[index % values.length]!;
const timeOf = (index: number): Date => new Date(Date.parse(START) + index * 60_000);
const METHODS = PAYMENT_METHODS.map(({ value }) => value);
const SPAN = `from=${timeOf(10).toISOString()}&to=${timeOf(ROWS - 10).toISOString()}`;
const someone = userIds[77]!.toHexString();

/** Rows as the modules write them, of many users, with every value of every filter spread over them. */
async function fill(): Promise<void> {
  const details = createDetailsSeal(createSealer(api.settings.sealKeys));
  const rows = userIds.map((userId, index) => ({ _id: new mongo.ObjectId(), userId, index }));
  const insert = async (name: string, make: (row: (typeof rows)[number]) => object) => {
    await api.database.connection.collection(name).insertMany(rows.map(make));
  };
  await insert('users', ({ userId, index }) => ({
    _id: userId,
    username: `name-${index}`,
    usernameKey: `name-${index}`,
    email: `name-${index}@example.com`,
    emailKey: `name-${index}@example.com`,
    emailVerified: false,
    passwordHash: '-',
    fullName: null,
    phoneNumber: null,
    isAdmin: index % 7 === 0,
    referralCode: `CODE${index}`,
    createdAt: timeOf(index),
    isDisabled: index % 5 === 0,
    sessionGeneration: 0,
  }));
  await insert('balances', ({ userId, index }) => {
    const available = (index * 7919) % 100_000;
    const cents = {
      available,
      locked: 0,
      held: 0,
      bonuses: -available,
      rewards: 0,
      referrals: 0,
      payouts: 0,
    };
    return { _id: userId, sequence: 1, cents, signupBonusClaimed: true };
  });
  await insert('user_blueprints', ({ _id, userId, index }) => ({
    _id,
    userId,
    blueprintId: 2 + (index % 9),
    kind: index % 2 === 0 ? 'purchase' : 'verification',
    status: of(['pending', 'active', 'rejected', 'cancelled'], index >> 1),
    open: false,
    final: false,
    paymentMethod: of(METHODS, index >> 1),
    reference: `BP-${index}`,
    transactionReference: null,
    priceCents: (index * 31) % 5_000,
    reason: null,
    purchaseDate: timeOf(index),
    decidedAt: null,
    decidedBy: null,
  }));
  await insert('withdrawals', ({ _id, userId, index }) => ({
    _id,
    userId,
    amountCents: 5_000 + ((index * 31) % 5_000),
    paymentMethod: of(METHODS, index),
    sealedDetails: details.seal(_id, 'an address of the tests'),
    status: of(['pending', 'processing', 'completed', 'rejected', 'cancelled', 'failed'], index >> 3),
    reason: null,
    requestedAt: timeOf(index),
    decidedAt: null,
    decidedBy: null,
  }));
  await insert('tickets', ({ _id, userId, index }) => ({
    _id,
    userId,
    reference: `T-${index}`,
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'A question',
    message: 'Why?',
    status: of(['open', 'answered', 'closed'], index),
    createdAt: timeOf(index),
    changedAt: timeOf(index),
    answers: [],
    closedAt: null,
    closedBy: null,
  }));
  await insert('audit_log', ({ _id, userId, index }) => ({
    _id,
    at: timeOf(index),
    action: of(AUDIT_ACTIONS, index % 3 === 0 ? 0 : index),
    subject: of(['verification', 'user', 'ticket'], index),
    by: of(userIds, index % 10),
    subjectId: _id,
    userId,
    reason: null,
    requestId: null,
  }));
  await insert('outbox', ({ _id, userId, index }) => ({
    _id,
    userId,
    to: 'ada@example.com',
    subject: 'A mail',
    text: 'Words',
    sealedSecret: null,
    state: of(['kept', 'queued', 'sent', 'failed'], index),
    createdAt: timeOf(index),
    sentAt: null,
    attempts: 0,
    lastError: null,
    nextAttemptAt: null,
  }));
}

/** How many records the database looks at for what was read, as it says itself. */
async function lookedAt({ collection, find: { filter, options } }: Read): Promise<number> {
  const { sort, limit, hint, projection } = options as mongo.FindOptions;
  const find = { find: collection, filter, ...(sort && { sort }), ...(hint && { hint }) };
  const whole = { ...find, ...(limit && { limit }), ...(projection && { projection }) };
  const { executionStats } = await api.database.connection.db!.command({
    explain: whole,
    verbosity: 'executionStats',
  });
  return executionStats.totalDocsExamined as number;
}

async function costOf(path: string): Promise<{ next: string | null; cost: number; shown: number }> {
  reads = [];
  const { status, body } = await administrator.get(path);
  expect([path, status]).toEqual([path, 200]);
  const asked = reads;
  let cost = 0;
  for (const read of asked) cost += await lookedAt(read);
  return { next: body.next, cost, shown: body.items.length };
}

const BY_TIME = ['newest', 'oldest'];
const BY_AMOUNT = [...BY_TIME, 'highest', 'lowest'];
const LISTS = [
  {
    path: 'users',
    sorts: [...BY_TIME, 'username', 'balance'],
    filters: ['role=member', 'role=administrator', 'state=disabled', 'role=administrator&state=disabled'],
    searches: ['name-77@example.com'],
  },
  {
    path: 'purchases',
    sorts: BY_AMOUNT,
    filters: ['status=rejected', 'blueprintId=4', 'paymentMethod=zelle', 'status=active&paymentMethod=btc'],
    searches: ['BP-78'],
  },
  { path: 'blueprints/pending', sorts: BY_AMOUNT, filters: ['paymentMethod=btc'], searches: ['BP-80'] },
  { path: 'verifications', sorts: BY_TIME, filters: ['status=rejected'], searches: ['BP-79'] },
  {
    path: 'withdrawals',
    sorts: BY_AMOUNT,
    filters: ['status=failed', 'paymentMethod=zelle', 'status=completed&paymentMethod=btc'],
    searches: [],
  },
  { path: 'withdrawals/pending', sorts: BY_AMOUNT, filters: ['paymentMethod=btc'], searches: [] },
  { path: 'tickets', sorts: BY_TIME, filters: ['status=closed'], searches: ['T-77'] },
  {
    path: 'audit',
    sorts: BY_TIME,
    filters: ['action=ticket_closed', 'subject=user', 'by=name-7', 'by=name-3&subject=user'],
    searches: [],
  },
  { path: 'outbox', sorts: BY_TIME, filters: ['state=failed'], searches: [] },
].flatMap(({ path, sorts, filters, searches }) => {
  const ofUser = path === 'users' ? [] : [`userId=${someone}`];
  const found = ['name-77', 'name-', 'nobody', someone, ...searches].map((q) => `q=${q}`);
  const narrow = ['', SPAN, ...ofUser, ...filters, ...found];
  const both = [...filters, 'q=name-7', 'q=name-'].map((filter) => `${filter}&${SPAN}`);
  return sorts.map((sort) => ({ path, sort, queries: [...narrow, ...both] }));
});

test.each(LISTS)(
  'a page of $path by $sort looks at few records, whatever it is narrowed by and however far on it is',
  async ({ path, sort, queries }) => {
    const costly: object[] = [];
    let shown = 0;
    for (const query of queries) {
      const address = `/api/admin/${path}?limit=50&sort=${sort}&${query}`;
      const first = await costOf(address);
      const second = first.next === null ? first : await costOf(`${address}&cursor=${first.next}`);
      shown += first.shown;
      for (const { cost } of [first, second]) if (cost > LOOKED_AT_MAX) costly.push({ query, cost });
    }

    expect(costly).toEqual([]);
    expect(shown).toBeGreaterThan(200);
  },
);
