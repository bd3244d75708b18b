import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_OPERATOR } from '@platform/contracts';
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

/** The home page in three variants, each at a separate URL. */
export type Variants = {
  readonly addresses: Readonly<Record<VariantName, string>>;
  stop(): Promise<void>;
};

/**
 * `platform`: the product. `baseline`: one client-rendered application. `static`: the prerendered HTML without scripts.
 */
export const VARIANT_NAMES = ['platform', 'baseline', 'static'] as const;
export type VariantName = (typeof VARIANT_NAMES)[number];

/** Starts the platform and, each behind the product's own server, the other two variants. */
export async function startVariants(): Promise<Variants> {
  const started = await startPlatform();
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
    return { addresses: { platform, baseline: baseline.address, static: plain.address }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
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

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}
