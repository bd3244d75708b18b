import type { Mutation } from './mutation.ts';

const EVERY_CALL = 'platform/http/every-call.test.ts';
const BROWSER_RULES = 'platform/http/browser-rules.test.ts';
const AUTH = 'modules/auth/auth.routes.test.ts';

/** The server of pages, which is a room of its own. */
const ORIGIN = '../../deploy/origin-server/src';
const PAGES = `${ORIGIN}/origin-server.test.ts`;

/** By the lines of `docs/security.md` about browsers. */
export const BROWSER: readonly Mutation[] = [
  {
    fault: 'the cookie of a session is read by scripts',
    requirement: 12,
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
    fault: 'browsers forget after a month that the API is asked by https alone',
    requirement: 13,
    edits: [
      {
        file: 'platform/http/middleware/security-headers.ts',
        search: 'const YEAR_SECONDS = 31_536_000;',
        replacement: 'const YEAR_SECONDS = 2_592_000;',
      },
    ],
    tests: [BROWSER_RULES],
  },
  {
    fault: 'pages in production do not demand https',
    requirement: 13,
    edits: [
      {
        file: `${ORIGIN}/security-headers.ts`,
        search: 'if (!production) return ALWAYS;',
        replacement: 'if (production) return ALWAYS;',
      },
    ],
    tests: [PAGES],
  },
  {
    fault: 'any origin may read answers',
    requirement: 14,
    edits: [
      {
        file: 'platform/http/middleware/cors.ts',
        search: 'allowedOrigins.find((origin) => origin === request.headers.origin)',
        replacement: 'request.headers.origin',
      },
    ],
    tests: [BROWSER_RULES],
  },
  {
    fault: 'what an answer of the API names is loaded',
    requirement: 15,
    edits: [
      {
        file: 'platform/http/middleware/security-headers.ts',
        search: `'default-src': ["'none'"],`,
        replacement: `'default-src': ["'self'"],`,
      },
    ],
    tests: [BROWSER_RULES],
  },
  {
    fault: "scripts in the text of the API's page are run",
    requirement: 15,
    edits: [
      {
        file: 'platform/openapi/docs-routes.ts',
        search: "script-src 'self';",
        replacement: "script-src 'self' 'unsafe-inline';",
      },
    ],
    tests: ['platform/openapi/openapi.test.ts'],
  },
  {
    fault: 'pages run text as code',
    requirement: 15,
    edits: [
      {
        file: `${ORIGIN}/content-security-policy.ts`,
        search: "`script-src ${own} 'nonce-${nonce}'`,",
        replacement: "`script-src ${own} 'nonce-${nonce}' 'unsafe-eval'`,",
      },
    ],
    tests: [PAGES],
  },
  {
    fault: "the API's page talks to any host",
    requirement: 15,
    edits: [
      {
        file: 'platform/openapi/docs-routes.ts',
        search: "connect-src 'self';",
        replacement: 'connect-src *;',
      },
    ],
    tests: ['platform/openapi/openapi.test.ts'],
  },
  {
    fault: 'pages load pictures from any host',
    requirement: 15,
    edits: [
      {
        file: `${ORIGIN}/content-security-policy.ts`,
        search: '`img-src ${own} data:`',
        replacement: "'img-src * data:'",
      },
    ],
    tests: [PAGES],
  },
  {
    fault: 'every page has one and the same nonce',
    requirement: 15,
    edits: [
      {
        file: `${ORIGIN}/pages.ts`,
        search: "randomBytes(16).toString('base64')",
        replacement: "Buffer.alloc(16).toString('base64')",
      },
    ],
    tests: [PAGES],
  },
  {
    fault: 'answers are not shielded',
    requirement: 16,
    edits: [
      {
        file: 'platform/http/middleware/security-headers.ts',
        search: 'shield(request, response, next);',
        replacement: 'next();',
      },
    ],
    tests: [EVERY_CALL],
  },
  {
    fault: 'what another site sends is carried out',
    requirement: 17,
    edits: [
      {
        file: 'platform/http/middleware/cross-site.ts',
        search: 'next(passes ? undefined : refusal());',
        replacement: 'next();',
      },
    ],
    tests: [EVERY_CALL, BROWSER_RULES],
  },
  {
    fault: 'a mail that is looked at counts as tried',
    requirement: 18,
    edits: [
      {
        file: 'platform/outbox/outbox.ts',
        search: 'mails.findById(id).lean()',
        replacement: 'mails.findByIdAndUpdate(id, { $inc: { attempts: 1 } }).lean()',
      },
    ],
    tests: [EVERY_CALL],
  },
  {
    fault: 'the console knows the sessions of members: one key, one store',
    requirement: 19,
    edits: [
      {
        file: 'platform/sessions/session-reader.ts',
        search: '.update(audience)',
        replacement: ".update('')",
      },
      {
        file: 'platform/sessions/session-reader.ts',
        search: 'return `sessions_${audience}`;',
        replacement: "return 'sessions_member';",
      },
    ],
    tests: [AUTH],
  },
  {
    fault: 'whoever says so is at the console',
    requirement: 19,
    edits: [{ file: `${ORIGIN}/forwarded-headers.ts`, search: "  'x-audience',\n", replacement: '' }],
    tests: [`${ORIGIN}/api-forwarder.test.ts`],
  },
  {
    fault: 'who asks for what is not there is sent elsewhere',
    requirement: 20,
    edits: [
      {
        file: 'platform/http/middleware/error-handler.ts',
        search:
          "(_request, _response, next) => {\n  next(new AppError('not_found', 'There is nothing at this address.'));",
        replacement: "(_request, response) => {\n  response.redirect('/');",
      },
    ],
    tests: [EVERY_CALL],
  },
  {
    fault: 'a redirect leads to any host',
    requirement: 20,
    edits: [
      {
        file: `${ORIGIN}/pages.ts`,
        search: "throw new Error('a redirect leads to an own path only');",
        replacement: ';',
      },
    ],
    tests: [PAGES],
  },
];
