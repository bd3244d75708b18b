import { ENDPOINTS } from '@platform/contracts';
import { logInAdministrator, PASSWORD, registerMember } from '../support/accounts.ts';
import { startProductionApi } from '../support/api-process.ts';
import {
  countValues,
  describeProblems,
  type AttackPart,
  type Finding,
  type Target,
} from '../support/attack.ts';
import type { Client } from '../support/client.ts';

const UNKNOWN_ID = '0'.repeat(24);
const FOREIGN = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'content-type': 'text/plain' },
] as const;

const FORM_PAGES = [
  '/login',
  '/register',
  '/forgot-password',
  '/login-with-link?token=planted',
  '/second-step',
  '/support',
];

/** Does what another site's page could make a logged-in browser do. */
export const crossSite: AttackPart = {
  name: 'cross-site',
  share: 0,
  run: async (target) => [
    await postAsForeigner(target),
    await sendFormsAsForeigner(target),
    await readAsForeigner(target),
    ...(await checkCookies(target)),
  ],
};

/** Calls every endpoint that changes something, with cookies and from another site. */
async function postAsForeigner(target: Target): Promise<Finding> {
  const clients = [(await registerMember(target)).client, await logInAdministrator(target)];
  const posts = ENDPOINTS.filter(({ method }) => method === 'POST');
  const answers = await Promise.all(
    clients.flatMap((client) =>
      posts.flatMap(({ path }) =>
        FOREIGN.map((headers) =>
          moved(client, target).post(fillPath(path), undefined, { headers, raw: '{}' }),
        ),
      ),
    ),
  );
  return {
    attack: 'POST to every endpoint from another site',
    requests: answers.length,
    outcome: countValues(answers.map(({ status, code }) => `${status} ${code ?? ''}`)),
    holds: answers.every(({ code }) => code === 'cross_site_request'),
  };
}

/** Sends the forms that pages have for browsers without scripts: no session may begin, and nothing may be shown. */
async function sendFormsAsForeigner(target: Target): Promise<Finding> {
  const shell = target.platform.address('shell');
  const body = new URLSearchParams({
    username: 'planted-name',
    email: 'planted-name@example.org',
    password: PASSWORD,
  }).toString();
  const answers = await Promise.all(
    FORM_PAGES.flatMap((path) =>
      FOREIGN.map((headers) =>
        target.visitor(shell).post(path, undefined, {
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          raw: body,
        }),
      ),
    ),
  );
  const problems = answers.flatMap(({ status, headers, text }) => [
    ...(status === 403 ? [] : [`answered ${status}`]),
    ...(headers['set-cookie'] === undefined ? [] : ['a cookie was set']),
    ...(text.includes('planted-name') ? ['what was sent is shown'] : []),
  ]);
  return {
    attack: 'forms of pages from another site',
    requests: answers.length,
    outcome: describeProblems(problems, 'every one is rejected'),
    holds: problems.length === 0,
  };
}

/** Reads with cookies: no other origin may see the answer. */
async function readAsForeigner(target: Target): Promise<Finding> {
  const { client } = await registerMember(target);
  const gets = ENDPOINTS.filter(({ method }) => method === 'GET');
  const origins = [
    'https://evil.example',
    'null',
    `${client.origin}.evil.example`,
    `${client.origin}@evil.example`,
  ];
  const answers = await Promise.all(
    gets.flatMap(({ path }) =>
      origins.flatMap((origin) =>
        ['GET', 'OPTIONS'].map((method) =>
          moved(client, target).send(method, fillPath(path), undefined, {
            headers: { origin, 'access-control-request-method': 'POST' },
          }),
        ),
      ),
    ),
  );
  const granted = answers.filter(({ headers }) => headers['access-control-allow-origin'] !== undefined);
  return {
    attack: 'GET and preflight of every list and record from another origin',
    requests: answers.length,
    outcome: granted.length > 0 ? `${granted.length} may be read` : 'no origin is granted anything',
    holds: granted.length === 0,
  };
}

async function checkCookies(target: Target): Promise<Finding[]> {
  const api = await startProductionApi();
  try {
    const production = target.visitor(api.origin);
    const username = 'cookie-reader';
    const answer = await production.post('/api/auth/register', {
      username,
      email: `${username}@example.org`,
      password: PASSWORD,
    });
    return [
      checkFlags('cookies in production', answer.headers['set-cookie'] ?? [], [
        /^__Host-sid=/,
        /; HttpOnly/i,
        /; Secure/i,
        /; SameSite=(Lax|Strict)/i,
        /; Path=\//i,
      ]),
      await checkFixation(production),
    ];
  } finally {
    await api.stop();
  }
}

function checkFlags(attack: string, cookies: readonly string[], required: readonly RegExp[]): Finding {
  const session = cookies.find((cookie) => /sid/i.test(cookie.split('=', 1)[0] ?? '')) ?? '';
  const missing = required.filter((flag) => !flag.test(session)).map((flag) => flag.source);
  if (/; Domain=/i.test(session)) missing.push('no Domain');
  return {
    attack,
    requests: 1,
    outcome:
      missing.length > 0 ? `the session cookie lacks ${missing.join(', ')}` : session.replace(/=[^;]*/, '=…'),
    holds: missing.length === 0,
  };
}

/** Plants a session id of the attacker's choice before the login. */
async function checkFixation(client: Client): Promise<Finding> {
  const username = 'fixed-session';
  const planted = ['s:planted', 's%3Aplanted.AAAA', 'planted'];
  const answers = await Promise.all(
    planted.map((value, index) =>
      client
        .at(client.origin, `198.19.0.${index + 1}`)
        .post(
          '/api/auth/register',
          { username: `${username}-${index}`, email: `${username}-${index}@example.org`, password: PASSWORD },
          { headers: { cookie: `__Host-sid=${value}` } },
        ),
    ),
  );
  const kept = answers.filter(({ headers }) => /planted/.test(String(headers['set-cookie'])));
  const problems = [
    ...kept.map(() => 'a planted session id was kept'),
    ...answers
      .filter(({ status }) => status !== 201)
      .map(({ status }) => `the registration answered ${status}`),
  ];
  return {
    attack: 'a session id planted before the login',
    requests: planted.length,
    outcome: describeProblems(problems, 'a new id each time'),
    holds: problems.length === 0,
  };
}

function fillPath(path: string): string {
  return path.replaceAll(/:\w+/g, UNKNOWN_ID);
}

/** The same cookies from another address, so that the pace of one network does not slow the part down. */
function moved(client: Client, { visitor }: Target): Client {
  return client.at(client.origin, visitor().address);
}
