import type { Edit, Mutation } from './mutation.ts';

const STATEMENT = 'modules/ledger/ledger.statement.test.ts';
const LOCKS = 'modules/ledger/ledger.locks.test.ts';
const LEDGER = 'modules/ledger/ledger.test.ts';
const TASKS = 'modules/tasks/tasks.routes.test.ts';
const REFERRALS = 'modules/referrals/referrals.routes.test.ts';
const WITHDRAWALS = 'modules/withdrawals/withdrawals.routes.test.ts';
const STATES = 'modules/withdrawals/review/withdrawals.states.test.ts';
const LIFE = '../test/stress/member-journey.test.ts';
const TWICE = '../test/stress/concurrent-requests.test.ts';
const FAULTS = 'platform/http/faults.test.ts';

const TEMPLATES = 'modules/ledger/ledger.templates.ts';
const REPOSITORY = 'modules/ledger/ledger.repository.ts';
const WITHDRAWAL_RULES = 'modules/withdrawals/withdrawals.policy.ts';
const TASK_RULES = 'modules/tasks/tasks.policy.ts';
const TRANSACTION = 'platform/db/transaction.ts';

const NO_GUARD: Edit = {
  file: REPOSITORY,
  search: '{ _id: userId, ...Object.fromEntries(enough) }',
  replacement: '{ _id: userId }',
};
const NO_RULE: Edit = {
  file: WITHDRAWAL_RULES,
  search: 'if (cents > availableCents) throw insufficientFunds();',
  replacement: '',
};

