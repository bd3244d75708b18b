import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ACCOUNTS, SAMPLE_OPERATOR } from '@platform/contracts';
import {
  createLogger,
  readPageServerSettings,
  startPageServer,
  type PageServer,
  type Page,
} from '@platform/page-server';
import { findFreePort } from '@platform/server-kit/node-utils';
import { NONCE_PLACEHOLDER, openReleaseStore, readRegistry, releaseFolder } from '@platform/releases';
import { connectPlatform, startPlatform, stopPlatform } from '../../../../shell/e2e/support/platform.ts';
import type { LiveRegistry } from '../../../../shell/src/page-data.ts';
import { renderHtmlDocument } from '../../../../shell/src/server/document.ts';
import { readInlineScripts, type InlineScripts } from '../../../../shell/src/server/inline-scripts.ts';
import { buildBaseline, type BaselineBuild } from './build-baseline.ts';
import type { Target } from './lighthouse.ts';

/** The home page in three variants, each at a separate URL, and pages behind the login. */
export type Variants = {
  readonly targets: Readonly<Record<VariantName, Target>>;
  stop(): Promise<void>;
};

/** Pages with the data of the demo, by who opens them. */
const SIGNED_IN = {
  '/dashboard': DEMO_ACCOUNTS[0],
  '/dashboard/tasks': DEMO_ACCOUNTS[0],
  '/dashboard/withdrawals': DEMO_ACCOUNTS[0],
  '/dashboard/admin/withdrawals': DEMO_ACCOUNTS[1],
} as const;
export const SIGNED_IN_PAGES = Object.keys(SIGNED_IN) as (keyof typeof SIGNED_IN)[];

/**
 * `platform`: the product. `baseline`: one client-rendered application. `static`: the prerendered HTML without scripts.
 */
export const VARIANT_NAMES = ['platform', 'baseline', 'static', ...SIGNED_IN_PAGES] as const;
export type VariantName = (typeof VARIANT_NAMES)[number];

/** Starts the platform and, each behind the product's own server, the other two variants. */
export async function startVariants(): Promise<Variants> {
  const started = await startPlatform({ args: [] });
  const platform = connectPlatform(started.dataFolder).address('shell');
  const store = await mkdtemp(join(tmpdir(), 'bench-web-'));
  const servers: StartedServer[] = [];
  const stop = async () => {
    await Promise.all(servers.map(({ server }) => server.stop()));
    await stopPlatform(started);
    await Promise.all([store, started.dataFolder].map((folder) => rm(folder, { recursive: true })));
  };
  try {
    const build = await buildBaseline(store);
    const homeHtml = await fetchText(platform);
    const registry = JSON.parse(await fetchText(`${platform}/registry.json`)) as LiveRegistry;
    const platformStore = join(started.dataFolder, 'releases');
    const inlineScripts = readLiveInlineScripts(platformStore);
    const baseline = await serve(store, (origin) =>
      renderBaselineDocument(build, registry, origin, inlineScripts),
    );
    servers.push(baseline);
    const plain = await serve(platformStore, () => removeScripts(homeHtml));
    servers.push(plain);
    const signedIn = await Promise.all(SIGNED_IN_PAGES.map((path) => logIn(platform, path)));
    const targets = {
      platform: { url: platform },
      baseline: { url: baseline.address },
      static: { url: plain.address },
      ...(Object.fromEntries(signedIn) as Record<keyof typeof SIGNED_IN, Target>),
    };
    return { targets, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Logs in for a page, and waits until the server renders it. */
async function logIn(platform: string, path: keyof typeof SIGNED_IN): Promise<readonly [string, Target]> {
  const { username, password } = SIGNED_IN[path];
  const response = await fetch(`${platform}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: platform },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`the login of ${username} responded with ${response.status}`);
  const zone = `time-zone=${new Intl.DateTimeFormat().resolvedOptions().timeZone}`;
  const cookies = response.headers.getSetCookie().map((text) => text.split(';', 1)[0]);
  const target = { url: platform + path, cookie: [...cookies, zone].join('; ') };
  let html = '';
  while (!html.includes('"member":{"user"')) {
    html = await fetchText(target.url, { cookie: target.cookie });
    await pause(200);
  }
  return [path, target];
}

type StartedServer = { readonly server: PageServer; readonly address: string };

async function serve(store: string, html: (origin: string) => string): Promise<StartedServer> {
  const port = await findFreePort();
  const settings = readPageServerSettings('shell', { SHELL_PORT: String(port), LOG_LEVEL: 'silent' });
  const releases = openReleaseStore(store, SILENT);
  const home: Page = { kind: 'document', status: 200, html: html(settings.origins.shell) };
  const server = await startPageServer({
    settings,
    log: SILENT,
    files: { releases, app: 'shell', prefix: '/assets/' },
    pages: ({ path }) => (path === '/' ? home : undefined),
  });
  return { server, address: settings.origins.shell };
}

/** The bench discards the logs of its servers. */
const SILENT = createLogger('bench', 'silent');

/** Renders the document that a bundler's HTML plugin would: title, description, font and script. */
function renderBaselineDocument(
  { version, scripts, fonts }: BaselineBuild,
  registry: LiveRegistry,
  origin: string,
  inlineScripts: InlineScripts,
): string {
  const address = (file: string) => `/assets/${version}/${file}`;
  return renderHtmlDocument({
    rendered: {
      head: '<title>Baseline</title><meta name="description" content="The public site as one application.">',
      styles: '',
      body: '',
    },
    data: {
      registry,
      origin,
      operator: SAMPLE_OPERATOR,
      signedIn: false,
      hintCookie: 'signed-in',
      prerendered: false,
      vitalsPercent: 0,
    },
    script: { url: scripts.map(address).join() },
    fonts: fonts.map(address),
    hints: [],
    inlineScripts,
  });
}

/** Reads the inline scripts of the shell that is live in a store. */
function readLiveInlineScripts(store: string): InlineScripts {
  const version = readRegistry(store).apps.shell?.version ?? '';
  return readInlineScripts(releaseFolder(store, 'shell', version));
}

/** Removes the scripts and their preloads from a page; styles and font stay. */
function removeScripts(html: string): string {
  const nonce = /nonce="([^"{]+)"/.exec(html)?.[1] ?? '';
  return html
    .replaceAll(nonce, NONCE_PLACEHOLDER)
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '');
}

async function fetchText(url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}
