import {
  BLUEPRINTS,
  PAYMENT_METHODS,
  FREE_BLUEPRINT_ID,
  FREE_PAYMENT_METHOD,
  getMe,
  getUserTicket,
  listBlueprintTasks,
  listCourses,
  listProgress,
  listCompletions,
  listFreeTasks,
  getOpenRequests,
  getPayoutRequirements,
  listOwnWithdrawals,
  listPaymentMethods,
  listReferrals,
  listStatementEvents,
  listUserBlueprints,
  listNotices,
  listUserTickets,
  type Completion,
  type LedgerEntry,
  type Notice,
  type PaymentDestination,
  type PaymentMethod,
  type StatementEvent,
  type Referral,
  type Task,
  type User,
  type UserBlueprint,
  type UserTicketRow,
  type Withdrawal,
} from '@platform/contracts';
import { accountResponses, NO_RESET } from './account-responses.ts';
import type { MockResponses } from './mock-api.ts';
import { NOW, pick } from './mock-values.ts';
import { memberWork } from './work-responses.ts';

const ROWS = 40;
const DAY_MS = 86_400_000;

/** A member who signed up today and has done nothing yet. */
export function emptyAccount(): MockResponses {
  return createResponses({
    user: member({ createdAt: NOW }),
    own: [],
    completions: [],
    withdrawals: [],
    events: [],
    referrals: [],
    tickets: [],
  });
}

/**
 * A member of two years with `count` rows in every list, long names and amounts up to $1,234,567.89. Such an account
 * would take months to create.
 */
export function fullAccount(count = ROWS): MockResponses {
  const completions = rows(count, completion);
  const lockedBalance = sumLocked(completions);
  return createResponses({
    user: member({
      username: 'maximiliane_von_hohenstein_lang',
      unreadNotices: 1,
      fullName: 'Maximiliane Adelheid Theodora von Hohenstein-Langenburg zu Wolkenstein und Trostburg',
      email: 'maximiliane.adelheid.theodora.von.hohenstein@long-name-of-a-company.example.org',
      phoneNumber: '+49 30 0000 0000 00',
      signupBonusClaimed: true,
      balance: 1_234_567.89,
      lockedBalance,
      totalEarned: 1_234_567.89 + lockedBalance + 5_000,
      totalWithdrawn: 5_000,
      nextUnlock: { amount: 31, at: day(1) },
      tasksToday: { completed: 6, limit: 20, resetsAt: '2026-03-16T00:00:00.000Z' },
    }),
    own: [
      ownership(7, 'rejected', {
        reason: 'The payment of $499.99 did not arrive under this reference within 7 days.',
      }),
      ownership(6, 'pending', { reference: 'AIS-7F3K-Q2' }),
      ownership(10, 'active'),
      ownership(3, 'active'),
      ownership(FREE_BLUEPRINT_ID, 'active'),
    ],
    completions,
    withdrawals: rows(count, withdrawal),
    events: rows(count, event),
    referrals: rows(count, referral),
    tickets: rows(count, ticket),
  });
}

type Account = {
  readonly user: User;
  readonly own: readonly UserBlueprint[];
  readonly completions: readonly Completion[];
  readonly withdrawals: readonly Withdrawal[];
  readonly events: readonly StatementEvent[];
  readonly referrals: readonly Referral[];
  readonly tickets: readonly UserTicketRow[];
};

function createResponses({
  user,
  own,
  completions,
  withdrawals,
  events,
  referrals,
  tickets,
}: Account): MockResponses {
  const list = (items: readonly unknown[]) => () => ({ items, next: null });
  return [
    [getMe, () => user],
    [listUserBlueprints, list(own)],
    [listPaymentMethods, list(PAYMENT_METHODS.map(({ value }) => destination(value)))],
    [listCompletions, list(completions)],
    [getOpenRequests, () => ({ withdrawals: 0, purchases: 0, verifications: 0, submissions: 0 })],
    [getPayoutRequirements, () => ({ emailConfirmed: true, identity: 'checked' as const })],
    [listOwnWithdrawals, list(withdrawals)],
    [
      listStatementEvents,
      () => ({
        items: events,
        next: null,
        totals: {
          ...{ earned: 1_234_567.89, unlocked: 31, withdrawn: 120.5, purchases: 69.99 },
          ...{ opening: { available: 50, locked: 31 }, closing: { available: user.balance, locked: 31 } },
        },
      }),
    ],
    [
      listReferrals,
      () => ({
        items: referrals,
        next: null,
        totals: { count: referrals.length, earned: referrals.length > 0 ? 325 : 0 },
      }),
    ],
    ...memberWork(completions.length === 0),
    ...accountResponses(completions.length === 0),
    [listCourses, list([])],
    [listProgress, list([])],
    [listNotices, list(tickets.map(toNotice))],
    [listUserTickets, list(tickets)],
    [
      getUserTicket,
      (path) => {
        const row = ticket(Number(path.split('-').at(-1)));
        return { ...row, unread: false, messages: CONVERSATION };
      },
    ],
    [listFreeTasks, list(FREE_TASKS)],
    [listBlueprintTasks, (path) => ({ items: createTasks(Number(path.split('/').at(-1))), next: null })],
  ];
}

