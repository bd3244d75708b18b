import { App } from '../../src/app.tsx';
import { adoptRoutes, shellRoutes } from '../../src/routing/shell-routes.tsx';
import { elementById, readPageData } from '../../src/browser/page-elements.ts';
import { ROOT_ID } from '../../src/page-data.ts';
import { GlobalStyle } from '@platform/design-system';
import { FONTS } from '@platform/design-system/fonts';
import { createPlatformStore, type RemoteModule } from '@platform/kit';
import { createBrowserRouter, RouterProvider } from '@platform/kit/router';
import { createRoot } from 'react-dom/client';

/** The public site as one application: the shell's own frame and routes, the remote's own pages, one bundle, no federation. */
export function startTwin(remote: RemoteModule): void {
  const { registry, origin, signedIn } = readPageData();
  const store = createPlatformStore({ signedIn });
  const routes = shellRoutes(store);
  adoptRoutes('mf-marketing', remote.routes, routes);
  const router = createBrowserRouter(routes);
  const openedAt = router.state.location.key;
  createRoot(elementById(ROOT_ID)).render(
    <App store={store} shell={{ registry, origin, openedAt, loaded: () => remote }}>
      <GlobalStyle $fonts={FONTS} />
      <RouterProvider router={router} />
    </App>,
  );
}
