import type { OutgoingHttpHeaders } from 'node:http';
import { CHANGE_PASSWORD_URL, signedInHintName } from '@platform/contracts';
import type { PageForm } from '@platform/kit';
import { safeRedirectPath, paths } from '@platform/kit/document';
import type { PageServerSettings, Page, PageHandlerRequest, PageRequest } from '@platform/page-server';
import type { ScriptHint } from '@platform/releases';
import { findRemoteFor, findRoute, type Sections } from '@platform/releases/section';
import { hasHashes } from './live-release.ts';
import { listPageFiles, type RemoteManifest } from './release-manifests.ts';
import { renderHtmlDocument } from './document.ts';
import type { PageMember } from '../page-data.ts';
import type { MemberDocument, MemberPages } from './member-pages/member-pages.ts';
import type { PageManifest, PageVariants } from './render-process/render-job.ts';
import type { RenderedPage } from './rendering/index.ts';
import { ICON_PAGES } from './site-icons.ts';
import { NOTICE_STYLES, renderKeptNotice, showDone } from './form-html.ts';
import { createFormResults } from './form-results.ts';
import { createKeptFields } from './kept-fields.ts';
import { createRemoteOverrides, getDevelopmentSources, renderOverrideBanner } from './remote-overrides.ts';
import { createReportToken } from './report-tokens.ts';
import { createRobotsPage, createSitemapPage } from './search-engines.ts';
import type { Snapshot } from './snapshot-composer.ts';

/** The prerendered page for a path, with its status. */
type PageMatch = {
  readonly status: number;
  readonly isPublic: boolean;
  readonly variants: PageVariants;
  readonly remote?: RemoteManifest;
  readonly page?: PageManifest;
};

/** Creates the handler of all requests to the shell that are neither files nor API calls. */
export function createPageHandler(
  getSnapshot: (request: PageRequest) => Snapshot,
  settings: PageServerSettings,
  memberPages?: Pick<MemberPages, 'render'>,
): (request: PageHandlerRequest) => Page | Promise<Page> {
  const hintCookie = signedInHintName(settings);
  const overrides = createRemoteOverrides(settings);
  const { vitalsPercent, forwarderSecret } = settings;
  const keptFields = createKeptFields(settings);
  const results = createFormResults(settings);

  return (request) => {
    const overridePage = overrides.respond(request);
    if (overridePage) return overridePage;
    const snapshot = overrides.apply(getSnapshot(request), request);
    const data = ICON_PAGES[request.path] ?? DATA_PAGES[request.path]?.(snapshot);
    if (data) return data;
    const signedIn = request.cookie(hintCookie) === '1';
    const plainPath = findWithoutSlash(request, snapshot);
    if (plainPath) return { kind: 'redirect', status: 308, path: plainPath };
    const redirectPath = getRedirectPath(request, signedIn, snapshot.manifests.registry.sections);
    if (redirectPath) return { kind: 'redirect', status: 302, path: redirectPath };
    const match = matchPage(request.path, snapshot);
    const respond = (document?: MemberDocument) =>
      renderResponse(request, match, snapshot, signedIn, document);
    const document = signedIn ? renderForMember(memberPages, request, match, snapshot) : undefined;
    return document ? document.then(respond) : respond();
  };

  function renderResponse(
    request: PageRequest,
    match: PageMatch,
    snapshot: Snapshot,
    signedIn: boolean,
    document: MemberDocument | undefined,
  ): Page {
    if (document && 'redirect' in document)
      return { kind: 'redirect', status: 302, path: document.redirect, ...toHeaders(document.cookies) };
    const { form } = match.page?.handle ?? {};
    const done = form?.done;
    const result = done && results.read(request);
    const edit = result && ((rendered: RenderedPage) => showDone(rendered, done, result));
    const kept = form ? keptFields.read(form, request) : {};
    const cookies = (signedIn ? [] : listKeptForms(match)).flatMap((keptForm) =>
      keptFields.keep(keptForm, request),
    );
    return {
      kind: 'document',
      status: match.status,
      ...toHeaders([...cookies, ...(document?.cookies ?? [])]),
      html: renderDocument(request, match, snapshot, {
        signedIn,
        hintCookie,
        vitalsPercent,
        forwarderSecret,
        kept,
        ...(edit && { edit }),
        ...(document && { document }),
      }),
      requiresIntegrity: hasIntegrity(snapshot),
      ...(match.status === 200 && {
        countedFor: snapshot.manifests.shell.version,
      }),
      sources: getDevelopmentSources(snapshot.manifests.registry, settings.production),
    };
  }
}

