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
    fault: 'operators and lists are taken where text is due',
    requirement: 1,
    edits: [taken('typeError', 'nullable')],
    tests: [EVERY_CALL, BAD_INPUT],
  },
  {
    fault: 'a search follows patterns',
    requirement: 2,
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
    fault: 'an address is read as a list of them',
    requirement: 3,
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
    fault: 'a name in a downloaded list is a formula',
    requirement: 4,
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
    fault: 'a call may have fields that it does not know',
    requirement: 5,
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
    fault: 'only the form refuses what is too short or no address',
    requirement: 6,
    edits: [taken('min', 'trimmed', 'email')],
    tests: [BAD_INPUT, 'platform/openapi/fuzz.test.ts'],
  },
  {
    fault: 'papers are taken again after the refusal for good',
    requirement: 7,
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
    fault: 'what is decided is decided again',
    requirement: 7,
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
    fault: 'less than $50 can be withdrawn',
    requirement: 8,
    edits: [
      {
        file: WITHDRAWAL_RULES,
        search: 'if (violation) throw',
        replacement: "if (violation && violation.code !== 'below_minimum') throw",
      },
    ],
    tests: [WITHDRAWALS],
  },
  {
    fault: 'a balance below $500 can be withdrawn from',
    requirement: 8,
    edits: [
      {
        file: WITHDRAWAL_RULES,
        search: 'if (violation) throw',
        replacement: "if (violation && violation.code !== 'pending_requirement') throw",
      },
    ],
    tests: [WITHDRAWALS],
  },
  {
    fault: 'what was done before a fault is kept',
    requirement: 9,
    edits: [
      {
        file: 'platform/db/transaction.ts',
        search: 'lastError = error;',
        replacement: 'lastError = error;\n          if (tx.inTransaction()) await commit(tx);',
      },
    ],
    tests: ['platform/db/transaction.test.ts', 'platform/http/faults.test.ts'],
  },
  {
    fault: 'two who sign up at once get one name',
    requirement: 10,
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
    fault: 'two requests at once, to two processes, open one blueprint twice',
    requirement: 10,
    edits: [
      {
        file: 'modules/blueprints/blueprints.model.ts',
        search: '{ unique: true, partialFilterExpression: { open: true } },',
        replacement: '{ partialFilterExpression: { open: true } },',
      },
    ],
    tests: ['../test/stress/concurrent-requests.test.ts'],
  },
  {
    fault: 'no rate limit counts',
    requirement: 11,
    edits: [{ file: 'platform/rate-limits.ts', search: 'if (!limit) return;', replacement: 'return;' }],
    tests: ['platform/rate-limits.test.ts'],
  },
];