/** Support has answered each of the member's messages. */
function toNotice({ id, subject, createdAt, unread }: UserTicketRow): Notice {
  const text = `Support has answered: ${subject}`;
  return { id, topic: 'support', text, path: `/dashboard/support/${id}`, createdAt, unread };
}

function destination(method: PaymentMethod): PaymentDestination {
  return {
    method,
    destination: method === 'btc' ? 'bc1qexampleexampleexampleexampleexampleexa' : 'payments@aiskill.example',
    network: method === 'usdt' ? 'TRC-20' : null,
    recipient: 'AI Skill (sample)',
    note: 'Sample account: do not pay. Payments without a reference take up to three days longer to confirm.',
  };
}

function member(overrides: Partial<User>): User {
  return {
    id: 'user-1',
    username: 'maria',
    fullName: null,
    email: 'maria@example.org',
    emailVerified: true,
    phoneNumber: null,
    isAdmin: false,
    adminRoles: [],
    mustSetUpSecondFactor: false,
    deletesAt: null,
    ...NO_RESET,
    signupBonusClaimed: false,
    referralCode: 'K7QM2XNP',
    createdAt: '2024-03-15T12:00:00.000Z',
    balance: 0,
    lockedBalance: 0,
    heldBalance: 0,
    totalEarned: 0,
    totalWithdrawn: 0,
    nextUnlock: null,
    tasksToday: { completed: 0, limit: 20, resetsAt: '2026-03-16T00:00:00.000Z' },
    unreadNotices: 0,
    now: NOW,
    ...overrides,
  };
}

function ownership(
  blueprintId: number,
  status: UserBlueprint['status'],
  overrides: Partial<UserBlueprint> = {},
): UserBlueprint {
  const isPendingPurchase = status === 'pending' && blueprintId !== FREE_BLUEPRINT_ID;
  return {
    id: `own-${blueprintId}`,
    userId: 'user-1',
    blueprintId,
    approved: status === 'active',
    status,
    blueprint: findBlueprint(blueprintId),
    price: BLUEPRINTS.find(({ id }) => id === blueprintId)?.price ?? 0,
    paymentMethod: blueprintId === FREE_BLUEPRINT_ID ? FREE_PAYMENT_METHOD : 'paypal',
    metadata: null,
    purchaseDate: day(-blueprintId),
    reason: null,
    final: false,
    approvedAutomaticallyAt: null,
    reference: null,
    transactionReference: null,
    returnableUntil: null,
    returnRequestedAt: null,
    payment: isPendingPurchase ? 'awaiting' : null,
    expiresAt: isPendingPurchase ? day(7 - blueprintId) : null,
    ...overrides,
  };
}

const TITLES = [
  'Plan six shots for a recipe',
  'Caption an interview excerpt',
  'Write alternative texts for the ten pictures of a catalogue of ship parts, Donaudampfschifffahrtsgesellschaft included',
  'Match the light of two scenes',
  'Judge two answers side by side',
];

const FREE_TASKS: readonly Task[] = [
  freeTask('browser', 'Browser Detection Task', 'browser'),
  freeTask('phone', 'Phone Detection Task', 'phone'),
  freeTask('brief', 'Write Your First Brief for an AI', null),
  freeTask('wrong', 'Catch an AI Being Wrong', null),
];

function freeTask(id: string, title: string, detection: Task['detection']): Task {
  return { ...task(id, title), isFreeTask: true, estimatedTime: 5, detection };
}

function createTasks(blueprintId: number): Task[] {
  return TITLES.map((title, index) => ({
    ...task(`b${blueprintId}-${index}`, title),
    blueprintId,
    reward: findBlueprint(blueprintId).rewardPerTask,
  }));
}

function task(id: string, title: string): Task {
  return {
    id,
    title,
    description:
      'You get a brief of one page and hand in the finished piece with two sentences on what you changed.',
    instructions: 'Read the brief twice.\n\nMake a first version.\n\nSay what you changed and why.',
    estimatedTime: 45,
    isFreeTask: false,
    blueprintId: null,
    reward: 10,
    detection: null,
  };
}

function completion(index: number): Completion {
  const daysLeft = Math.max(0, 15 - Math.floor(index / 2));
  return {
    id: `completion-${index}`,
    taskId: index < 2 ? (FREE_TASKS[index]?.id ?? '') : `b03-a-task-with-a-long-id-${index}`,
    title: index < 2 ? (FREE_TASKS[index]?.title ?? '') : `Cut a film about ships to ${index} seconds`,
    blueprintId: index < 2 ? null : 3,
    reward: index < 2 ? 10 : index % 3 === 0 ? 150 : 31,
    completionDate: day(-index / 2),
    ...{ available: daysLeft === 0, availableAt: day(15 - index / 2), daysLeft },
  };
}

function sumLocked(completions: readonly Completion[]): number {
  return completions.filter(({ available }) => !available).reduce((sum, { reward }) => sum + reward, 0);
}

