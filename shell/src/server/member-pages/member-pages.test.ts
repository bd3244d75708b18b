/** @jest-environment node */
import { createLogger, type PageHandlerRequest } from '@platform/page-server';
import { createSnapshotComposer, type Snapshot } from '../snapshot-composer.ts';
import { createTestStore, SHELL_CODE } from '../testing/releases.factory.ts';
import { MemberPages, type MemberDocument } from './member-pages.ts';

/** A shell whose pages for members are what the remote makes of them, and queries that it asks for. */
const SHELL = `${SHELL_CODE}
  exports.renderMemberPage = async ({ remote, ...request }) => {
    const { body, queries = [], redirect } = await remote.module.renderFor(request);
    return redirect ? { redirect } : { rendered: { head: '', styles: '', body }, queries };
  };`;

/** Asks for the tasks, and then for those of the first one. */
const TWO_ROUNDS = `
  const find = (name) => answers.find((answer) => answer.name === name)?.data;
  const tasks = find('tasks');
  const first = tasks && { name: 'first', argument: { params: { id: tasks[0] } }, url: '/api/tasks/' + tasks[0] };
  return {
    body: [user.username, timeZone, search, JSON.stringify(tasks), JSON.stringify(find('first'))].join(' '),
    queries: [{ name: 'tasks', url: '/api/tasks' }, ...(first ? [first] : [])],
  };`;

type Api = Readonly<Record<string, unknown>>;
/** Answers of the API by path: a response, or a body that is sent with 200. */
function createGetFromApi(api: Api, asked: string[] = []): (path: string) => Promise<Response> {
  return (path) => {
    asked.push(path);
    const answer = api[path];
    if (answer instanceof Promise) return answer as Promise<Response>;
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    return Promise.resolve(
      answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer),
    );
  };
}

const createMember = (username: string) => ({ username, mustSetUpSecondFactor: false });

const MARIA = {
  '/api/auth/me': createMember('maria'),
  '/api/tasks': ['a'],
  '/api/tasks/a': 'first',
};

const LOG = createLogger('shell', 'silent');

let store: ReturnType<typeof createTestStore>;
let pages: MemberPages;
beforeEach(() => {
  store = createTestStore();
  pages = new MemberPages({ log: LOG, budgetMs: 60_000 });
});
afterEach(() => {
  pages.close();
  store.remove();
});

/** Publishes a remote with one page, which `renderFor` renders. */
async function promote(
  renderFor: string,
  handle = '{ renderedForMembers: true }',
  version = '1.0.0',
): Promise<Snapshot> {
  store.publish('shell', '1.0.0', SHELL);
  store.publish(
    'mf-dashboard',
    version,
    `let count = 0;
    exports.remote = {
      contract: 1,
      routes: [{ id: 'page', path: '/dashboard', handle: ${handle} }],
      nav: [],
      renderFor({ user, answers, timeZone, search }) { ${renderFor} },
    };`,
  );
  store.publish(
    'mf-marketing',
    '1.0.0',
    `exports.remote = { contract: 1, routes: [{ path: '/' }], nav: [] }`,
  );
  store.promote({ shell: '1.0.0', 'mf-dashboard': version, 'mf-marketing': '1.0.0' });
  return createSnapshotComposer(store.createContext()).compose();
}

function visit(
  { manifests }: Snapshot,
  { api = MARIA, asked = [], ...request }: Partial<PageHandlerRequest> & { api?: Api; asked?: string[] } = {},
): Promise<MemberDocument | undefined> {
  const remote = manifests.remotes.find(({ name }) => name === 'mf-dashboard');
  const page = remote?.pages[0];
  if (!remote || !page) throw new Error('the remote is not live');
  return pages.render(
    {
      path: '/dashboard',
      query: new URLSearchParams(),
      address: '203.0.113.7',
      cookie: () => undefined,
      getFromApi: createGetFromApi(api, asked),
      ...request,
    },
    { remote, page, manifests },
  );
}

