import { App } from '../../../../shell/src/app.tsx';
import { addRemoteRoutes, createShellRoutes } from '../../../../shell/src/routing/shell-routes.tsx';
import { elementById, readPageData } from '../../../../shell/src/browser/page-elements.ts';
import { ROOT_ID } from '../../../../shell/src/page-data.ts';
import { GlobalStyle } from '@platform/design-system';
import { FONTS } from '@platform/design-system/fonts';
import { createPlatformStore, type RemoteModule } from '@platform/kit';
import { createBrowserRouter, RouterProvider } from '@platform/kit/router';
import { createRoot } from 'react-dom/client';

/**
 * Starts the public site as one application: the shell's layout and routes and the remote's pages in a single bundle.
 */
export function startBaseline(remote: RemoteModule): void {
  const data = readPageData();
  const { registry, origin } = data;
  const store = createPlatformStore(data);
  const routes = createShellRoutes(store, registry.sections);
  addRemoteRoutes('mf-marketing', remote.routes, routes);
  const router = createBrowserRouter(routes);
  const initialLocationKey = router.state.location.key;
  createRoot(elementById(ROOT_ID)).render(
    <App store={store} shell={{ registry, origin, initialLocationKey, getLoadedRemote: () => remote }}>
      <GlobalStyle $fonts={FONTS} />
      <RouterProvider router={router} />
    </App>,
  );
}
