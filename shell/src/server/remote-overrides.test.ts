/** @jest-environment node */
import type { PageServerSettings, PageRequest } from '@platform/page-server';
import { signOverride } from '@platform/releases';
import { hasIntegrity } from './page-handler.ts';
import { createRemoteOverrides, getDevelopmentSources, renderOverrideBanner } from './remote-overrides.ts';
import type { Snapshot } from './snapshot-composer.ts';

const SECRET = 'the secret of this installation, long enough';
const NOW_MS = Date.UTC(2026, 10, 23);
const OVERRIDE = {
  remote: 'mf-dashboard',
  origin: 'http://localhost:3002',
  expiresAtMs: NOW_MS + 3_600_000,
};
const TOKEN = signOverride(OVERRIDE, SECRET);
const SETTINGS = {
  production: false,
  overrideSecret: SECRET,
  origins: { shell: 'https://staging.example' },
} as PageServerSettings;

const LIVE = {
  version: '1.0.0-d',
  contract: 3,
  entry: 'https://dashboard.staging.example/1.0.0-d/remoteEntry.1234.js',
  integrity: 'sha384-x',
  container: 'mf_dashboard',
  paths: ['/dashboard'],
  exposed: ['exposed.1234.js'],
  pageFiles: [['home.1234.js']],
  nav: [{ label: 'Dashboard', to: '/dashboard' }],
};
const SNAPSHOT = {
  manifests: {
    shell: {
      assets: {
        scripts: ['main.1234.js'],
        overlays: [],
        chunks: {},
        integrity: { 'main.1234.js': 'sha256-m' },
      },
    },
    registry: {
      revision: 7,
      sections: {
        'mf-dashboard': { title: 'The dashboard', visibility: 'members', ownedPaths: ['/dashboard/*'] },
      },
      remotes: { 'mf-dashboard': LIVE },
    },
    remotes: [
      {
        name: 'mf-dashboard',
        pages: [{ id: 'home', path: '/dashboard', handle: {} }],
        release: {
          assets: {
            scripts: [],
            overlays: [],
            chunks: {},
            container: { entry: 'remoteEntry.1234.js', exposed: [] },
            integrity: { 'home.1234.js': 'sha256-h' },
          },
        },
      },
    ],
  },
  prerendered: {
    memberLayout: 'member layout',
    notFound: '404',
    pages: new Map([['/dashboard', 'the live page']]),
  },
} as unknown as Snapshot;

function request(url: string, cookie?: string): PageRequest {
  const { pathname, searchParams } = new URL(url, 'https://staging.example');
  return {
    path: pathname,
    query: searchParams,
    address: '192.0.2.1',
    cookie: (name) => (name === 'remote-override' ? cookie : undefined),
  };
}

const create = (settings: Partial<PageServerSettings> = {}, nowMs = NOW_MS) =>
  createRemoteOverrides({ ...SETTINGS, ...settings }, () => nowMs);

describe('the link', () => {
  it('sets a cookie that only the server reads, until the override ends', () => {
    expect(create().respond(request(`/dev/override?token=${TOKEN}`))).toEqual({
      kind: 'redirect',
      status: 302,
      path: '/',
      cookie: `remote-override=${TOKEN}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax; Secure`,
    });
  });

  it('ends the override without a token', () => {
    expect(create().respond(request('/dev/override'))).toMatchObject({
      kind: 'redirect',
      cookie: 'remote-override=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    });
  });

  it.each([
    ['a forged signature', `${TOKEN.slice(0, -1)}${TOKEN.endsWith('A') ? 'B' : 'A'}`],
    ['a stranger as origin', signOverride({ ...OVERRIDE, origin: 'https://evil.example' }, SECRET)],
    ['the end of its time', signOverride({ ...OVERRIDE, expiresAtMs: NOW_MS }, SECRET)],
    ['a line break', 'a%0d%0aset-cookie: b=c'],
  ])('is rejected with %s', (_case, token) => {
    expect(create().respond(request(`/dev/override?token=${token}`))).toMatchObject({
      kind: 'data',
      status: 403,
    });
  });

  it('is no page in production, or without a secret', () => {
    for (const settings of [{ production: true }, { overrideSecret: undefined }])
      expect(create(settings).respond(request(`/dev/override?token=${TOKEN}`))).toBeUndefined();
  });
});

describe('a visitor with the cookie', () => {
  const { manifests, prerendered } = create().apply(SNAPSHOT, request('/dashboard', TOKEN));

  it('gets the container of the development server, and the menus of the live version', () => {
    expect(manifests.registry.remotes['mf-dashboard']).toEqual({
      ...LIVE,
      version: '0.0.0-dev',
      entry: 'http://localhost:3002/0.0.0-dev/remoteEntry.js',
      integrity: '',
      override: 'http://localhost:3002',
      exposed: [],
      pageFiles: [],
    });
  });

  it('gets layouts without the live files, because the pages are rendered in the browser', () => {
    expect(manifests.remotes[0]?.release.assets.container).toBeUndefined();
    expect(prerendered.pages.get('/dashboard')).toBe('member layout');
  });

  it('gets documents that require no hashes, which the files of the development server do not have', () => {
    expect(hasIntegrity(SNAPSHOT)).toBe(true);
    expect(hasIntegrity({ manifests, prerendered })).toBe(false);
  });

  it('may load that origin and its socket', () => {
    const sources = { origins: ['http://localhost:3002'], connect: ['ws://localhost:3002'] };
    expect(getDevelopmentSources(manifests.registry, false)).toEqual(sources);
    expect(getDevelopmentSources(manifests.registry, true)).toEqual({ origins: [], connect: [] });
  });

  it('sees a notice with a link that ends it', () => {
    const banner = renderOverrideBanner(manifests.registry);
    expect(banner).toContain('mf-dashboard runs from http://localhost:3002 for you alone.');
    expect(banner).toContain('<a href="/dev/override">');
    expect(banner).toContain('<style nonce="{{csp-nonce}}">');
  });
});

describe('everybody else', () => {
  it.each([
    ['no cookie', undefined, {}, NOW_MS],
    ['an empty cookie', '', {}, NOW_MS],
    ['a forged cookie', 'e30.AAAA', {}, NOW_MS],
    ['an expired cookie', TOKEN, {}, OVERRIDE.expiresAtMs],
    ['a cookie of an unknown remote', signOverride({ ...OVERRIDE, remote: 'shell' }, SECRET), {}, NOW_MS],
    ['a signed cookie in production', TOKEN, { production: true }, NOW_MS],
    ['a signed cookie without a secret', TOKEN, { overrideSecret: undefined }, NOW_MS],
  ])('gets what is live: %s', (_case, cookie, settings, nowMs) => {
    expect(create(settings, nowMs).apply(SNAPSHOT, request('/dashboard', cookie))).toBe(SNAPSHOT);
  });

  it('sees no notice and may load nothing more', () => {
    expect(renderOverrideBanner(SNAPSHOT.manifests.registry)).toBe('');
    expect(getDevelopmentSources(SNAPSHOT.manifests.registry, false)).toEqual({ origins: [], connect: [] });
  });
});
