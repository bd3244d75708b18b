import { globalCss } from '@platform/design-system';
import { FONTS } from '@platform/design-system/fonts';
import { createPlatformStore, type RemoteModule } from '@platform/kit';
import type { RemoteName } from '@platform/contracts';
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
import { InitialFrame } from '../../layout/root-frame.tsx';
import type { LiveRegistry } from '../../page-data.ts';
import { adoptRoutes, shellRoutes } from '../../routing/shell-routes.tsx';
import { splitMarkup, type RenderedPage } from './split-markup.ts';

export type { RenderedPage };

/** Fonts, colours, reset: the same in every document, in as few bytes as spaces allow. */
const GROUND = `<style>${globalCss(FONTS)
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replaceAll(/\s+/g, ' ')}</style>`;

/** A page for whom: everybody who is signed in gets the same, and everybody who is not. */
export type RenderRequest = {
  readonly path: string;
  readonly signedIn: boolean;
  readonly registry: LiveRegistry;
  /** Public address of the shell. */
  readonly origin: string;
  /** The remote that owns the path; none for the shell's own 404. */
  readonly remote?: { readonly name: RemoteName; readonly module: RemoteModule };
};

/** The finished page of an address. @throws whatever its code throws; a page that fails is not served. */
export function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const store = createPlatformStore(request);
  const routes = shellRoutes(store);
  if (request.remote) adoptRoutes(request.remote.name, request.remote.module.routes, routes);
  return render(request, store, routes);
}

/** The frame of an address with the outline of a page in it, for pages that are made in the browser. */
export function renderFrame(request: RenderRequest): Promise<RenderedPage> {
  return render(request, createPlatformStore(request), [{ path: '*', Component: InitialFrame }]);
}

async function render(
  { path, registry, origin }: RenderRequest,
  store: ReturnType<typeof createPlatformStore>,
  routes: RouteObject[],
): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://page.invalid')));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere and has no page`);
  const failures = Object.values<unknown>(context.errors ?? {});
  if (failures.length > 0) throw new Error(`${path} cannot be made`, { cause: failures[0] });

  const router = createStaticRouter(handler.dataRoutes, context);
  const openedAt = router.state.location.key;
  const sheet = new ServerStyleSheet();
  try {
    const markup = await toMarkup(
      sheet.collectStyles(
        <App store={store} shell={{ registry, origin, openedAt, loaded: () => undefined }}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>,
      ),
    );
    return splitMarkup(markup, GROUND + sheet.getStyleTags());
  } finally {
    sheet.seal();
  }
}

/** In one piece: parts that React would put off into scripts could not be read without one. */
async function toMarkup(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error),
  });
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return markup;
}
