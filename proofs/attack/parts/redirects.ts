import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ACCOUNTS, type Mail, type MailRow } from '@platform/contracts';
import { LogInScreen } from '../../../shell/e2e/screens/log-in.screen.ts';
import { logInAdministrator, PASSWORD, registerMember } from '../support/accounts.ts';
import {
  countValues,
  describeProblems,
  type AttackPart,
  type Finding,
  type Target,
} from '../support/attack.ts';
import { EVIL_HOST, launchBrowser, openWindow } from '../support/browser.ts';
import type { Client } from '../support/client.ts';

/** Targets that are tried with the form. */
const FORM_LOGINS = 8;
/** After this time a page has decided not to go anywhere. */
const STAYS_MS = 3_000;

/** Values of `next` that lead elsewhere if only their beginning is looked at. */
const TARGETS = [
  `https://${EVIL_HOST}`,
  `//${EVIL_HOST}`,
  `///${EVIL_HOST}`,
  `/.//${EVIL_HOST}`,
  `/..//${EVIL_HOST}`,
  `/a/..//${EVIL_HOST}`,
  `/%2e//${EVIL_HOST}`,
  `/./%2f/${EVIL_HOST}`,
  `/\\${EVIL_HOST}`,
  `\\\\${EVIL_HOST}`,
  `/.\\/${EVIL_HOST}`,
  `/\t/${EVIL_HOST}`,
  `/\n/${EVIL_HOST}`,
  `\t//${EVIL_HOST}`,
  ` //${EVIL_HOST}`,
  `/.\t//${EVIL_HOST}`,
  `/%5c${EVIL_HOST}`,
  `/%2f${EVIL_HOST}`,
  `/%0d%0aLocation:%20//${EVIL_HOST}`,
  `/@${EVIL_HOST}`,
  `@${EVIL_HOST}`,
  `.${EVIL_HOST}`,
  `javascript:location='//${EVIL_HOST}'`,
  `data:text/html,<script>location='//${EVIL_HOST}'</script>`,
  `/\u2028/${EVIL_HOST}`,
  `/。/${EVIL_HOST}`,
  `／／${EVIL_HOST}`,
  `http:${EVIL_HOST}`,
  `https:///${EVIL_HOST}`,
];

/** Paths that a careless server would answer with a redirect to another host. */
const PATHS = [
  `//${EVIL_HOST}`,
  `//${EVIL_HOST}/..`,
  `/.//${EVIL_HOST}`,
  `/\\${EVIL_HOST}`,
  `/%2f%2f${EVIL_HOST}`,
  `/%5c%5c${EVIL_HOST}`,
  `/admin//${EVIL_HOST}`,
  `/dashboard//${EVIL_HOST}`,
  `/dashboard/..%2f%2f${EVIL_HOST}`,
  `/login/..//${EVIL_HOST}`,
  `/admin%0d%0aLocation:%20https://${EVIL_HOST}`,
];

const PAGE_SERVERS = ['shell', 'mf-marketing', 'mf-dashboard', 'mf-admin'] as const;

/** Tries to be sent to another site, by the server and by scripts of the pages, and to get there by a mail. */
export const redirects: AttackPart = {
  name: 'redirects',
  share: 0,
  async run(target) {
    const { client } = await registerMember(target);
    return [
      await askServer('`next` of a logged-in member', client, (next) => {
        const query = new URLSearchParams({ next }).toString();
        return ['/login', '/register'].map((path) => `${path}?${query}`);
      }),
      ...(await Promise.all(PAGE_SERVERS.map((name) => askPaths(name, target)))),
      await askBrowser(target),
      await forgeHosts(target),
    ];
  },
};

async function askServer(
  attack: string,
  client: Client,
  toPaths: (next: string) => readonly string[],
): Promise<Finding> {
  const paths = TARGETS.flatMap(toPaths);
  const answers = await Promise.all(paths.map((path) => client.get(path)));
  const problems = answers.flatMap(({ status, headers }, index) =>
    checkLocation(client.origin, paths[index] ?? '', status, headers.location),
  );
  return {
    attack,
    requests: paths.length,
    outcome: describeProblems(problems, countValues(answers.map(({ status }) => status))),
    holds: problems.length === 0,
  };
}

async function askPaths(name: (typeof PAGE_SERVERS)[number], target: Target): Promise<Finding> {
  const client = target.visitor(target.platform.address(name));
  const answers = await Promise.all(PATHS.map((path) => client.get(path)));
  const problems = answers.flatMap(({ status, headers }, index) =>
    checkLocation(client.origin, PATHS[index] ?? '', status, headers.location),
  );
  return {
    attack: `paths of ${name}`,
    requests: PATHS.length,
    outcome: describeProblems(problems, countValues(answers.map(({ status }) => status))),
    holds: problems.length === 0,
  };
}