/** Renders a page with the data of the member who asks for it, if it is one for members. */
function renderForMember(
  memberPages: Pick<MemberPages, 'render'> | undefined,
  request: PageHandlerRequest,
  { remote, page, isPublic }: PageMatch,
  { manifests }: Snapshot,
): Promise<MemberDocument | undefined> | undefined {
  if (isPublic || !remote || !page) return undefined;
  return memberPages?.render(request, { remote, page, manifests });
}

function toHeaders(cookies: readonly string[]): { headers?: OutgoingHttpHeaders } {
  return cookies.length > 0 ? { headers: { 'set-cookie': [...cookies] } } : {};
}

/** Whether every script that a page may load has a hash; what a development server builds has none. */
export function hasIntegrity({ manifests: { shell, remotes, registry } }: Snapshot): boolean {
  const releases = [shell, ...remotes.map(({ release }) => release)];
  return (
    releases.every(({ assets }) => hasHashes(assets)) &&
    Object.values(registry.remotes).every(({ integrity }) => integrity !== '')
  );
}

/** Resources at fixed paths that are not documents. */
const DATA_PAGES: Readonly<Partial<Record<string, (snapshot: Snapshot) => Page>>> = {
  '/registry.json': createRegistryPage,
  '/robots.txt': ({ manifests }) => createRobotsPage(manifests),
  '/sitemap.xml': ({ manifests }) => createSitemapPage(manifests),
};

/** Keeps member pages out of search engines. */
const NOINDEX_META = '<meta name="robots" content="noindex">';

/** Serves the live remotes to browsers, and tells operators which live versions are not served. */
function createRegistryPage({ manifests: { registry, failed } }: Snapshot): Page {
  return {
    kind: 'data',
    status: 200,
    type: 'application/json',
    cacheControl: 'no-cache',
    body: JSON.stringify({ ...registry, failed }),
  };
}

/** Returns the address of a page that was asked for with a slash at its end: a page has one address. */
function findWithoutSlash({ path, query }: PageRequest, snapshot: Snapshot): string | undefined {
  const plain = path.replace(/\/+$/, '');
  if (plain === '' || plain === path || !matchPage(plain, snapshot).page) return undefined;
  return withQuery(encodeURI(plain), query);
}

function withQuery(path: string, query: URLSearchParams): string {
  return path + (query.size > 0 ? `?${query.toString()}` : '');
}

/**
 * Returns the redirect for a request, if any. The hint cookie proves nothing; it only avoids a detour. The pages check
 * the session again, and the API enforces it.
 */
function getRedirectPath(
  { path, query }: PageRequest,
  signedIn: boolean,
  sections: Sections,
): string | undefined {
  if (path === paths.admin.entry()) return paths.admin.overview();
  if (path === CHANGE_PASSWORD_URL)
    return signedIn ? paths.dashboard.changePassword() : paths.login(paths.dashboard.changePassword());
  const visibility = sections[findRemoteFor(path, sections) ?? '']?.visibility ?? 'everybody';
  if (visibility !== 'everybody' && !signedIn) return paths.login(withQuery(encodeURI(path), query));
  const isLoginPage = path === paths.login() || path === paths.register();
  return isLoginPage && signedIn ? safeRedirectPath(query.get('next'), paths.dashboard.home()) : undefined;
}

/** Finds the prerendered page of a path, or what is shown in its place. */
export function matchPage(path: string, { manifests, prerendered }: Snapshot): PageMatch {
  const { sections } = manifests.registry;
  const owner = findRemoteFor(path, sections);
  if (owner === undefined) return { status: 404, isPublic: true, variants: prerendered.notFound };
  const isPublic = sections[owner]?.visibility === 'everybody';
  const layout = isPublic ? prerendered.publicLayout : prerendered.memberLayout;
  const remote = manifests.remotes.find(({ name }) => name === owner);
  if (!remote) return { status: 503, isPublic, variants: layout };
  const routes = remote.pages.map((page) => page.path);
  const page = remote.pages[findRoute(routes, path)];
  const variants = page && prerendered.pages.get(page.path);
  if (page && variants) return { status: 200, isPublic, variants, remote, page };
  return { status: 404, isPublic, variants: isPublic ? prerendered.notFound : layout, remote };
}

