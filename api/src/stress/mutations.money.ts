import type { Edit, Mutation } from './mutation.ts';

const STATEMENT = 'modules/ledger/ledger.statement.test.ts';
const LOCKS = 'modules/ledger/ledger.locks.test.ts';
const LEDGER = 'modules/ledger/ledger.test.ts';
const TASKS = 'modules/tasks/tasks.routes.test.ts';
const REFERRALS = 'modules/referrals/referrals.routes.test.ts';
const WITHDRAWALS = 'modules/withdrawals/withdrawals.routes.test.ts';
const STATES = 'modules/withdrawals/withdrawals.states.test.ts';
const LIFE = 'stress/member-life.test.ts';
const TWICE = 'stress/twice-at-once.test.ts';
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
    broken: 'one side of a posting is left out',
    line: 1,
    edits: [{ file: 'modules/ledger/ledger.policy.ts', search: 'change[from] -= cents;', replacement: '' }],
    tests: [STATEMENT, LEDGER, WITHDRAWALS],
  },
  {
    broken: 'a balance changes and no journal says so',
    line: 2,
    edits: [{ file: REPOSITORY, search: 'await insert(journals, journal, tx);', replacement: '' }],
    tests: [STATEMENT, LEDGER],
  },
  {
    broken: 'a request is not compared with what is available',
    line: 3,
    edits: [NO_RULE],
    tests: [WITHDRAWALS],
  },
  {
    broken: 'a balance is changed without the condition that there is enough',
    line: 3,
    edits: [NO_GUARD],
    tests: ['modules/ledger/ledger.repository.test.ts', WITHDRAWALS],
  },
  {
    broken: 'neither of the two asks what is there',
    line: 3,
    edits: [NO_RULE, NO_GUARD],
    tests: [WITHDRAWALS, LIFE],
  },
  {
    broken: 'a signup bonus has a new key each time',
    line: 4,
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
    broken: 'a task can be completed twice',
    line: 4,
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
    broken: '21 tasks a day',
    line: 4,
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
    broken: 'a third free task',
    line: 4,
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
    broken: 'a lock lasts a millisecond less than 15 days',
    line: 5,
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
    broken: 'a lock counts as over a millisecond before it is',
    line: 5,
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
    broken: 'a reward is unlocked twice: its lock stays open and its journal has a new key each time',
    line: 5,
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
    broken: 'a withdrawal is processed without an approval',
    line: 6,
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
    broken: 'what was held is not returned',
    line: 6,
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
    broken: 'a payment takes its amount twice',
    line: 7,
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
    broken: 'a decision does not look at what was decided before',
    line: 8,
    edits: [
      {
        file: 'modules/withdrawals/withdrawals.reviews.ts',
        search: 'if (!obstacle) return;',
        replacement: 'return;',
      },
    ],
    tests: [STATES],
  },
  {
    broken: 'an Idempotency-Key is not remembered',
    line: 9,
    edits: [
      { file: 'platform/idempotency.ts', search: 'if (!key) return work();', replacement: 'return work();' },
    ],
    tests: [LEDGER, TWICE],
  },
  {
    broken: 'a used Idempotency-Key takes another content',
    line: 9,
    edits: [{ file: 'platform/idempotency.ts', search: 'found.mark === key.mark && ', replacement: '' }],
    tests: [LEDGER],
  },
  {
    broken: 'a referral pays at the sign-up',
    line: 10,
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
    broken: 'members invite themselves',
    line: 10,
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
    broken: 'a journal is written outside of its transaction',
    line: 11,
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
    broken: 'the answer goes out before the commit',
    line: 11,
    edits: [
      {
        file: TRANSACTION,
        search: 'await commit(tx);\n    return result;',
        replacement: 'setTimeout(() => void commit(tx), 20);\n    return result;',
      },
      {
        file: TRANSACTION,
        search: 'await tx.endSession();',
        replacement: 'setTimeout(() => void tx.endSession(), 2_000);',
      },
    ],
    tests: [LEDGER, STATES],
  },
];
