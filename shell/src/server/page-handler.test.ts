/** @jest-environment node */
import type { User } from '@platform/contracts';
import type { PageServerSettings, Page, PageRequest } from '@platform/page-server';
import { readReportToken } from '@platform/releases';
import { DARK, LIGHT } from '@platform/design-system';
import type { Sections } from '@platform/releases/section';
import type { MemberDocument } from './member-pages/member-pages.ts';
import type { RemoteManifest } from './release-manifests.ts';
import { createPageHandler } from './page-handler.ts';
import type { PageVariants } from './render-process/render-job.ts';
import type { Snapshot } from './snapshot-composer.ts';

const ADDRESS = '192.0.2.1';
const settings = {
  production: false,
  port: 3000,
  forwarderSecret: 'shared with the API',
  origins: { shell: 'http://localhost:3000' },
} as PageServerSettings;

const SECTIONS: Sections = {
  'mf-marketing': {
    title: 'This page',
    visibility: 'everybody',
    ownedPaths: ['/', '/about', '/faq', '/login', '/register', '/reset-password'],
  },
  'mf-dashboard': {
    title: 'The dashboard',
    visibility: 'members',
    ownedPaths: ['/dashboard/*', '/blueprint/*'],
  },
  'mf-admin': {
    title: 'The admin area',
    visibility: 'administrators',
    ownedPaths: ['/dashboard/admin/*'],
  },
};

const handlePage = createPageHandler(() => createTestSnapshot(), settings);

function createTestSnapshot(): Snapshot {
  const dashboard = {
    name: 'mf-dashboard',
    baseUrl: 'http://localhost:3002/1.0.0-d/',
    pages: [
      { id: 'home', path: '/dashboard', handle: {} },
      { id: 'detail', path: '/blueprint/:blueprintId', handle: { chunks: ['more'] } },
    ],
    release: {
      assets: {
        scripts: [],
        overlays: [],
        chunks: { detail: ['detail.js'], more: ['more.js', 'detail.js'] },
        integrity: { 'detail.js': 'sha256-d', 'more.js': 'sha256-f', 'exposed.js': 'sha256-e' },
        container: {
          entry: 'remoteEntry.js',
          integrity: 'sha384-x',
          exposed: ['exposed.js'],
          name: 'mf_dashboard',
        },
      },
    },
  } as unknown as RemoteManifest;
  const marketing = {
    name: 'mf-marketing',
    baseUrl: 'http://localhost:3001/1.0.0-m/',
    pages: [
      { id: 'home-page', path: '/', handle: { prerender: true } },
      { id: 'faq-page', path: '/faq', handle: { prerender: true } },
      { id: 'login-page', path: '/login', handle: { prerender: true, leftOutOfSitemap: true } },
      { id: 'reset-page', path: '/reset-password', handle: { prerender: true, unlisted: true } },
      {
        id: 'register-page',
        path: '/register',
        handle: {
          prerender: true,
          unlisted: true,
          form: {
            endpoint: 'auth.register',
            fromQuery: { referralCode: ['ref', 'referral'] },
            kept: { referralCode: 'From {value}' },
          },
        },
      },
    ],
    release: {
      metadata: { builtAt: '2026-02-03T10:00:00.000Z' },
      assets: { scripts: [], overlays: [], chunks: {}, integrity: { 'page.js': 'sha256-p' } },
    },
  } as unknown as RemoteManifest;
  return {
    manifests: {
      shell: {
        version: '1.0.0-s',
        assets: {
          scripts: ['main.js'],
          fonts: [],
          chunks: {},
          overlays: ['overlays.js'],
          integrity: { 'main.js': 'sha256-m', 'overlays.js': 'sha256-o' },
        },
      },
      inlineScripts: {
        reportErrors: 'reportErrors();',
        acceptForeignChanges: 'acceptForeignChanges();',
        applyTheme: 'applyTheme();',
        markSidebar: 'markSidebar();',
        keepInput: 'keepInput();',
        prefetchSession: "sessionPrefetch=fetch('/api/auth/me');",
        recordChanges: 'recordChanges();',
        startPage: 'startPage();',
        applyStoredFont: 'applyStoredFont();',
      },
      remotes: [dashboard, marketing],
      origin: 'https://www.example.org',
      registry: { revision: 7, sections: SECTIONS, remotes: { 'mf-marketing': { version: '</script>' } } },
      failed: { 'mf-admin': { version: '1.0.0-a', reason: 'its code failed' } },
    } as unknown as Snapshot['manifests'],
    prerendered: {
      notFound: createVariants('404', true),
      publicLayout: createVariants('public layout', false),
      memberLayout: createVariants('member layout', false),
      pages: new Map([
        ['/', createVariants('home', true)],
        ['/faq', createVariants('questions', true)],
        ['/dashboard', createVariants('dashboard', false)],
        ['/blueprint/:blueprintId', createVariants('blueprint', false)],
      ]),
    },
  };
}

