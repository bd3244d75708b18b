import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  NONCE_PLACEHOLDER,
  openReleaseStore,
  readOriginSettings,
  startOriginServer,
  type Log,
  type OriginServer,
  type Page,
} from '@platform/origin-server';
import { connectPlatform, freePorts, startPlatform, stopPlatform } from '../../e2e/support/platform.ts';
import type { LiveRegistry } from '../../src/page-data.ts';
import { htmlDocument } from '../../src/server/document.ts';
import { buildTwin, type TwinBuild } from './build-twin.ts';

/** The same home page made in three ways, each at an address of its own. */
export type Variants = {
  readonly addresses: Readonly<Record<VariantName, string>>;
  stop(): Promise<void>;
};

/** `platform`: as it is. `twin`: one application rendered in the browser. `static`: the finished HTML without a script. */
export const VARIANT_NAMES = ['platform', 'twin', 'static'] as const;
export type VariantName = (typeof VARIANT_NAMES)[number];

/** Starts the platform and, with the product's own server in front of each, the other two. */
export async function startVariants(): Promise<Variants> {
  const started = await startPlatform();
  const platform = connectPlatform(started.dataFolder).address('shell');
  const store = await mkdtemp(join(tmpdir(), 'bench-web-'));
  const servers: Served[] = [];
  const stop = async () => {
    await Promise.all(servers.map(({ server }) => server.stop()));
    await stopPlatform(started);
    await Promise.all([store, started.dataFolder].map((folder) => rm(folder, { recursive: true })));
  };
  try {
    const build = await buildTwin(store);
    const finished = await textOf(platform);
    const registry = JSON.parse(await textOf(`${platform}/registry.json`)) as LiveRegistry;
    const twin = await serve(store, (origin) => twinDocument(build, registry, origin));
    servers.push(twin);
    const plain = await serve(join(started.dataFolder, 'releases'), () => withoutScripts(finished));
    servers.push(plain);
    return { addresses: { platform, twin: twin.address, static: plain.address }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Served = { readonly server: OriginServer; readonly address: string };

async function serve(store: string, html: (origin: string) => string): Promise<Served> {
  const [port] = await freePorts(1);
  const settings = readOriginSettings('shell', { SHELL_PORT: String(port), LOG_LEVEL: 'silent' });
  const releases = openReleaseStore(store, SILENT);
  const home: Page = { kind: 'document', status: 200, html: html(settings.origins.shell) };
  const server = await startOriginServer({
    settings,
    log: SILENT,
    files: { releases, app: 'shell', prefix: '/assets/' },
    pages: ({ path }) => (path === '/' ? home : undefined),
  });
  return { server, address: settings.origins.shell };
}

const SILENT: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** What a bundler's HTML plugin would write: title, description, font and script. */
function twinDocument(
  { version, scripts, fonts }: TwinBuild,
  registry: LiveRegistry,
  origin: string,
): string {
  const address = (file: string) => `/assets/${version}/${file}`;
  return htmlDocument({
    rendered: {
      head: '<title>Twin</title><meta name="description" content="The public site as one application.">',
      styles: '',
      body: '',
    },
    data: { registry, origin, signedIn: false, hintCookie: 'signed-in', prerendered: false },
    script: scripts.map(address).join(),
    fonts: fonts.map(address),
    hints: [],
  });
}

/** The served page as it is read, with its styles and its font and without what makes it live. */
function withoutScripts(html: string): string {
  const nonce = /nonce="([^"{]+)"/.exec(html)?.[1] ?? '';
  return html
    .replaceAll(nonce, NONCE_PLACEHOLDER)
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '');
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

function nothing(): void {
  // These servers have nothing to tell.
}
