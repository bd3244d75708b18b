import type { Mutation } from './mutation.ts';

const EVERY_CALL = 'platform/http/every-call.test.ts';
const BAD_INPUT = 'platform/http/bad-input.test.ts';
const BROWSER_RULES = 'platform/http/browser-rules.test.ts';
const ACCESS = 'platform/http/access-matrix.test.ts';
const AUTH = 'modules/auth/auth.routes.test.ts';

/** By the lines of `docs/security.md`. */
export const SECURITY: readonly Mutation[] = [
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
    broken: 'no rate limit counts',
    line: 11,
    edits: [{ file: 'platform/rate-limits.ts', search: 'if (!limit) return;', replacement: 'return;' }],
    tests: ['platform/rate-limits.test.ts'],
  },
  {
    broken: 'what another site sends is carried out',
    line: 17,
    edits: [
      {
        file: 'platform/http/cross-site.ts',
        search: 'next(passes ? undefined : refusal());',
        replacement: 'next();',
      },
    ],
    tests: [EVERY_CALL, BROWSER_RULES],
  },
  {
    broken: 'guesses at a password are not counted',
    line: 26,
    edits: [
      {
        file: 'modules/auth/sign-in-guard.ts',
        search: "await limits.refuseIfSpent('signInPair', pair);",
        replacement: '',
      },
    ],
    tests: [AUTH],
  },
  {
    broken: 'nobody is told quicker than somebody that the password is wrong',
    line: 31,
    edits: [
      {
        file: 'platform/crypto/passwords.ts',
        search: 'await argon2.verify(await nobody, password);',
        replacement: '',
      },
    ],
    tests: ['modules/auth/sign-in.test.ts'],
  },
  {
    broken: 'a sign-in keeps the id of the session',
    line: 32,
    edits: [
      {
        file: 'platform/sessions/sessions.ts',
        search: 'await promised((done) => request.logIn(user, done));',
        replacement:
          'Object.assign(request.session, { passport: { user: { id: user.id, generation: user.generation } } });',
      },
    ],
    tests: [AUTH],
  },
  {
    broken: 'a session outlives a new password',
    line: 35,
    edits: [
      {
        file: 'platform/sessions/sessions.ts',
        search: 'done(null, user?.generation === generation ? user : false);',
        replacement: 'done(null, user ?? false);',
      },
    ],
    tests: ['modules/auth/profile.routes.test.ts'],
  },
  {
    broken: "a member cancels another member's withdrawal",
    line: 37,
    edits: [
      {
        file: 'modules/withdrawals/withdrawals.service.ts',
        search: 'if (!record?.userId.equals(userId)) throw noSuchWithdrawal();',
        replacement: 'if (!record) throw noSuchWithdrawal();',
      },
    ],
    tests: [ACCESS],
  },
  {
    broken: 'members call what is for administrators',
    line: 37,
    edits: [
      {
        file: 'platform/http/router.ts',
        search: "if (access === 'administrator' && !user.isAdmin)",
        replacement: 'if (false)',
      },
    ],
    tests: [ACCESS],
  },
  {
    broken: 'what is sealed opens in another record',
    line: 39,
    edits: [
      {
        file: 'platform/crypto/sealer.ts',
        search: 'JSON.stringify([keyId, collection, record, field])',
        replacement: 'JSON.stringify([keyId, collection, field])',
      },
    ],
    tests: ['platform/crypto/sealer.test.ts', 'modules/verification/verification.routes.test.ts'],
  },
];
