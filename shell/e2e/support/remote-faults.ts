// cspell:ignore connectionrefused connectionreset namenotresolved
import type { Page, Route } from '@playwright/test';

/** A script that a section needs. `module` is the file that a container exposes. */
export type FaultyFile = 'container' | 'module' | 'page' | 'overlays';

/** One way in which a script does not arrive as it should. */
export type Fault = {
  readonly name: string;
  readonly file: FaultyFile;
  /** Responds to the requests of the file; `count` is 1 for the first one. */
  readonly respond: (route: Route, count: number) => Promise<unknown>;
  /** `hangs`: nothing fails before a time limit. `heals`: the second attempt loads it. */
  readonly kind?: 'hangs' | 'heals';
};

const CORS = { 'access-control-allow-origin': '*' };

const withStatus = (status: number) => (route: Route) =>
  route.fulfill({ status, headers: CORS, contentType: 'text/plain', body: 'not now' });
const withBody =
  (body: string, contentType = 'text/javascript') =>
  (route: Route) =>
    route.fulfill({ headers: CORS, contentType, body });
const failOnce = (route: Route, count: number) =>
  count === 1 ? route.abort('connectionreset') : route.continue();
const hang = () => Promise.resolve();

async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` });
}

async function truncate(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).slice(0, 1_000) });
}

/** Allows another origin. Without the header, Playwright would add one that fits. */
async function denyCors(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = { ...response.headers(), 'access-control-allow-origin': 'https://www.example.org' };
  await route.fulfill({ response, headers });
}

/** Sends the request to a login page, like the Wi-Fi of a hotel. */
const redirect = (route: Route) =>
  route.fulfill({ status: 302, headers: { ...CORS, location: '/login?next=/' } });

export const FAULTS: readonly Fault[] = [
  { name: 'rejects the connection', file: 'container', respond: (route) => route.abort('connectionrefused') },
  { name: 'has no address', file: 'container', respond: (route) => route.abort('namenotresolved') },
  { name: 'does not respond', file: 'container', respond: hang, kind: 'hangs' },
  { name: 'is missing', file: 'container', respond: withStatus(404) },
  { name: 'responds with 500', file: 'container', respond: withStatus(500) },
  { name: 'responds with 503', file: 'container', respond: withStatus(503) },
  { name: 'is an HTML page', file: 'container', respond: withBody('<!doctype html>', 'text/html') },
  { name: 'is empty', file: 'container', respond: withBody('') },
  { name: 'is truncated', file: 'container', respond: truncate },
  { name: 'is another script, which throws', file: 'container', respond: withBody('throw new Error("no")') },
  { name: 'was tampered with', file: 'container', respond: tamper },
  { name: 'may not be used by the shell (CORS)', file: 'container', respond: denyCors },
  { name: 'redirects to a login page', file: 'container', respond: redirect },
  { name: 'fails once', file: 'container', respond: failOnce, kind: 'heals' },
  { name: 'is missing', file: 'module', respond: withStatus(404) },
  { name: 'does not respond', file: 'module', respond: hang, kind: 'hangs' },
  { name: 'is missing', file: 'page', respond: withStatus(404) },
  { name: 'does not respond', file: 'page', respond: hang, kind: 'hangs' },
  { name: 'was tampered with', file: 'page', respond: tamper },
  { name: 'fails once', file: 'page', respond: failOnce, kind: 'heals' },
  { name: 'are missing', file: 'overlays', respond: withStatus(404) },
  { name: 'do not respond', file: 'overlays', respond: hang, kind: 'hangs' },
];

/** Where the scripts of a section come from. */
export type SectionFiles = {
  readonly shellOrigin: string;
  readonly origin: string;
  /** Name of the chunk of the page that is visited. */
  readonly pageChunk: string;
  /** Files of the shell with the dialogs and menus. */
  readonly overlays: readonly string[];
};

/** Breaks a script until the returned function is called. */
export async function breakScript(
  page: Page,
  { file, respond }: Fault,
  files: SectionFiles,
): Promise<() => Promise<void>> {
  const pattern = createFilePattern(file, files);
  const counts = new Map<string, number>();
  const handle = async (route: Route) => {
    const [address = ''] = route.request().url().split('?', 1);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    await respond(route, count);
  };
  await page.route(pattern, handle);
  return () => page.unroute(pattern, handle);
}

/** Returns the addresses of a kind of file. */
export function createFilePattern(
  file: FaultyFile,
  { shellOrigin, origin, pageChunk, overlays }: SectionFiles,
): RegExp {
  if (file === 'overlays') return new RegExp(`^${shellOrigin}/assets/[^/]+/(${overlays.join('|')})`);
  const names = { container: 'remoteEntry', module: '__federation_expose_remote', page: pageChunk };
  return new RegExp(`^${origin}/[^/]+/${names[file]}\\.[^/]+\\.js`);
}
