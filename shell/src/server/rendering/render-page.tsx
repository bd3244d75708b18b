import type { Operator } from '@platform/contracts';
import { globalCss } from '@platform/design-system';
import { FONTS } from '@platform/design-system/fonts';
import {
  createPlatformStore,
  recordQueries,
  restoreAnswers,
  type MemberAnswers,
  type PageQuery,
  type PlatformStore,
  type RemoteModule,
} from '@platform/kit';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../../app.tsx';
import { InitialLayout } from '../../layout/root-layout.tsx';
import type { LiveRegistry } from '../../page-data.ts';
import { addRemoteRoutes, createShellRoutes } from '../../routing/shell-routes.tsx';
import { splitMarkup, type RenderedPage } from './split-markup.ts';

export type { RenderedPage };

/** Fonts, colors and reset, identical in every document, without comments and extra white space. */
const BASE_STYLES = `<style>${globalCss(FONTS)
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replaceAll(/\s+/g, ' ')}</style>`;

/** What to render. All logged-in visitors get the same HTML, and so do all logged-out ones. */
export type RenderRequest = {
  readonly path: string;
  readonly signedIn: boolean;
  readonly registry: LiveRegistry;
  /** Public origin of the shell. */
  readonly origin: string;
  readonly operator: Operator;
  /** The remote that owns the path; omitted for the shell's 404. */
  readonly remote?: { readonly name: string; readonly module: RemoteModule };
};

/**
 * Renders the complete page of a path.
 *
 * @throws any error of the page's code, so that a broken page is never served.
 */
export function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const store = createPlatformStore(request);
  const routes = createShellRoutes(store, request.registry.sections);
  if (request.remote) addRemoteRoutes(request.remote.name, request.remote.module.routes, routes);
  return renderForAll(request, store, routes);
}

/** What to render for one member. */
export type MemberRequest = Omit<RenderRequest, 'signedIn'> &
  MemberAnswers & {
    /** Query of the page's address, with its question mark. */
    readonly search: string;
    /** The reader's, as an IANA name. */
    readonly timeZone: string;
  };

/** A page of a member, with all that it asks for, or the address to which it leads this member. */
export type MemberPage =
  { readonly rendered: RenderedPage; readonly queries: readonly PageQuery[] } | { readonly redirect: string };

/**
 * Renders a page for a member, as far as there are answers for its queries. Nothing of the request is kept.
 *
 * @throws any error of the page's code
 */
export async function renderMemberPage(request: MemberRequest): Promise<MemberPage> {
  const { path, search, registry, remote } = request;
  globalThis.readerTimeZone = request.timeZone;
  const store = createPlatformStore({ ...request, signedIn: true });
  const recorded = recordQueries(store);
  const routes = createShellRoutes(store, registry.sections);
  if (remote) addRemoteRoutes(remote.name, remote.module.routes, routes);
  restoreAnswers(store, { user: request.user, answers: [] }, Date.now());
  // The code of the page defines its queries: an answer that comes before it has no place in the store.
  const onLoaded = () => restoreAnswers(store, request, Date.now());
  const rendered = await render({ ...request, path: path + search }, store, routes, onLoaded);
  if (rendered instanceof Response) return { redirect: rendered.headers.get('location') ?? '/' };
  return { rendered, queries: [...recorded.values()] };
}

/** Renders the layout of a path with a skeleton, for pages that are rendered in the browser. */
export function renderLayout(request: RenderRequest): Promise<RenderedPage> {
  return renderForAll(request, createPlatformStore(request), [{ path: '*', Component: InitialLayout }]);
}

async function renderForAll(
  request: RenderRequest,
  store: PlatformStore,
  routes: RouteObject[],
): Promise<RenderedPage> {
  const rendered = await render(request, store, routes);
  if (rendered instanceof Response) throw new Error(`${request.path} redirects and has no page`);
  return rendered;
}

async function render(
  { path, registry, origin }: Pick<RenderRequest, 'path' | 'registry' | 'origin'>,
  store: PlatformStore,
  routes: RouteObject[],
  onLoaded: () => void = () => undefined,
): Promise<RenderedPage | Response> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://page.invalid')));
  if (context instanceof Response) return context;
  onLoaded();
  const routeErrors = Object.values<unknown>(context.errors ?? {});
  if (routeErrors.length > 0) throw new Error(`${path} failed to render`, { cause: routeErrors[0] });

  const router = createStaticRouter(handler.dataRoutes, context);
  const initialLocationKey = router.state.location.key;
  const sheet = new ServerStyleSheet();
  try {
    const markup = await renderToMarkup(
      sheet.collectStyles(
        <App store={store} shell={{ registry, origin, initialLocationKey, getLoadedRemote: () => undefined }}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>,
      ),
    );
    return splitMarkup(markup, BASE_STYLES + sheet.getStyleTags());
  } finally {
    sheet.seal();
  }
}

/** Renders to a single chunk of HTML: deferred chunks would need a script to become visible. */
async function renderToMarkup(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void errors.push(error),
  });
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return markup;
}
