import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON } from '@platform/kit/document';
import type { Page } from '@platform/page-server';

/** The background of pages by theme: the tokens `bg` of the design system, which this server does not have. */
const BACKGROUND = { light: '#F6F7F3', dark: '#0D141B' } as const;
/** Icons change only with a release, and rarely. */
const CACHE_CONTROL = 'public, max-age=86400';

/** The icons that phones, search engines and the manifest ask for, drawn by `share-image/draw-icons.ts`, by path. */
const FILES = {
  '/favicon.ico': 'image/x-icon',
  '/apple-touch-icon.png': 'image/png',
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
} as const;

const MANIFEST = {
  name: 'AI Skill',
  short_name: 'AI Skill',
  description: 'Learn, earn and work with AI skills.',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: BACKGROUND.light,
  background_color: BACKGROUND.light,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const;

/** The elements of the head that name the icons, the manifest and the color of the browser's bars. */
export const ICON_LINKS = `<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<meta name="theme-color" content="${BACKGROUND.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${BACKGROUND.dark}" media="(prefers-color-scheme: dark)">`;

/** The icons and the manifest by path. Browsers and crawlers ask for some of them without being told. */
export const ICON_PAGES: Readonly<Partial<Record<string, Page>>> = {
  ...Object.fromEntries(
    Object.entries(FILES).map(([path, type]) => [
      path,
      toPage(type, readFileSync(join(import.meta.dirname, 'icons', path))),
    ]),
  ),
  '/icon.svg': toPage('image/svg+xml', decodeURIComponent(ICON.slice(ICON.indexOf(',') + 1))),
  '/manifest.webmanifest': toPage('application/manifest+json', JSON.stringify(MANIFEST)),
};

function toPage(type: string, body: string | Buffer): Page {
  return { kind: 'data', status: 200, type, cacheControl: CACHE_CONTROL, body };
}
