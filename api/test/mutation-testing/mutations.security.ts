import type { Mutation } from './mutation.ts';
import { BROWSER } from './mutations.browser.ts';
import { INPUT } from './mutations.input.ts';
import { PEOPLE } from './mutations.people.ts';

const BAD_INPUT = 'platform/http/bad-input.test.ts';
const BROWSER_RULES = 'platform/http/browser-rules.test.ts';

/** By the lines of `docs/security.md`. */
export const SECURITY: readonly Mutation[] = [
  ...INPUT,
  ...BROWSER,
  ...PEOPLE,
  {
    fault: 'any content type is read as JSON',
    requirement: 21,
    edits: [
      {
        file: 'platform/http/middleware/json-body.ts',
        search: "if (!JSON_IN_UTF8.test(request.headers['content-type'] ?? ''))",
        replacement: 'if (false)',
      },
    ],
    tests: [BAD_INPUT],
  },
  {
    fault: 'a stranger says where a request comes from',
    requirement: 22,
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
    fault: 'a hash costs half',
    requirement: 38,
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
    fault: 'what is sealed opens in another record',
    requirement: 39,
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
    fault: 'short secrets will do',
    requirement: 40,
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
    fault: "the API's document is public in production",
    requirement: 41,
    edits: [
      {
        file: 'platform/openapi/docs-routes.ts',
        search: 'if (production) router.use(',
        replacement: 'if (!production) router.use(',
      },
    ],
    tests: [BROWSER_RULES],
  },
  {
    fault: 'whoever asks for the health learns what is run',
    requirement: 41,
    edits: [
      {
        file: 'platform/http/middleware/health.ts',
        search: "router.get('/healthz', (_request, response) => {\n    response.json({ status: 'ok' });",
        replacement:
          "router.get('/healthz', (_request, response) => {\n    response.json({ status: 'ok', node: process.version });",
      },
    ],
    tests: [BROWSER_RULES],
  },
  {
    fault: 'whoever asks for the health of a server of pages learns what is run',
    requirement: 41,
    edits: [
      {
        file: '../../deploy/origin-server/src/origin-server.ts',
        search: "sendText(request, response, 200, 'ok');",
        replacement: 'sendText(request, response, 200, `ok ${process.version}`);',
      },
    ],
    tests: ['../../deploy/origin-server/src/origin-server.test.ts'],
  },
  {
    fault: 'the log names addresses with their queries',
    requirement: 42,
    edits: [
      {
        file: 'platform/http/middleware/request-context.ts',
        search: 'endpoint: context.endpoint,',
        replacement: 'endpoint: request.url,',
      },
    ],
    tests: ['platform/private-data.test.ts'],
  },
  {
    fault: 'the audit log can be changed',
    requirement: 44,
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
    fault: 'an error tells what went wrong inside',
    requirement: 45,
    edits: [
      {
        file: 'platform/http/middleware/error-handler.ts',
        search:
          "new AppError('internal_error', 'Something went wrong on our side. Please try again.', { cause: error })",
        replacement: "new AppError('internal_error', String(error), { cause: error })",
      },
    ],
    tests: ['platform/http/faults.test.ts'],
  },
];
