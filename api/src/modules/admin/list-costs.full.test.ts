import { mongo } from 'mongoose';
import { AUDIT_ACTIONS, PAYMENT_METHOD_VALUES } from '@platform/contracts';
import { createEncryptor } from '../../platform/crypto/encryptor.ts';
import { createAdministrator, type LoggedInClient } from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { createDetailsEncryptor } from '../withdrawals/withdrawals.destinations.ts';

/** Large enough that scanning a whole list exceeds the limit below. */
const ROWS = 6_000;
/**
 * Upper bound on documents examined per page: the probe for a small result, a scan or two along the index, and the
 * page.
 */
const MAX_DOCS_EXAMINED = 2_500;

type Read = { collection: string; find: mongo.Document };

let api: TestApi;
let administrator: LoggedInClient;
let reads: Read[] = [];
const userIds = Array.from({ length: ROWS }, () => new mongo.ObjectId());
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
  await insertRows();
  api.database.connection.set(
    'debug',
    (collection: string, method: string, filter: object, options: object) => {
      if (method === 'find' || method === 'findOne') reads.push({ collection, find: { filter, options } });
    },
  );
});
afterAll(() => api.stop());

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length]!;
const timeOf = (index: number): Date => new Date(Date.parse(START_TIME) + index * 60_000);
const RANGE = `from=${timeOf(10).toISOString()}&to=${timeOf(ROWS - 10).toISOString()}`;
const sampleUserId = userIds[77]!.toHexString();

/** Inserts rows as the modules write them: for many users, with every value of every filter. */
async function insertRows(): Promise<void> {
  const details = createDetailsEncryptor(createEncryptor(api.settings.encryptionKeys));
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
    adminRoles: [],
    referralCode: `CODE${index}`,
    createdAt: timeOf(index),
    isDisabled: index % 5 === 0,
    sessionVersion: 0,
    hasSecondFactor: false,
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
      receipts: 0,
      sales: 0,
      forfeits: 0,
    };
    return { _id: userId, sequence: 1, cents, signupBonusClaimed: true };
  });
  await insert('user_blueprints', ({ _id, userId, index }) => ({
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
    priceCents: (index * 31) % 5_000,
    reason: null,
    purchaseDate: timeOf(index),
    dueAt: timeOf(index + 1),
    decidedAt: null,
    // Few were approved unseen.
    decidedBy: index < 200 ? null : userIds[0],
    checkedBy: null,
  }));
  await insert('withdrawals', ({ _id, userId, index }) => ({
    _id,
    userId,
    amountCents: 5_000 + ((index * 31) % 5_000),
    paymentMethod: pick(PAYMENT_METHOD_VALUES, index),
    encryptedDetails: details.encrypt(_id, 'an address of the tests'),
    destinationDigests: [],
    status: pick(['pending', 'processing', 'completed', 'rejected', 'cancelled', 'failed'], index >> 3),
    reason: null,
    transactionReference: null,
    requestedAt: timeOf(index),
    dueAt: timeOf(index + 1),
    decidedAt: null,
    decidedBy: null,
  }));
  await insert('item_reports', ({ _id, userId, index }) => ({
    ...{ _id, userId, submissionId: _id, taskId: `w06-${index % 10}`, itemId: `item-${index}` },
    ...{ itemName: `w06-01-${index}`, itemNumber: 1, cannotDo: 'unsafe', reason: null },
    status: pick(['pending', 'accepted', 'rejected', 'overturned'], index >> 3),
    ...{ reportedAt: timeOf(index), dueAt: timeOf(index + 1), decidedAt: null, decidedBy: null },
  }));
  await insert('tickets', ({ _id, userId, index }) => ({
    _id,
    userId,
    reference: `T-${index}`,
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'A question',
    status: pick(['open', 'answered', 'closed'], index),
    createdAt: timeOf(index),
    changedAt: timeOf(index),
    waitingSince: timeOf(index),
    messages: [{ at: timeOf(index), author: 'sender', by: null, text: 'Why?' }],
    readAt: null,
    closedAt: null,
    closedBy: null,
  }));
  await insert('submissions', ({ _id, userId, index }) => {
    const isWaiting = index % 3 === 0;
    return {
      ...{ _id, userId, taskId: `w06-${index % 40}`, blueprintId: index % 10, isPractice: false },
      state: isWaiting ? pick(['submitted', 'appealed'], index >> 3) : pick(['approved', 'rejected'], index),
      ...{ alias: `M-${index}`, itemIds: [], swappedItemIds: [], truthVersions: {}, batch: 0 },
      ...{ rewardCents: 4_600, version: 1 },
      ...{ editorId: null, savedBy: null, startedAt: timeOf(index), savedAt: timeOf(index), round: 1 },
      ...{ firstSubmittedAt: timeOf(index), submittedAt: timeOf(index), answerUntil: null },
      dueAt: isWaiting ? timeOf(index + 1) : null,
      ...{ activeSeconds: 600, effort: { typed: 1, pasted: 0, inserted: 0 }, assistance: null, revisions: 0 },
      ...{
        claimedBy: null,
        claimedUntil: null,
        decidedAt: isWaiting ? null : timeOf(index),
        decidedBy: null,
      },
      ...{ appeal: null, completionId: null, hasNews: false, budgetDay: null },
      ...{ warnings: [], measures: null, sentBackAt: null, creditedFrom: null },
      ...{ waitsForPerson: false, proposal: null },
    };
  });
  await insert('audit_log', ({ _id, userId, index }) => ({
    _id,
    at: timeOf(index),
    action: pick(AUDIT_ACTIONS, index % 3 === 0 ? 0 : index),
    subject: pick(['verification', 'user', 'ticket'], index),
    by: pick(userIds, index % 10),
    subjectId: _id,
    userId,
    reason: null,
    documentsViewed: null,
    requestId: null,
  }));
  await insert('outbox', ({ _id, userId, index }) => ({
    _id,
    userId,
    to: 'ada@example.com',
    subject: 'A mail',
    text: 'Words',
    encryptedSecret: null,
    state: pick(['kept', 'queued', 'sent', 'failed'], index),
    createdAt: timeOf(index),
    sentAt: null,
    attempts: 0,
    lastError: null,
    nextAttemptAt: null,
  }));
}

