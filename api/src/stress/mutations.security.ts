import type { Mutation } from './mutation.ts';
import { PEOPLE } from './mutations.people.ts';

const EVERY_CALL = 'platform/http/every-call.test.ts';
const BAD_INPUT = 'platform/http/bad-input.test.ts';
const BROWSER_RULES = 'platform/http/browser-rules.test.ts';

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
    broken: 'the cookie of a session is read by scripts',
    line: 12,
    edits: [
      {
        file: 'platform/sessions/session-cookies.ts',
        search: 'const session = { httpOnly: true,',
        replacement: 'const session = { httpOnly: false,',
      },
    ],
    tests: [BROWSER_RULES],
  },
  {
    broken: 'any origin may read answers',
    line: 14,
    edits: [
      {
        file: 'platform/http/cors.ts',
        search: 'allowedOrigins.find((origin) => origin === request.headers.origin)',
        replacement: 'request.headers.origin',
      },
    ],
    tests: [BROWSER_RULES],
  },
  {
    broken: 'answers are not shielded',
    line: 16,
    edits: [
      {
        file: 'platform/http/security-headers.ts',
        search: 'shield(request, response, next);',
        replacement: 'next();',
      },
    ],
    tests: [EVERY_CALL],
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
    broken: 'any content type is read as JSON',
    line: 21,
    edits: [
      {
        file: 'platform/http/json-body.ts',
        search: "if (!JSON_IN_UTF8.test(request.headers['content-type'] ?? ''))",
        replacement: 'if (false)',
      },
    ],
    tests: [BAD_INPUT],
  },
  {
    broken: 'a stranger says where a request comes from',
    line: 22,
    edits: [
      {
        file: 'platform/http/forwarded.ts',
        search: 'const hops = ours ? 1 : trust.trustedHops;',
        replacement: 'const hops = 1;',
      },
    ],
    tests: ['platform/http/forwarded.test.ts', 'platform/rate-limits.test.ts'],
  },
  {
    broken: 'a hash costs half',
    line: 38,
    edits: [
      {
        file: 'platform/crypto/passwords.ts',
        search: 'timeCost: 2, parallelism: 1 };',
        replacement: 'timeCost: 1, parallelism: 1 };',
      },
    ],
    tests: ['platform/crypto/passwords.test.ts'],
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
  {
    broken: 'short secrets will do',
    line: 40,
    edits: [
      {
        file: 'platform/settings/setting-kinds.ts',
        search: 'const LEAST_SECRET_LENGTH = 32;',
        replacement: 'const LEAST_SECRET_LENGTH = 8;',
      },
    ],
    tests: ['platform/settings/settings.test.ts'],
  },
  {
    broken: 'the log names addresses with their queries',
    line: 42,
    edits: [
      {
        file: 'platform/http/request-context.ts',
        search: 'endpoint: context.endpoint,',
        replacement: 'endpoint: request.url,',
      },
    ],
    tests: ['platform/private-data.test.ts'],
  },
  {
    broken: 'the audit log can be changed',
    line: 44,
    edits: [
      {
        file: 'platform/audit/audit.model.ts',
        search: "throw new Error('The audit log is added to and never changed.');",
        replacement: '',
      },
    ],
    tests: ['platform/audit/audit-log.test.ts'],
  },
  {
    broken: 'an error tells what went wrong inside',
    line: 45,
    edits: [
      {
        file: 'platform/http/error-handler.ts',
        search:
          "new AppError('internal_error', 'Something went wrong on our side. Please try again.', { cause: error })",
        replacement: "new AppError('internal_error', String(error), { cause: error })",
      },
    ],
    tests: ['platform/http/faults.test.ts'],
  },
  ...PEOPLE,
];