/** By the invariants of `docs/money.md`. */
export const MONEY: readonly Mutation[] = [
  {
    fault: 'one side of a posting is left out',
    requirement: 1,
    edits: [{ file: 'modules/ledger/ledger.policy.ts', search: 'change[from] -= cents;', replacement: '' }],
    tests: [STATEMENT, LEDGER, WITHDRAWALS],
  },
  {
    fault: 'a balance changes and no journal says so',
    requirement: 2,
    edits: [{ file: REPOSITORY, search: 'await insert(journals, journal, tx);', replacement: '' }],
    tests: [STATEMENT, LEDGER],
  },
  {
    fault: 'a request is not compared with what is available',
    requirement: 3,
    edits: [NO_RULE],
    tests: [WITHDRAWALS],
  },
  {
    fault: 'a balance is changed without the condition that there is enough',
    requirement: 3,
    edits: [NO_GUARD],
    tests: ['modules/ledger/ledger.repository.test.ts', WITHDRAWALS],
  },
  {
    fault: 'neither of the two asks what is there',
    requirement: 3,
    edits: [NO_RULE, NO_GUARD],
    tests: [WITHDRAWALS, LIFE],
  },
  {
    fault: 'a signup bonus has a new key each time',
    requirement: 4,
    edits: [
      {
        file: TEMPLATES,
        search: 'return `signup_bonus:${userId}`;',
        replacement: 'return `signup_bonus:${userId}:${Math.random()}`;',
      },
    ],
    tests: [LEDGER],
  },
  {
    fault: 'a task can be completed twice',
    requirement: 4,
    edits: [
      { file: TASK_RULES, search: 'if (attempt.isCompleted) throw alreadyCompleted();', replacement: '' },
      {
        file: 'modules/tasks/tasks.model.ts',
        search: 'completionSchema.index({ userId: 1, taskId: 1 }, { unique: true });',
        replacement: '',
      },
    ],
    tests: [TASKS, TWICE],
  },
  {
    fault: '21 tasks a day',
    requirement: 4,
    edits: [
      {
        file: TASK_RULES,
        search: 'attempt.completedToday >= DAILY_TASK_LIMIT',
        replacement: 'attempt.completedToday > DAILY_TASK_LIMIT',
      },
    ],
    tests: [TASKS],
  },
  {
    fault: 'a third free task',
    requirement: 4,
    edits: [
      {
        file: TASK_RULES,
        search: 'attempt.freeTasksCompleted >= FREE_TASK_LIMIT',
        replacement: 'attempt.freeTasksCompleted > FREE_TASK_LIMIT',
      },
    ],
    tests: [TASKS],
  },
  {
    fault: 'a lock lasts a millisecond less than 15 days',
    requirement: 5,
    edits: [
      {
        file: 'modules/ledger/ledger.policy.ts',
        search: 'return addDays(completedAt, EARNINGS_LOCK_DAYS);',
        replacement: 'return new Date(addDays(completedAt, EARNINGS_LOCK_DAYS).getTime() - 1);',
      },
    ],
    tests: [LOCKS],
  },
  {
    fault: 'a lock counts as over a millisecond before it is',
    requirement: 5,
    edits: [
      {
        file: 'modules/ledger/ledger.locks.ts',
        search: 'availableAt: { $lte: by } }, { session: tx ?? undefined })',
        replacement: 'availableAt: { $lte: new Date(by.getTime() + 1) } }, { session: tx ?? undefined })',
      },
    ],
    tests: [LOCKS],
  },
  {
    fault: 'a reward is unlocked twice: its lock stays open and its journal has a new key each time',
    requirement: 5,
    edits: [
      {
        file: 'modules/ledger/ledger.locks.ts',
        search: '{ $set: { released: true } }',
        replacement: '{ $set: { released: false } }',
      },
      {
        file: TEMPLATES,
        search: 'key: rewardUnlockedKey(completionId),',
        replacement: 'key: `reward_unlocked:${Math.random()}`,',
      },
    ],
    tests: [LOCKS, STATEMENT],
  },
  {
    fault: 'a withdrawal is processed without an approval',
    requirement: 6,
    edits: [
      {
        file: WITHDRAWAL_RULES,
        search: "process: { from: 'processing', to: 'completed' }",
        replacement: "process: { from: 'pending', to: 'completed' }",
      },
    ],
    tests: [STATES],
  },
  {
    fault: 'what was held is not returned',
    requirement: 6,
    edits: [
      {
        file: 'modules/withdrawals/withdrawals.steps.ts',
        search: "if (end === 'returned') await ledger.release(tx, { withdrawalId, userId, cents });",
        replacement: '',
      },
    ],
    tests: [STATES, WITHDRAWALS],
  },
  {
    fault: 'a payment takes its amount twice',
    requirement: 7,
    edits: [
      {
        file: TEMPLATES,
        search: "postings: [{ from: 'held', to: 'payouts', cents }],",
        replacement:
          "postings: [{ from: 'held', to: 'payouts', cents }, { from: 'available', to: 'payouts', cents }],",
      },
    ],
    tests: [STATES, STATEMENT],
  },
  {
    fault: 'a decision does not look at what was decided before',
    requirement: 8,
    edits: [
      {
        file: 'modules/withdrawals/review/withdrawals.reviews.ts',
        search: 'if (!obstacle) return;',
        replacement: 'return;',
      },
    ],
    tests: [STATES],
  },
  {
    fault: 'an Idempotency-Key is not remembered',
    requirement: 9,
    edits: [
      { file: 'platform/idempotency.ts', search: 'if (!key) return work();', replacement: 'return work();' },
    ],
    tests: [LEDGER, TWICE],
  },
  {
    fault: 'a used Idempotency-Key takes another content',
    requirement: 9,
    edits: [{ file: 'platform/idempotency.ts', search: 'found.mark === key.mark && ', replacement: '' }],
    tests: [LEDGER],
  },
  {
    fault: 'a referral pays at the sign-up',
    requirement: 10,
    edits: [
      {
        file: 'modules/referrals/referrals.service.ts',
        search: "status: 'active', ...uninvited });",
        replacement:
          "status: 'active', ...uninvited });\n      await ledger.creditReferral(tx, { referrerId, referredUserId });",
      },
    ],
    tests: [REFERRALS],
  },
  {
    fault: 'members invite themselves',
    requirement: 10,
    edits: [
      {
        file: 'modules/referrals/referrals.service.ts',
        search: 'if (owner) throw owner.equals(referrerId)',
        replacement: 'if (owner && !owner.equals(referrerId)) throw owner.equals(referrerId)',
      },
    ],
    tests: [REFERRALS],
  },
  {
    fault: 'a journal is written outside of its transaction',
    requirement: 11,
    edits: [
      {
        file: REPOSITORY,
        search: 'await insert(journals, journal, tx);',
        replacement: 'await insert(journals, journal);',
      },
    ],
    tests: [FAULTS, STATES],
  },
  {
    fault: 'the answer goes out before the commit',
    requirement: 11,
    edits: [
      {
        file: TRANSACTION,
        search: 'await commit(tx);\n          return result;',
        replacement: 'setTimeout(() => void commit(tx), 20);\n          return result;',
      },
      {
        file: TRANSACTION,
        search: 'await session.endSession();',
        replacement: 'setTimeout(() => void session.endSession(), 2_000);',
      },
    ],
    tests: [LEDGER, STATES],
  },
];