/** Costs by query: the rows stay the same, and some queries are part of every call. */
const knownCosts = new Map<string, Promise<number>>();

/** Returns how many documents the database examines for a query, according to its `explain` output. */
function countDocsExamined({ collection, find: { filter, options } }: Read): Promise<number> {
  const { sort, limit, hint, projection } = options as mongo.FindOptions;
  const find = { find: collection, filter, ...(sort && { sort }), ...(hint && { hint }) };
  const command = { ...find, ...(limit && { limit }), ...(projection && { projection }) };
  const key = mongo.BSON.EJSON.stringify(command);
  const cost = knownCosts.get(key) ?? explain(command);
  knownCosts.set(key, cost);
  return cost;
}

async function explain(command: mongo.Document): Promise<number> {
  const { executionStats } = await api.database.connection.db!.command({
    explain: command,
    verbosity: 'executionStats',
  });
  return executionStats.totalDocsExamined as number;
}

async function costOf(path: string): Promise<{ next: string | null; cost: number; shown: number }> {
  reads = [];
  const { status, body } = await administrator.get(path);
  expect([path, status]).toEqual([path, 200]);
  const pageReads = reads;
  let cost = 0;
  for (const read of pageReads) cost += await countDocsExamined(read);
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
  {
    path: 'verifications',
    sorts: BY_TIME,
    filters: ['status=rejected', 'status=unchecked'],
    searches: ['BP-79'],
  },
  {
    path: 'withdrawals',
    sorts: BY_AMOUNT,
    filters: ['status=failed', 'paymentMethod=zelle', 'status=completed&paymentMethod=btc'],
    searches: [],
  },
  { path: 'withdrawals/pending', sorts: BY_AMOUNT, filters: ['paymentMethod=btc'], searches: [] },
  {
    path: 'item-reports',
    sorts: ['due', ...BY_TIME],
    filters: ['status=rejected'],
    searches: [],
  },
  { path: 'tickets', sorts: BY_TIME, filters: ['status=closed'], searches: ['T-77'] },
  {
    path: 'audit',
    sorts: BY_TIME,
    filters: ['action=ticket_closed', 'subject=user', 'by=name-7', 'by=name-3&subject=user'],
    searches: [],
  },
  {
    path: 'reviews',
    sorts: ['due', ...BY_TIME],
    filters: [
      'state=approved',
      'state=appealed',
      'blueprintId=4',
      'taskId=w06-7',
      'state=rejected&blueprintId=3',
    ],
    searches: ['M-77'],
  },
  { path: 'outbox', sorts: BY_TIME, filters: ['state=failed'], searches: [] },
].flatMap(({ path, sorts, filters, searches }) => {
  const byUser = ['users', 'reviews'].includes(path) ? [] : [`userId=${sampleUserId}`];
  const queries = ['name-77', 'name-', 'unknown', sampleUserId, ...searches].map((q) => `q=${q}`);
  const single = ['', RANGE, ...byUser, ...filters, ...queries];
  const combined = [...filters, 'q=name-7', 'q=name-'].map((filter) => `${filter}&${RANGE}`);
  return sorts.map((sort) => ({ path, sort, queries: [...single, ...combined] }));
});

test.each(LISTS)(
  'a page of $path sorted by $sort examines few documents for any filter and on any page',
  async ({ path, sort, queries }) => {
    const costly: object[] = [];
    let shown = 0;
    for (const query of queries) {
      const address = `/api/admin/${path}?limit=50&sort=${sort}&${query}`;
      const first = await costOf(address);
      const second = first.next === null ? first : await costOf(`${address}&cursor=${first.next}`);
      shown += first.shown;
      for (const { cost } of [first, second]) if (cost > MAX_DOCS_EXAMINED) costly.push({ query, cost });
    }

    expect(costly).toEqual([]);
    expect(shown).toBeGreaterThan(200);
  },
);
