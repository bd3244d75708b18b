import type { Edit, Mutation } from './mutation.ts';

const BROWSER_RULES = 'platform/http/browser-rules.test.ts';
const ACCESS = 'platform/http/access-matrix.test.ts';
const PROFILE = 'modules/auth/profile/profile.routes.test.ts';
const AUTH = 'modules/auth/auth.routes.test.ts';
const PASSWORDS = 'platform/crypto/passwords.ts';

/** Makes and compares hashes of something else than the password as it was typed. */
function passwordsAs(read: string): readonly Edit[] {
  return [
    {
      file: PASSWORDS,
      search: 'argon2.hash(password, options)',
      replacement: `argon2.hash(${read}, options)`,
    },
    {
      file: PASSWORDS,
      search: 'argon2.verify(hash, password)',
      replacement: `argon2.verify(hash, ${read})`,
    },
  ];
}

/** By the lines of `docs/security.md` about passwords, sessions and access. */
export const PEOPLE: readonly Mutation[] = [
  {
    fault: 'spaces around a password do not count',
    requirement: 23,
    edits: passwordsAs('password.trim()'),
    tests: [AUTH],
  },
  {
    fault: 'a password counts up to its 72nd character',
    requirement: 23,
    edits: passwordsAs('password.slice(0, 72)'),
    tests: [AUTH],
  },
  {
    fault: 'passwords that attackers try first are taken',
    requirement: 24,
    edits: [
      {
        file: 'modules/auth/auth.policy.ts',
        search: 'return COMMON_PASSWORDS.has(password.toLowerCase());',
        replacement: 'return false;',
      },
    ],
    tests: [AUTH],
  },
  {
    fault: 'a password is changed without the current one',
    requirement: 25,
    edits: [
      {
        file: 'modules/auth/profile/profile.service.ts',
        search: 'if (!(await passwords.verify(passwordHash, currentPassword))) throw currentPasswordWrong();',
        replacement: '',
      },
    ],
    tests: [PROFILE],
  },
  {
    fault: 'guesses at a password are not counted',
    requirement: 26,
    edits: [
      {
        file: 'modules/auth/sign-in/sign-in-guard.ts',
        search: "await limits.refuseIfSpent('signInPair', pair);",
        replacement: '',
      },
    ],
    tests: [AUTH],
  },
  {
    fault: 'production has demo accounts',
    requirement: 27,
    edits: [{ file: 'seed.ts', search: 'if (settings.production) return;', replacement: '' }],
    tests: [BROWSER_RULES],
  },
  {
    fault: 'links for a new password never end',
    requirement: 29,
    edits: [
      {
        file: 'modules/auth/auth.tokens.ts',
        search: 'purpose, expiresAt: { $gt: new Date() } }, { session: tx })',
        replacement: 'purpose }, { session: tx })',
      },
    ],
    tests: ['modules/auth/recovery/recovery.routes.test.ts'],
  },
  {
    fault: 'nobody is told quicker than somebody that the password is wrong',
    requirement: 31,
    edits: [
      {
        file: PASSWORDS,
        search: 'await argon2.verify(await nobody, password);',
        replacement: '',
      },
    ],
    tests: ['modules/auth/sign-in/sign-in.test.ts'],
  },
  {
    fault: 'a sign-in keeps the id of the session',
    requirement: 32,
    edits: [
      {
        file: 'platform/sessions/sessions.ts',
        search: 'await promised((done) => request.logIn(user, done));',
        replacement:
          'Object.assign(request.session, { passport: { user: { id: user.id, sessionVersion: user.sessionVersion } } });',
      },
    ],
    tests: [AUTH],
  },
  {
    fault: 'half of a secret is the same each time',
    requirement: 33,
    edits: [
      {
        file: 'platform/ids.ts',
        search: "randomBytes(32).toString('base64url')",
        replacement: "Buffer.concat([randomBytes(15), Buffer.alloc(17)]).toString('base64url')",
      },
    ],
    tests: ['platform/sessions/sessions.test.ts'],
  },
  {
    fault: 'a session that is used never ends',
    requirement: 34,
    edits: [
      {
        file: 'platform/sessions/sessions.ts',
        search: 'Date.now() >= signedInAtMs + absoluteMs',
        replacement: 'Date.now() < 0',
      },
    ],
    tests: ['platform/sessions/sessions.test.ts'],
  },
  {
    fault: 'a session outlives a new password',
    requirement: 35,
    edits: [
      {
        file: 'platform/sessions/sessions.ts',
        search: 'done(null, user?.sessionVersion === sessionVersion ? user : false);',
        replacement: 'done(null, user ?? false);',
      },
    ],
    tests: [PROFILE],
  },
  {
    fault: 'a new address needs no password',
    requirement: 36,
    edits: [
      {
        file: 'platform/sessions/sessions.ts',
        search: 'return signedInAtMs !== undefined && Date.now() < signedInAtMs + FRESH_MS;',
        replacement: 'return true;',
      },
    ],
    tests: [PROFILE],
  },
  {
    fault: "a member cancels another member's withdrawal",
    requirement: 37,
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
    fault: 'members call what is for administrators',
    requirement: 37,
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
    fault: 'administrators see addresses in clear',
    requirement: 37,
    edits: [
      {
        file: 'platform/masking.ts',
        search: 'return `${keepFirst(email.slice(0, at))}@${keepFirst(email.slice(at + 1))}`;',
        replacement: 'return email.slice(0, at) + email.slice(at);',
      },
    ],
    tests: [ACCESS],
  },
];