/** Visits until the process of the release has started. */
async function visitWhenStarted(...visitArguments: Parameters<typeof visit>): Promise<MemberDocument> {
  for (;;) {
    const document = await visit(...visitArguments);
    if (document) return document;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const bodyOf = (document: MemberDocument | undefined) =>
  document && ('rendered' in document ? document.rendered.body : document.redirect);

test('renders a page with the answers to its queries, and to those that follow from them', async () => {
  const snapshot = await promote(TWO_ROUNDS);
  const cookie = (name: string) => (name === 'time-zone' ? 'Europe/Berlin' : undefined);
  const document = await visitWhenStarted(snapshot, { cookie, query: new URLSearchParams('q=a b') });

  expect(bodyOf(document)).toBe('maria Europe/Berlin ?q=a+b ["a"] "first"');
  expect(document).toMatchObject({
    cookies: [],
    member: {
      user: { username: 'maria' },
      timeZone: 'Europe/Berlin',
      answers: [
        { name: 'tasks', url: '/api/tasks', data: ['a'] },
        { name: 'first', argument: { params: { id: 'a' } }, url: '/api/tasks/a', data: 'first' },
      ],
    },
  });
});

test('asks for what a page asked for before together with the user, and for nothing twice', async () => {
  const snapshot = await promote(TWO_ROUNDS);
  await visitWhenStarted(snapshot);
  await visit(snapshot);
  const asked: string[] = [];
  const release = Promise.withResolvers<Response>();
  const visited = visit(snapshot, { api: { ...MARIA, '/api/auth/me': release.promise }, asked });

  expect(asked).toEqual(['/api/auth/me', '/api/tasks', '/api/tasks/a']);
  release.resolve(Response.json(MARIA['/api/auth/me']));
  expect(bodyOf(await visited)).toBe('maria UTC  ["a"] "first"');
  expect(asked).toHaveLength(3);
});

test('leaves a page to the browser until its process has started, or if there is no member', async () => {
  const snapshot = await promote(TWO_ROUNDS);

  expect(await visit(snapshot)).toBeUndefined();
  await visitWhenStarted(snapshot);
  const asked: string[] = [];
  expect(await visit(snapshot, { api: {}, asked })).toBeUndefined();
  const user = { ...createMember('maria'), mustSetUpSecondFactor: true };
  expect(await visit(snapshot, { api: { '/api/auth/me': user } })).toBeUndefined();
  const { getFromApi: _, ...prefetch } = { getFromApi: undefined };
  expect(await pages.render({ ...prefetch } as never, { page: { handle: {} } } as never)).toBeUndefined();
});

test('renders what is there if an answer is an error, late or no JSON', async () => {
  const snapshot = await promote(TWO_ROUNDS);
  await visitWhenStarted(snapshot);

  const html = new Response('<p>', { headers: { 'content-type': 'text/html' } });
  const torn = new Response('{', { headers: { 'content-type': 'application/json' } });
  for (const answer of [new Response(null, { status: 503 }), html, torn])
    expect(bodyOf(await visit(snapshot, { api: { ...MARIA, '/api/tasks/a': answer } }))).toBe(
      'maria UTC  ["a"] ',
    );
  const hasty = new MemberPages({ log: LOG, budgetMs: 1_000 });
  pages.close();
  pages = hasty;
  await visitWhenStarted(snapshot);
  const never = new Promise<Response>(() => undefined);
  expect(bodyOf(await visit(snapshot, { api: { ...MARIA, '/api/tasks/a': never } }))).toBe(
    'maria UTC  ["a"] ',
  );
});

test('passes on where a page leads and the cookies that the API sets, each once', async () => {
  const snapshot = await promote(`return { redirect: '/dashboard/settings' };`);
  const me = Response.json(MARIA['/api/auth/me'], { headers: { 'set-cookie': 'sid=2; HttpOnly' } });

  expect(await visitWhenStarted(snapshot, { api: { '/api/auth/me': me } })).toEqual({
    redirect: '/dashboard/settings',
    cookies: ['sid=2; HttpOnly'],
  });
});

test('leads to the login, and back, when the session has ended', async () => {
  const snapshot = await promote(TWO_ROUNDS);
  await visitWhenStarted(snapshot);
  const ended = new Response(null, { status: 401, headers: { 'set-cookie': 'signed-in=; Max-Age=0' } });

  const query = new URLSearchParams('q=a');
  expect(await visit(snapshot, { api: { '/api/auth/me': ended }, query })).toEqual({
    redirect: '/login?next=%2Fdashboard%3Fq%3Da',
    cookies: ['signed-in=; Max-Age=0'],
  });
  expect(
    await visit(snapshot, { api: { '/api/auth/me': new Response(null, { status: 401 }) } }),
  ).toBeUndefined();
});

test('asks for nothing but paths of the API', async () => {
  const urls = [
    'https://evil.example/api/x',
    '//evil.example/api',
    '/logout',
    '/api/../x',
    '/api/x/%2E%2e/y',
    '/api//evil',
    '/api/ok',
  ];
  const queries = JSON.stringify(urls.map((url) => ({ name: url, url })));
  const snapshot = await promote(`return { body: 'x', queries: ${queries} };`);
  await visitWhenStarted(snapshot);
  const asked: string[] = [];
  await visit(snapshot, { asked });

  expect(new Set(asked)).toEqual(new Set(['/api/auth/me', '/api/ok']));
});

test('keeps nothing of a member for the next one, whatever fails or is promoted in between', async () => {
  const renderFor = `
    count += 1;
    if (user.username === 'thrower') throw new Error('broken');
    return { body: [user.username, timeZone, answers.map(({ data }) => data)].join(' '), queries: [{ name: 'own', url: '/api/own' }] };`;
  pages = new MemberPages({ log: LOG, budgetMs: 60_000, pauseMs: 0 });
  const before = await promote(renderFor);
  await visitWhenStarted(before);
  const after = await promote(renderFor, undefined, '1.1.0');
  await visitWhenStarted(after);
  const names = Array.from({ length: 60 }, (_, index) => (index % 7 === 3 ? 'thrower' : `member-${index}`));
  const documents = await Promise.all(
    names.map(async (username, index) => {
      // Some at once, some one after another.
      for (let turn = 0; turn < index % 5; turn += 1) await new Promise(setImmediate);
      return visit(index < 30 ? before : after, {
        api: { '/api/auth/me': createMember(username), '/api/own': `secret of ${username}` },
      });
    }),
  );

  for (const [index, document] of documents.entries()) {
    const own = names[index] ?? '';
    if (!document) continue;
    const others = names.filter((name) => name !== own);
    const text = `${JSON.stringify(document)} `;
    expect(text).toContain(`secret of ${own}`);
    expect(others.filter((other) => text.includes(`${other} `) || text.includes(`${other}"`))).toEqual([]);
  }
  expect(documents.filter(Boolean).length).toBeGreaterThan(5);
});

test.each([
  ['throws', `throw new Error('broken')`],
  ['ends its process', `const all = []; for (;;) all.push(new Array(100_000).fill(all));`],
])('leaves a page to the browser that %s', async (_, fault) => {
  const snapshot = await promote(`if (user.username === 'unlucky') { ${fault} } return { body: 'page' };`);
  await visitWhenStarted(snapshot);

  expect(await visit(snapshot, { api: { '/api/auth/me': createMember('unlucky') } })).toBeUndefined();
});

test('ends a process in which a page takes too long, and starts another one', async () => {
  pages = new MemberPages({ log: LOG, budgetMs: 60_000, pauseMs: 0 });
  const snapshot = await promote(`if (user.username === 'unlucky') for (;;); return { body: 'page' };`);
  await visitWhenStarted(snapshot);

  const late = visit(snapshot, { api: { '/api/auth/me': createMember('unlucky') } });
  const behind = visit(snapshot);
  expect([await late, await behind]).toEqual([undefined, undefined]);
  expect(bodyOf(await visitWhenStarted(snapshot))).toBe('page');
});

test('leaves a page to the browser at once while many wait for the API, and renders again afterwards', async () => {
  const snapshot = await promote(TWO_ROUNDS);
  await visitWhenStarted(snapshot);
  const release = Promise.withResolvers<undefined>();
  const waiting = Array.from({ length: 9 }, () => {
    const user = release.promise.then(() => Response.json(MARIA['/api/auth/me']));
    return visit(snapshot, { api: { ...MARIA, '/api/auth/me': user } });
  });

  expect(await visit(snapshot)).toBeUndefined();

  release.resolve(undefined);
  for (const document of await Promise.all(waiting)) expect(bodyOf(document)).toMatch(/^maria/);
  expect(bodyOf(await visit(snapshot))).toMatch(/^maria/);
});

test('renders no page that does not say so', async () => {
  const snapshot = await promote(`return { body: 'page' };`, '{}');
  const asked: string[] = [];

  expect(await visit(snapshot, { asked })).toBeUndefined();
  expect(asked).toEqual([]);
});