/** Lists the forms of a remote that keep fields of an address: a referral link can lead to any of its pages. */
function listKeptForms({ isPublic, remote }: PageMatch): PageForm[] {
  if (!isPublic) return [];
  return (remote?.pages ?? []).flatMap(({ handle: { form } }) => (form?.kept ? [form] : []));
}

/** What is known of the visitor, and what their document gets in addition. */
type RequestContext = {
  readonly signedIn: boolean;
  readonly hintCookie: string;
  /** Part of the documents whose web vitals are measured. */
  readonly vitalsPercent: number;
  /** Signs what makes the reports of the page count. */
  readonly forwarderSecret: string | undefined;
  /** Fields of the page's form that are kept from an earlier address. */
  readonly kept: Readonly<Record<string, string>>;
  /** The page as rendered for the member who asks. */
  readonly document?: Extract<MemberDocument, { readonly rendered: RenderedPage }>;
  /** Changes the prerendered page, to answer a form. */
  readonly edit?: (rendered: RenderedPage) => RenderedPage;
};

/** Renders the document of a page. */
export function renderDocument(
  request: PageRequest,
  match: PageMatch,
  { manifests }: Snapshot,
  context: RequestContext,
): string {
  const { signedIn, hintCookie, vitalsPercent, forwarderSecret, kept, edit, document } = context;
  const variant = signedIn ? match.variants.member : match.variants.guest;
  const { rendered, isComplete } = document ? { rendered: document.rendered, isComplete: true } : variant;
  const { shell, inlineScripts, registry, origin, operator } = manifests;
  const toUrl = (file: string) => `/assets/${shell.version}/${file}`;
  const toHint = (file: string) => createHint(toUrl(file), shell.assets.integrity?.[file]);
  const notice = renderKeptNotice(match.page?.handle.form, kept);
  const reportToken = createReportToken(registry, request.address, forwarderSecret);
  // Member pages have dialogs; public pages do without, to be readable sooner.
  const overlays = match.isPublic ? [] : shell.assets.overlays.map(toHint);
  return renderHtmlDocument({
    rendered: edit ? edit(rendered) : rendered,
    data: {
      registry,
      origin,
      operator,
      signedIn,
      hintCookie,
      prerendered: isComplete,
      vitalsPercent,
      ...(reportToken !== undefined && { reportToken }),
      ...(document && { member: document.member }),
      ...(edit && { keepsServerHtml: true }),
    },
    script: toHint(shell.assets.scripts.join()),
    fonts: shell.assets.fonts.map(toUrl),
    hints: [...getRemoteHints(match, registry.sections, document?.member.user.isAdmin), ...overlays],
    inlineScripts,
    head: (match.isPublic ? '' : NOINDEX_META) + (notice && NOTICE_STYLES),
    banner: renderOverrideBanner(registry) + notice + (document ? renderZoneNotice(document.member) : ''),
  });
}

/** Names the zone of the times to a reader whose browser has not said theirs: it does so by a script. */
function renderZoneNotice({ timeZone }: PageMember): string {
  return timeZone === 'UTC' ? '<noscript><p>Times on this page are in UTC.</p></noscript>' : '';
}

/**
 * Returns the scripts to preload with the document: the container, the remote's module and the page. They load in
 * parallel with the shell's script instead of three requests after it. Administrator pages get none unless the server
 * knows that this is an administrator.
 */
function getRemoteHints({ remote, page }: PageMatch, sections: Sections, isAdmin = false): ScriptHint[] {
  const { assets } = remote?.release ?? {};
  if (!remote || !assets?.container) return [];
  if (sections[remote.name]?.visibility === 'administrators' && !isAdmin) return [];
  const { entry, integrity, exposed } = assets.container;
  const files = [...exposed, ...(page ? listPageFiles(page, assets.chunks) : [])];
  return [
    { url: remote.baseUrl + entry, integrity },
    ...files.map((file) => createHint(remote.baseUrl + file, assets.integrity?.[file])),
  ];
}

/** A browser uses a preloaded file only if hint and script have the same integrity. */
function createHint(url: string, integrity: string | undefined): ScriptHint {
  return { url, ...(integrity !== undefined && { integrity }) };
}