function withdrawal(index: number): Withdrawal {
  const status = pick(
    ['pending', 'processing', 'completed', 'cancelled', 'rejected', 'failed'] as const,
    index,
  );
  return {
    id: `withdrawal-${index}`,
    amount: index === 3 ? 1_234_567.89 : 50 + index * 12.5,
    paymentMethod: pick(['btc', 'paypal', 'zelle', 'cash_app', 'usdt', 'apple_pay'] as const, index),
    paymentDetails: 'maria@example.org',
    requestDate: day(-index * 3),
    approved: status === 'processing' || status === 'completed',
    processed: status === 'completed',
    status,
    reason:
      status === 'rejected' ? 'The account name does not match the name on your identity documents.' : null,
    transactionReference: status === 'completed' ? '4f1c8f078920aa31' : null,
    returnReference: null,
    dueAt: status === 'pending' || status === 'processing' ? day(1) : null,
    cooldownUntil: index === 0 ? day(2) : null,
    cooldownCause: index === 0 ? 'new_destination' : null,
    awaitsSecondApproval: index === 6,
  };
}

function event(index: number): StatementEvent {
  const at = day(-index / 3);
  const base = {
    ...{ id: `event-${index}`, at, task: null, withdrawal: null, referral: null, purchase: null },
    ...{ change: { available: 0, locked: 0 }, balance: { available: 1_234_567.89, locked: 31 } },
  };
  const create = (kind: LedgerEntry['kind'], amount: number): LedgerEntry => ({
    ...{ id: `entry-${index}`, at, kind, amount, availableAt: null },
    account: kind === 'task_reward' ? 'locked' : 'available',
    balanceAfter: index === 0 ? 0 : 1_234_567.89,
  });
  const task = completion(index);
  const { id, status, paymentMethod, reason, transactionReference } = withdrawal(index);
  return pick(
    [
      {
        ...base,
        kind: 'task_reward',
        amount: 31,
        change: { available: 0, locked: 31 },
        task: {
          id: task.taskId,
          title:
            'Turn a long interview into a clip of one minute with captions that can be read without sound',
          blueprintId: 3,
          availableAt: day(15 - index / 3),
        },
        entries: [create('task_reward', 31)],
      },
      {
        ...base,
        kind: 'referral_reward',
        amount: 25,
        referral: { username: `friend_${index}` },
        entries: [create('referral_reward', 25)],
      },
      {
        ...base,
        kind: 'withdrawal',
        amount: -1_234_567.89,
        change: { available: -1_234_567.89, locked: 0 },
        withdrawal: { id, status, paymentMethod, reason, transactionReference },
        entries: [create('withdrawal_requested', -1_234_567.89)],
      },
      {
        ...base,
        kind: 'blueprint_purchase',
        amount: -69.99,
        purchase: { blueprintId: 2, name: findBlueprint(2).name, reference: 'BP-1A2B3C' },
        entries: [{ ...create('blueprint_purchase', -69.99), account: null, balanceAfter: null }],
      },
      { ...base, kind: 'signup_bonus', amount: 50, entries: [create('signup_bonus', 50)] },
    ],
    index,
  );
}

function referral(index: number): Referral {
  const status = pick(['pending', 'active', 'paid'] as const, index);
  return {
    id: `referral-${index}`,
    referredUsername: status === 'pending' ? null : `friend_${index}`,
    referredEmail:
      status === 'pending' ? `a.friend.with.a.long.address.${index}@subdomain.example.org` : null,
    status,
    reward: 25,
    createdAt: day(-index * 2),
    completedAt: status === 'paid' ? day(-index * 2 + 1) : null,
  };
}

function ticket(index: number): UserTicketRow {
  return {
    id: `ticket-${index}`,
    reference: `T-41AA7F${10 + index}`,
    subject:
      index === 1
        ? 'Payment sent, blueprint still pending since yesterday afternoon, and the receipt says that it arrived'
        : 'Where is my withdrawal?',
    status: pick(['answered', 'answered', 'open', 'closed'] as const, index),
    unread: index === 0,
    createdAt: day(-index * 4 - 2),
    changedAt: day(-index * 4),
  };
}

const CONVERSATION = [
  {
    at: day(-2),
    author: 'sender',
    text: 'I asked for a withdrawal of $120.00 last Tuesday.\nIt still says Processing.',
  },
  {
    at: day(-1),
    author: 'support',
    text: 'Hello,\n\nit was paid out this morning under reference 4f1c8f078920aa31.',
  },
  { at: day(0), author: 'sender', text: 'Thank you, it has arrived.' },
] as const;

function rows<Row>(length: number, create: (index: number) => Row): Row[] {
  return Array.from({ length }, (_, index) => create(index));
}

function day(offset: number): string {
  return new Date(Date.parse(NOW) + offset * DAY_MS).toISOString();
}

function findBlueprint(blueprintId: number) {
  const { name = '', rewardPerTask = 0 } = BLUEPRINTS.find(({ id }) => id === blueprintId) ?? {};
  return { name, rewardPerTask };
}