function createVariants(text: string, isComplete: boolean): PageVariants {
  const createVariant = (audience: string) => ({
    isComplete,
    rendered: { head: '', styles: '<style>a{}</style>', body: `${text} for ${audience}` },
  });
  return { guest: createVariant('guests'), member: createVariant('members') };
}

function get(url: string, signedIn = false): Page {
  const { pathname, searchParams } = new URL(url, 'http://localhost:3000');
  const cookie = (name: string) => (signedIn && name === 'signed-in-3000' ? '1' : undefined);
  const request: PageRequest = { path: decodeURI(pathname), query: searchParams, address: ADDRESS, cookie };
  // Only a page with the data of a member is a promise.
  return handlePage(request) as Page;
}

function text(url: string): string {
  const page = get(url);
  if (page.kind !== 'data') throw new Error(`expected data, got ${page.kind}`);
  return String(page.body);
}

function html(page: Page): string {
  if (page.kind !== 'document') throw new Error(`expected a document, got ${page.kind}`);
  return page.html;
}

test('leads password managers to the form for a new password', () => {
  const url = '/.well-known/change-password';

  expect(get(url, true)).toEqual({
    kind: 'redirect',
    status: 302,
    path: '/dashboard/settings#change-password',
  });
  expect(get(url)).toMatchObject({ path: '/login?next=%2Fdashboard%2Fsettings%23change-password' });
  expect(get('/.well-known/other')).toMatchObject({ status: 404 });
});