function checkLocation(origin: string, path: string, status: number, location: string | undefined): string[] {
  if (status >= 500) return [`${path}: ${status}`];
  if (location === undefined) return [];
  return new URL(location, origin).origin === new URL(origin).origin ? [] : [`${path}: to ${location}`];
}

/** Logs in with the form of shell and console, whose scripts follow `next`. */
async function askBrowser(target: Target): Promise<Finding> {
  const { platform } = target;
  const browser = await launchBrowser(target);
  const { user } = await registerMember(target);
  const member = { username: user.username, password: PASSWORD };
  const problems: string[] = [];
  let requests = 0;
  try {
    for (const [origin, path, account] of [
      [platform.address('shell'), '/login', member],
      [platform.address('mf-admin'), '/login', DEMO_ACCOUNTS[1]],
    ] as const) {
      const { context, evilRequests } = await openWindow(browser);
      const page = await context.newPage();
      for (const [index, next] of TARGETS.entries()) {
        // A few logins are enough: otherwise the server redirects, because the browser is logged in already.
        const logsIn = index < FORM_LOGINS;
        if (logsIn) await context.clearCookies();
        await page
          .goto(`${origin}${path}?${new URLSearchParams({ next }).toString()}`)
          .catch(() => undefined);
        if (logsIn) await new LogInScreen(page).logIn(account);
        await page
          .waitForURL((url) => url.pathname !== path || url.hostname === EVIL_HOST, { timeout: STAYS_MS })
          .catch(() => undefined);
        requests += 1;
        const evil = evilRequests.splice(0);
        if (evil.length > 0) problems.push(`${path}?next=${next}: asks for ${evil[0]}`);
        else if (new URL(page.url()).origin !== new URL(origin).origin)
          problems.push(`${path}?next=${next}: ends at ${page.url()}`);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return {
    attack: '`next` in the browser, at shell and console',
    requests,
    outcome: describeProblems(problems, 'every page stays on its origin'),
    holds: problems.length === 0,
  };
}

const FORGED_HEADERS = [
  { host: EVIL_HOST },
  { 'x-forwarded-host': EVIL_HOST },
  { 'x-forwarded-host': EVIL_HOST, 'x-forwarded-proto': 'https' },
  { forwarded: `host=${EVIL_HOST}` },
  { 'x-original-host': EVIL_HOST, 'x-host': EVIL_HOST, 'x-rewrite-url': `//${EVIL_HOST}` },
  { origin: `http://${EVIL_HOST}`, host: EVIL_HOST },
];

/** Asks for pages and for emails with links under the name of another host. */
async function forgeHosts(target: Target): Promise<Finding> {
  const { platform, visitor } = target;
  const { user } = await registerMember(target);
  const problems: string[] = [];
  let requests = 0;
  for (const headers of FORGED_HEADERS) {
    const page = await visitor().get('/', { headers });
    if (page.text.includes(EVIL_HOST)) problems.push(`a page with ${JSON.stringify(headers)} names the host`);
    for (const service of ['shell', 'api'] as const) {
      const client = visitor(platform.address(service));
      await client.post('/api/auth/forgot-password', { email: `${user.username}@example.org` }, { headers });
      requests += 1;
    }
    requests += 1;
  }
  const mails = await waitForMails(target, user.username);
  for (const { text } of mails) {
    const links = text.match(/https?:\/\/\S+/g) ?? [];
    const foreign = links.filter(
      (link) => !link.startsWith(`http://localhost:${new URL(platform.address('shell')).port}/`),
    );
    problems.push(...foreign.map((link) => `a mail links to ${link}`));
  }
  if (mails.length === 0) problems.push('no mail to look at');
  return {
    attack: 'forged Host and X-Forwarded-Host, in pages and mails',
    requests,
    outcome: describeProblems(problems, `${mails.length} mails link to the shell only`),
    holds: problems.length === 0,
  };
}

/** Reads the emails to a user, once one with a link to reset the password is among them. */
async function waitForMails(target: Target, username: string): Promise<Mail[]> {
  const administrator = await logInAdministrator(target);
  for (let attempt = 0; attempt < 30; attempt++) {
    const list = await administrator.get(`/api/admin/outbox?limit=100&q=${username}`);
    const { items = [] } = JSON.parse(list.text) as { items?: MailRow[] };
    const rows = items.filter((mail) => mail.username === username);
    if (rows.some(({ subject }) => /password/i.test(subject))) {
      const answers = await Promise.all(rows.map(({ id }) => administrator.get(`/api/admin/outbox/${id}`)));
      return answers.map(({ text }) => JSON.parse(text) as Mail);
    }
    await pause(500);
  }
  return [];
}
