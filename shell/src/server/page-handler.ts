import { signedInHintName } from '@platform/contracts';
import { ownerOf, ownPath, paths, TERRITORIES } from '@platform/kit/document';
import type { OriginSettings, Page, PageHandler, PageRequest } from '@platform/origin-server';
import type { ComposedPage, ComposedRemote } from './composition.ts';
import { htmlDocument } from './document.ts';
import type { PreparedPair } from './prerendering.ts';
import type { ScriptHint } from './script-hint.ts';
import { robotsPage, sitemapPage } from './search-engines.ts';
import type { Site } from './site.ts';

/** What is served at an address: which of the prepared pages, with which status. */
type Answer = {
  readonly status: number;
  readonly isPublic: boolean;
  readonly pair: PreparedPair;
  readonly remote?: ComposedRemote;
  readonly page?: ComposedPage;
};

/** Answers every address of the shell that is no file and no call of the API. */
export function pageHandler(site: () => Site, settings: OriginSettings): PageHandler {
  const hintCookie = signedInHintName(settings);

  return (request) => {
    const current = site();
    const data = DATA_PAGES[request.path]?.(current);
    if (data) return data;
    const signedIn = request.cookie(hintCookie) === '1';
    const elsewhere = redirectFor(request, signedIn);
    if (elsewhere) return { kind: 'redirect', status: 302, path: elsewhere };
    const answer = answerFor(request.path, current);
    return {
      kind: 'document',
      status: answer.status,
      html: documentFor(request, answer, current, { signedIn, hintCookie }),
    };
  };
}

/** What stands at a fixed address and is no document. */
const DATA_PAGES: Readonly<Partial<Record<string, (site: Site) => Page>>> = {
  '/registry.json': registryPage,
  '/robots.txt': ({ composition }) => robotsPage(composition),
  '/sitemap.xml': ({ composition }) => sitemapPage(composition),
};

/** Nobody finds what is behind the sign-in by searching. */
const NOT_FOR_SEARCH = '<meta name="robots" content="noindex">';

function registryPage({ composition }: Site): Page {
  return {
    kind: 'data',
    status: 200,
    type: 'application/json',
    cacheControl: 'no-cache',
    body: JSON.stringify(composition.registry),
  };
}

/** The hint decides, which proves nothing: the pages look again themselves, and the API refuses by itself. */
function redirectFor({ path, query }: PageRequest, signedIn: boolean): string | undefined {
  if (path === paths.admin.entry()) return paths.admin.overview();
  const owner = ownerOf(path);
  const membersOnly = owner !== undefined && TERRITORIES[owner].audience !== 'everybody';
  if (membersOnly && !signedIn)
    return paths.login(encodeURI(path) + (query.size > 0 ? `?${query.toString()}` : ''));
  const signsIn = path === paths.login() || path === paths.register();
  return signsIn && signedIn ? ownPath(query.get('next'), paths.dashboard.home()) : undefined;
}

function answerFor(path: string, { composition, prepared }: Site): Answer {
  const owner = ownerOf(path);
  if (!owner) return { status: 404, isPublic: true, pair: prepared.notFound };
  const isPublic = TERRITORIES[owner].audience === 'everybody';
  const frame = isPublic ? prepared.publicFrame : prepared.memberFrame;
  const remote = composition.remotes.find(({ name }) => name === owner);
  if (!remote) return { status: 503, isPublic, pair: frame };
  const page = findPage(remote.pages, path);
  const pair = page && prepared.pages.get(page.path);
  if (page && pair) return { status: 200, isPublic, pair, remote, page };
  return { status: 404, isPublic, pair: isPublic ? prepared.notFound : frame, remote };
}

/** A page without a parameter before one with. */
function findPage(pages: readonly ComposedPage[], path: string): ComposedPage | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const exact = pages.find((page) => page.path === trimmed);
  return exact ?? pages.find((page) => page.path.includes(':') && patternOf(page.path).test(trimmed));
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}

type Circumstances = {
  readonly signedIn: boolean;
  readonly hintCookie: string;
};

function documentFor(
  request: PageRequest,
  answer: Answer,
  { composition }: Site,
  circumstances: Circumstances,
): string {
  const { signedIn, hintCookie } = circumstances;
  const { rendered, finished } = signedIn ? answer.pair.member : answer.pair.guest;
  const { shell, registry, origin } = composition;
  const address = (file: string) => `/assets/${shell.version}/${file}`;
  // Pages behind the sign-in have dialogs; the others are there to be read first.
  const layers = answer.isPublic ? [] : shell.assets.layers.map((file) => ({ address: address(file) }));
  return htmlDocument({
    rendered,
    data: { registry, origin, signedIn, hintCookie, prerendered: finished },
    script: shell.assets.scripts.map(address).join(),
    fonts: shell.assets.fonts.map(address),
    hints: [...remoteHints(answer), ...layers],
    head: answer.isPublic ? '' : NOT_FOR_SEARCH,
  });
}

/**
 * The container, the remote's module and the page: in one round with the shell's script instead of three after it. Not
 * for administrators' pages, because nobody knows here who is one.
 */
function remoteHints({ remote, page }: Answer): ScriptHint[] {
  const { assets } = remote?.release ?? {};
  if (!remote || !assets?.container || TERRITORIES[remote.name].audience === 'administrators') return [];
  const { entry, integrity, exposed } = assets.container;
  const files = [...exposed, ...((page?.id !== undefined && assets.chunks[page.id]) || [])];
  return [
    { address: remote.address + entry, integrity },
    ...files.map((file) => ({ address: remote.address + file })),
  ];
}
