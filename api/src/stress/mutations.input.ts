import type { Edit, Mutation } from './mutation.ts';

const EVERY_CALL = 'platform/http/every-call.test.ts';
const BAD_INPUT = 'platform/http/bad-input.test.ts';
const WITHDRAWALS = 'modules/withdrawals/withdrawals.routes.test.ts';
const WITHDRAWAL_RULES = 'modules/withdrawals/withdrawals.policy.ts';

/** Lets what comes in pass when all that is wrong with it is of these kinds, in the words of yup. */
function taken(...kinds: readonly string[]): Edit {
  const search = 'if (error instanceof ValidationError) throw refusal(error);';
  const every = `error.inner.every(({ type }) => ${JSON.stringify(kinds)}.includes(type))`;
  return {
    file: 'platform/http/input-check.ts',
    search,
    replacement: `if (error instanceof ValidationError && ${every}) return value;\n    ${search}`,
  };
}

/** By the lines of `docs/security.md` about input and business logic. */
export const INPUT: readonly Mutation[] = [
  {
    broken: 'operators and lists are taken where text is due',
    line: 1,
    edits: [taken('typeError', 'nullable')],
    tests: [EVERY_CALL, BAD_INPUT],
  },
  {
    broken: 'a search follows patterns',
    line: 2,
    edits: [
      {
        file: 'modules/auth/auth.repository.ts',
        search: '{ $gte: beginning, $lt: `${beginning}\\u{10ffff}` }',
        replacement: '{ $regex: beginning }',
      },
    ],
    tests: [EVERY_CALL],
  },
  {
    broken: 'an address is read as a list of them',
    line: 3,
    edits: [
      {
        file: 'platform/outbox/postman.ts',
        search: "to: { name: '', address: to },",
        replacement: 'to,',
      },
    ],
    tests: ['platform/outbox/outbox.test.ts'],
  },
  {
    broken: 'a name in a downloaded list is a formula',
    line: 4,
    edits: [
      {
        file: 'platform/lists/csv-file.ts',
        search: 'escape_formulas: true,',
        replacement: 'escape_formulas: false,',
      },
    ],
    tests: ['platform/lists/csv-file.test.ts'],
  },
  {
    broken: 'a call may have fields that it does not know',
    line: 5,
    edits: [
      {
        file: 'platform/http/input-check.ts',
        search: 'return await schema?.validate(value, { abortEarly: false });',
        replacement:
          'await schema?.validate(value, { abortEarly: false }).catch(() => 0);\n    return value;',
      },
    ],
    tests: [BAD_INPUT],
  },
  {
    broken: 'only the form refuses what is too short or no address',
    line: 6,
    edits: [taken('min', 'trimmed', 'email')],
    tests: [BAD_INPUT, 'platform/openapi/fuzz.test.ts'],
  },
  {
    broken: 'papers are taken again after the refusal for good',
    line: 7,
    edits: [
      {
        file: 'modules/blueprints/blueprints.policy.ts',
        search: "if (free.some(({ final }) => final)) throw refusal('verification_final');",
        replacement: '',
      },
    ],
    tests: ['modules/verification/verification.routes.test.ts'],
  },
  {
    broken: 'what is decided is decided again',
    line: 7,
    edits: [
      {
        file: 'modules/blueprints/blueprints.reviews.ts',
        search: "if (decision === 'pending') return row;",
        replacement: 'return row;',
      },
      {
        file: 'modules/blueprints/blueprints.repository.ts',
        search: "updateOne({ _id, status: 'pending' }, { $set: change })",
        replacement: 'updateOne({ _id }, { $set: change })',
      },
    ],
    tests: [
      'modules/blueprints/purchases.review.routes.test.ts',
      'modules/verification/verification.review.routes.test.ts',
    ],
  },
  {
    broken: 'less than $50 can be withdrawn',
    line: 8,
    edits: [
      {
        file: WITHDRAWAL_RULES,
        search: 'if (cents < centsOf(MINIMUM_WITHDRAWAL_DOLLARS)) throw belowMinimum();',
        replacement: '',
      },
    ],
    tests: [WITHDRAWALS],
  },
  {
    broken: 'a balance below $500 can be withdrawn from',
    line: 8,
    edits: [
      {
        file: WITHDRAWAL_RULES,
        search:
          'if (availableCents < centsOf(MINIMUM_BALANCE_DOLLARS)) throw pendingRequirement(availableCents);',
        replacement: '',
      },
    ],
    tests: [WITHDRAWALS],
  },
  {
    broken: 'what was done before a fault is kept',
    line: 9,
    edits: [
      {
        file: 'platform/db/transaction.ts',
        search: 'if (tx.inTransaction()) await tx.abortTransaction();',
        replacement: 'if (tx.inTransaction()) await commit(tx);',
      },
    ],
    tests: ['platform/db/transaction.test.ts', 'platform/http/faults.test.ts'],
  },
  {
    broken: 'two who sign up at once get one name',
    line: 10,
    edits: [
      {
        file: 'modules/auth/auth.model.ts',
        search: 'userSchema.index({ usernameKey: 1 }, { unique: true });',
        replacement: 'userSchema.index({ usernameKey: 1 });',
      },
      {
        file: 'modules/auth/auth.model.ts',
        search: 'userSchema.index({ emailKey: 1 }, { unique: true });',
        replacement: 'userSchema.index({ emailKey: 1 });',
      },
    ],
    tests: ['modules/auth/auth.routes.test.ts'],
  },
  {
    broken: 'two requests at once, to two processes, open one blueprint twice',
    line: 10,
    edits: [
      {
        file: 'modules/blueprints/blueprints.model.ts',
        search: '{ unique: true, partialFilterExpression: { open: true } },',
        replacement: '{ partialFilterExpression: { open: true } },',
      },
    ],
    tests: ['stress/twice-at-once.test.ts'],
  },
  {
    broken: 'no rate limit counts',
    line: 11,
    edits: [{ file: 'platform/rate-limits.ts', search: 'if (!limit) return;', replacement: 'return;' }],
    tests: ['platform/rate-limits.test.ts'],
  },
];
