import { SAMPLE_OPERATOR } from '@platform/contracts';
import { createPlatformStore } from '@platform/kit';
import type { LiveRegistry, LiveRemote } from '../page-data.ts';
import { createPagePrefetch, prefetchLinkedPages } from './page-prefetch.ts';

const BASE = 'http://localhost:3002/1.0.0-d';
const DASHBOARD: LiveRemote = {
  version: '1.0.0-d',
  contract: 1,
  entry: `${BASE}/remoteEntry.js`,
  integrity: 'sha384-abc',
  container: 'mf_dashboard',
  paths: ['/dashboard', '/dashboard/tasks', '/blueprint/:blueprintId'],
  exposed: ['exposed.js'],
  pageFiles: [['home.js'], ['tasks.js', 'lists.js'], ['blueprint.js']],
  nav: [],
};
const REGISTRY: LiveRegistry = {
  revision: 1,
  shellVersion: '1.0.0',
  sections: {
    'mf-marketing': { title: 'This page', visibility: 'everybody', ownedPaths: ['/', '/about'] },
    'mf-dashboard': {
      title: 'The dashboard',
      visibility: 'members',
      ownedPaths: ['/dashboard/*', '/blueprint/*'],
    },
  },
  remotes: { 'mf-dashboard': DASHBOARD },
};

let requested: string[];
let isDown: boolean;
beforeEach(() => {
  document.head.innerHTML = '';
  requested = [];
  isDown = false;
  globalThis.fetch = ((url: string) => {
    requested.push(url);
    return isDown ? Promise.reject(new TypeError('down')) : Promise.resolve(new Response(''));
  }) as typeof fetch;
});

const createPrefetch = (signedIn = true) =>
  createPagePrefetch(REGISTRY, createPlatformStore({ signedIn, operator: SAMPLE_OPERATOR }));

it('requests the container, its module and the code of the page at once, each only once', () => {
  const prefetch = createPrefetch();
  prefetch('/dashboard/tasks/');
  expect(requested).toEqual(['remoteEntry', 'exposed', 'tasks', 'lists'].map((name) => `${BASE}/${name}.js`));
  prefetch('/blueprint/3');
  prefetch('/dashboard/tasks');
  expect(requested.slice(4)).toEqual([`${BASE}/blueprint.js`]);
});

it('requests no file that the document preloads', () => {
  document.head.innerHTML = `<link rel="preload" as="script" href="${BASE}/remoteEntry.js">`;
  createPrefetch()('/dashboard');
  expect(requested).toEqual([`${BASE}/exposed.js`, `${BASE}/home.js`]);
});

it('requests a file again that could not be downloaded', async () => {
  const prefetch = createPrefetch();
  isDown = true;
  prefetch('/dashboard');
  await new Promise((done) => setTimeout(done));
  isDown = false;
  prefetch('/dashboard');
  expect(requested).toHaveLength(6);
});

it.each([
  ['a page for members, for a guest', '/dashboard', false],
  ['a page of a remote that is not live', '/about', true],
  ['a path that no remote owns', '/nowhere', true],
])('requests nothing for %s', (_case, path, signedIn) => {
  createPrefetch(signedIn)(path);
  expect(requested).toEqual([]);
});

describe('links', () => {
  const visited: string[] = [];
  beforeAll(() => prefetchLinkedPages((path) => visited.push(path)));
  beforeEach(() => {
    visited.length = 0;
    document.body.innerHTML = `<a href="/dashboard/tasks?page=2#top"><span>Tasks</span></a>
      <a href="https://elsewhere.example/dashboard">Elsewhere</a><a href="/terms" target="_blank">Terms</a><p>Text</p>`;
  });
  const dispatch = (selector: string, type: string) =>
    document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));

  it.each(['pointerover', 'focusin'])('are followed ahead on %s', (type) => {
    dispatch('span', type);
    expect(visited).toEqual(['/dashboard/tasks']);
  });

  it('are left alone on other origins, in other tabs and outside of links', () => {
    for (const selector of ['a[href^=https]', 'a[target]', 'p']) dispatch(selector, 'pointerover');
    expect(visited).toEqual([]);
  });

  it('are left alone while the visitor saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    dispatch('span', 'pointerover');
    Reflect.deleteProperty(navigator, 'connection');
    expect(visited).toEqual([]);
  });
});
