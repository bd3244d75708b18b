/** @jest-environment node */
import type { OriginSettings, Page, PageRequest } from '@platform/origin-server';
import type { ComposedRemote } from './composition.ts';
import { pageHandler } from './page-handler.ts';
import type { PreparedPair } from './prerendering.ts';
import type { Site } from './site.ts';

const settings = {
  production: false,
  port: 3000,
  origins: { shell: 'http://localhost:3000' },
} as OriginSettings;

const answer = pageHandler(() => site(), settings);

function site(): Site {
  const dashboard = {
    name: 'mf-dashboard',
    address: 'http://localhost:3002/1.0.0-d/',
    pages: [
      { id: 'home', path: '/dashboard', handle: {} },
      { id: 'detail', path: '/blueprint/:blueprintId', handle: {} },
    ],
    release: {
      assets: {
        chunks: { detail: ['detail.js'] },
        container: {
          entry: 'remoteEntry.js',
          integrity: 'sha384-x',
          exposed: ['exposed.js'],
          name: 'mf_dashboard',
        },
      },
    },
  } as unknown as ComposedRemote;
  const marketing = {
    name: 'mf-marketing',
    address: 'http://localhost:3001/1.0.0-m/',
    pages: [
      { id: 'home-page', path: '/', handle: { prerender: true } },
      { id: 'faq-page', path: '/faq', handle: { prerender: true } },
      { id: 'reset-page', path: '/reset-password', handle: { prerender: true, unlisted: true } },
    ],
    release: { assets: { chunks: {} } },
  } as unknown as ComposedRemote;
  return {
    composition: {
      shell: {
        version: '1.0.0-s',
        assets: { scripts: ['main.js'], fonts: [], chunks: {}, layers: ['layers.js'] },
      },
      remotes: [dashboard, marketing],
      origin: 'https://www.example.org',
      registry: { revision: 7, remotes: { 'mf-marketing': { version: '</script>' } } },
    } as unknown as Site['composition'],
    prepared: {
      notFound: pair('404', true),
      publicFrame: pair('public frame', false),
      memberFrame: pair('member frame', false),
      pages: new Map([
        ['/', pair('home', true)],
        ['/dashboard', pair('dashboard', false)],
        ['/blueprint/:blueprintId', pair('blueprint', false)],
      ]),
    },
  };
}

function pair(text: string, finished: boolean): PreparedPair {
  const of = (who: string) => ({
    finished,
    rendered: { head: '', styles: '<style>a{}</style>', body: `${text} for ${who}` },
  });
  return { guest: of('guests'), member: of('members') };
}

function get(address: string, signedIn = false): Page {
  const { pathname, searchParams } = new URL(address, 'http://localhost:3000');
  const cookie = (name: string) => (signedIn && name === 'signed-in-3000' ? '1' : undefined);
  const request: PageRequest = { path: decodeURI(pathname), query: searchParams, cookie };
  return answer(request) as Page;
}

function text(address: string): string {
  const page = get(address);
  if (page.kind !== 'data') throw new Error(`not data but ${page.kind}`);
  return page.body;
}

function html(page: Page): string {
  if (page.kind !== 'document') throw new Error(`not a document but ${page.kind}`);
  return page.html;
}

test.each([
  ['/', false, 200, 'home for guests'],
  ['/', true, 200, 'home for members'],
  ['/nowhere', false, 404, '404 for guests'],
  ['/about', false, 404, '404 for guests'],
  ['/dashboard', true, 200, 'dashboard for members'],
  ['/dashboard/', true, 200, 'dashboard for members'],
  ['/blueprint/3', true, 200, 'blueprint for members'],
  ['/dashboard/nothing', true, 404, 'member frame for members'],
  ['/dashboard/admin', true, 503, 'member frame for members'],
])('%s, signed in: %s, is %s with %s', (address, signedIn, status, text) => {
  const page = get(address, signedIn);

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
])('%s, signed in: %s, leads to %s', (address, signedIn, path) => {
  expect(get(address, signedIn)).toEqual({ kind: 'redirect', status: 302, path });
});

test('a frame names the files of its page; a finished page waits with its script', () => {
  const frame = html(get('/blueprint/3', true));
  const finished = html(get('/'));

  expect(frame).toContain(
    '<link rel="preload" as="script" href="http://localhost:3002/1.0.0-d/remoteEntry.js" crossorigin integrity="sha384-x">',
  );
  expect(frame).toContain('http://localhost:3002/1.0.0-d/detail.js');
  expect(frame).toContain('/assets/1.0.0-s/layers.js');
  expect(frame).toContain('<script src="/assets/1.0.0-s/main.js" defer></script>');
  expect(finished).not.toContain('<script src=');
  expect(finished).not.toContain('<link rel="preload" as="script"');
  expect(finished).toContain('"href":"/assets/1.0.0-s/main.js"');
});

test('the current user is asked for early, and only where somebody is signed in', () => {
  expect(html(get('/', true))).toContain("fetch('/api/auth/me'");
  expect(html(get('/'))).not.toContain('/api/auth/me');
});

test('every inline element carries the nonce, and no data can end its element', () => {
  const page = html(get('/'));

  for (const [tag] of page.matchAll(/<(?:script|style)\b[^>]*>/g)) {
    expect(tag).toMatch(/nonce="\{\{csp-nonce\}\}"|type="application\/(?:ld\+)?json"/);
  }
  expect(page).toContain('"version":"\\u003c/script>"');
});

test('what is live is never kept by a cache', () => {
  expect(get('/registry.json')).toMatchObject({
    kind: 'data',
    cacheControl: 'no-cache',
    body: '{"revision":7,"remotes":{"mf-marketing":{"version":"</script>"}}}',
  });
});

test('the sitemap lists the public pages, without those that only a mail leads to', () => {
  expect(get('/sitemap.xml')).toMatchObject({ kind: 'data', type: 'application/xml; charset=utf-8' });
  expect([...text('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://www.example.org/',
    'https://www.example.org/faq',
  ]);
});

test('crawlers are kept out of what is behind the sign-in, and led to the sitemap', () => {
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

test('what is behind the sign-in asks not to be listed', () => {
  expect(html(get('/dashboard', true))).toContain('<meta name="robots" content="noindex">');
  expect(html(get('/'))).not.toContain('noindex');
});