test('keeps the referral code of a link to any public page, for visitors', () => {
  const cookies = (url: string, signedIn = false) => {
    const page = get(url, signedIn);
    return page.kind === 'document' ? page.headers?.['set-cookie'] : undefined;
  };

  expect(cookies('/?ref=FRIEND1')).toEqual(['form-referralCode-3000=FRIEND1; Path=/; SameSite=Lax']);
  expect(cookies('/faq?referral=FRIEND1).')).toEqual([
    'form-referralCode-3000=FRIEND1; Path=/; SameSite=Lax',
  ]);
  expect([cookies('/'), cookies('/?ref=FRIEND1', true), cookies('/dashboard?ref=FRIEND1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['/', false, 200, 'home for guests'],
  ['/', true, 200, 'home for members'],
  ['/nowhere', false, 404, '404 for guests'],
  ['/about', false, 404, '404 for guests'],
  ['/dashboard', true, 200, 'dashboard for members'],
  ['/blueprint/3', true, 200, 'blueprint for members'],
  ['/dashboard/nothing', true, 404, 'member layout for members'],
  ['/dashboard/admin', true, 503, 'member layout for members'],
])('serves %s (logged in: %s) with status %s and the body "%s"', (url, signedIn, status, text) => {
  const page = get(url, signedIn);

  expect(page.status).toBe(status);
  expect(html(page)).toContain(`<div id="root">${text}</div>`);
});

test.each([
  ['/dashboard/tasks?q=a', false, '/login?next=%2Fdashboard%2Ftasks%3Fq%3Da'],
  ['/blueprint/%C3%A9', false, '/login?next=%2Fblueprint%2F%25C3%25A9'],
  ['/login?next=/blueprint/2', true, '/blueprint/2'],
  ['/login?next=//evil.example', true, '/dashboard'],
  ['/register', true, '/dashboard'],
  ['/admin', true, '/dashboard/admin'],
])('redirects %s (logged in: %s) to %s', (url, signedIn, path) => {
  expect(get(url, signedIn)).toEqual({ kind: 'redirect', status: 302, path });
});

test.each([
  ['/faq/', '/faq'],
  ['/faq//?from=mail', '/faq?from=mail'],
  ['/blueprint/%C3%A9/', '/blueprint/%C3%A9'],
  ['/dashboard/', '/dashboard'],
])('leads %s to the one address of its page', (url, path) => {
  expect(get(url)).toEqual({ kind: 'redirect', status: 308, path });
});

test('does not lead an unknown path with a slash anywhere', () => {
  expect(get('/nowhere/').status).toBe(404);
});

test.each([
  ['/favicon.ico', 'image/x-icon', '00000100'],
  ['/apple-touch-icon.png', 'image/png', '89504e47'],
  ['/icon-192.png', 'image/png', '89504e47'],
  ['/icon-512.png', 'image/png', '89504e47'],
])('serves %s as an image of the size that it says', (path, type, start) => {
  const page = get(path);
  if (page.kind !== 'data') throw new Error(`expected data, got ${page.kind}`);
  expect([page.status, page.type]).toEqual([200, type]);
  const body = Buffer.from(page.body);
  expect(body.subarray(0, 4).toString('hex')).toBe(start);
  const size = /-(\d+)\./.exec(path)?.[1];
  if (size) expect(body.readUInt32BE(16)).toBe(Number(size));
});

test('names icons, the manifest and the colors of the design in every document', () => {
  const page = html(get('/'));
  const manifest = JSON.parse(text('/manifest.webmanifest')) as { icons: { src: string }[] };
  const linked = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  for (const path of [...linked.map(([, href]) => href), ...manifest.icons.map(({ src }) => src)])
    expect(get(String(path))).toMatchObject({ kind: 'data', status: 200 });
  expect(linked).toHaveLength(4);
  expect(text('/icon.svg')).toMatch(/^<svg /);
  for (const { bg } of [LIGHT, DARK]) expect(page).toContain(`<meta name="theme-color" content="${bg}"`);
});

test('preloads the scripts of a layout-only page and defers those of a complete page', () => {
  const layoutOnly = html(get('/blueprint/3', true));
  const complete = html(get('/'));

  expect(layoutOnly).toContain(
    '<link rel="preload" as="script" href="http://localhost:3002/1.0.0-d/remoteEntry.js" crossorigin integrity="sha384-x">',
  );
  for (const [file, integrity] of [
    ['exposed.js', 'sha256-e'],
    ['detail.js', 'sha256-d'],
    ['more.js', 'sha256-f'],
  ])
    expect(layoutOnly).toContain(
      `href="http://localhost:3002/1.0.0-d/${file}" crossorigin integrity="${integrity}">`,
    );
  expect(layoutOnly).toContain('/assets/1.0.0-s/overlays.js" crossorigin integrity="sha256-o">');
  expect(layoutOnly).toContain(
    '<script src="/assets/1.0.0-s/main.js" crossorigin integrity="sha256-m" defer></script>',
  );
  expect(complete).not.toContain('<script src=');
  expect(complete).not.toContain('<link rel="preload" as="script"');
  expect(complete).toContain('"href":"/assets/1.0.0-s/main.js"');
  expect(complete).toContain('"scriptAttributes":{"crossorigin":"","integrity":"sha256-m"}');
});

test('requires integrity of every script, unless one is built by a development server', () => {
  expect(get('/')).toMatchObject({ requiresIntegrity: true });

  const { shell } = createTestSnapshot().manifests;
  const edited = getWith({ shell: { ...shell, assets: { ...shell.assets, integrity: {} } } });
  expect(edited).toMatchObject({ requiresIntegrity: false });
  expect(html(edited)).toContain('"script":"/assets/1.0.0-s/main.js","scriptAttributes":{}');

  const remotes = {
    'mf-dashboard': { integrity: '', entry: 'http://localhost:3002/0.0.0-dev/remoteEntry.js' },
  };
  const development = { revision: 8, sections: SECTIONS, remotes };
  expect(getWith({ registry: development as never })).toMatchObject({ requiresIntegrity: false });
});

/** Requests the home page of the test's releases with some of them changed. */
function getWith(changed: Partial<Snapshot['manifests']>): Page {
  const { manifests, prerendered } = createTestSnapshot();
  const handle = createPageHandler(
    () => ({ manifests: { ...manifests, ...changed }, prerendered }),
    settings,
  );
  const request = { path: '/', query: new URLSearchParams(), address: ADDRESS, cookie: () => undefined };
  return handle(request) as Page;
}

test('signs what the page shows into it, for the network that gets it', () => {
  const remotes = {
    'mf-marketing': { version: '1.0.0-m' },
    'mf-dashboard': { version: '1.0.0-d', override: 'http://localhost:3002' },
  };
  const registry = { revision: 7, shellVersion: '1.0.0-s', sections: SECTIONS, remotes } as never;
  const token = /"reportToken":"([^"]+)"/.exec(html(getWith({ registry })))?.[1] ?? '';
  const read = (address: string) =>
    readReportToken(token, address, settings.forwarderSecret ?? '', Date.now());

  expect(read('192.0.2.200')).toMatchObject({
    revision: 7,
    versions: { shell: '1.0.0-s', 'mf-marketing': '1.0.0-m' },
  });
  expect(read('192.0.2.200')?.versions).not.toHaveProperty('mf-dashboard');
  expect(read('192.0.3.1')).toBeUndefined();
});

test('prefetches the current user only for logged-in visitors', () => {
  expect(html(get('/', true))).toContain("fetch('/api/auth/me'");
  expect(html(get('/'))).not.toContain('/api/auth/me');
});

test('adds the nonce to every inline element and escapes embedded data', () => {
  const page = html(get('/'));

  for (const [tag] of page.matchAll(/<(?:script|style)\b[^>]*>/g)) {
    expect(tag).toMatch(/nonce="\{\{csp-nonce\}\}"|type="application\/(?:ld\+)?json"/);
  }
  expect(page).toContain('"version":"\\u003c/script>"');
});

test('serves the registry with no-cache, and names the live versions that are not served', () => {
  expect(get('/registry.json')).toMatchObject({
    kind: 'data',
    cacheControl: 'no-cache',
    body: expect.stringMatching(
      /^\{"revision":7,"sections":\{"mf-marketing":.*"remotes":\{"mf-marketing":\{"version":"<\/script>"\}\},"failed":\{"mf-admin":\{"version":"1.0.0-a","reason":"its code failed"\}\}\}$/,
    ) as string,
  });
});

test('lists the public pages in the sitemap with their last change, without unlisted ones and the login', () => {
  expect(get('/sitemap.xml')).toMatchObject({ kind: 'data', type: 'application/xml; charset=utf-8' });
  expect([...text('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://www.example.org/',
    'https://www.example.org/faq',
  ]);
  expect(text('/sitemap.xml').match(/<lastmod>2026-02-03T10:00:00.000Z<\/lastmod>/g)).toHaveLength(2);
});

test('disallows member pages in robots.txt and links the sitemap', () => {
  expect(text('/robots.txt').split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /dashboard',
      'Disallow: /blueprint',
      'Sitemap: https://www.example.org/sitemap.xml',
    ]),
  );
  expect(text('/robots.txt')).not.toContain('Disallow: /reset-password');
});

test('marks member pages as noindex', () => {
  expect(html(get('/dashboard', true))).toContain('<meta name="robots" content="noindex">');
  expect(html(get('/'))).not.toContain('noindex');
});

describe('a page that is rendered for a member', () => {
  const getFor = (document: MemberDocument | undefined) =>
    createPageHandler(() => createTestSnapshot(), settings, { render: () => Promise.resolve(document) })({
      path: '/dashboard',
      query: new URLSearchParams(),
      address: ADDRESS,
      cookie: (name) => (name === 'signed-in-3000' ? '1' : undefined),
    });

  const typed = 'I typed {{csp-nonce}} and </script>';
  const member = {
    user: { username: 'maria' } as User,
    answers: [{ name: 'note', url: '/api/note', data: typed }],
    timeZone: 'UTC',
  };
  const rendered = { head: '', styles: '', body: '<p>I typed {{csp-nonce}}</p>' };

  test('comes with its data and the cookies of the API, and nothing typed gets its nonce', async () => {
    const page = await getFor({ rendered, member, cookies: ['sid=2'] });

    expect(page.headers).toEqual({ 'set-cookie': ['sid=2'] });
    expect(html(page)).toContain('<p>I typed {{csp-nonce}&#125;</p>');
    const [, json = ''] = /id="page-data">(.*?)<\/script>/s.exec(html(page)) ?? [];
    expect(json).not.toContain('{{csp-nonce}}');
    expect(JSON.parse(json)).toMatchObject({ signedIn: true, prerendered: true, member });
    expect(html(page)).not.toContain('/api/auth/me');
    expect(html(page)).toContain('keepInput();');
    expect(html(page)).toContain('Times on this page are in UTC.');
  });

  test('leads where its page leads, or is left to the browser', async () => {
    expect(await getFor({ redirect: '/dashboard/settings', cookies: [] })).toEqual({
      kind: 'redirect',
      status: 302,
      path: '/dashboard/settings',
    });
    expect(html(await getFor(undefined))).toContain('<div id="root">dashboard for members</div>');
  });
});
