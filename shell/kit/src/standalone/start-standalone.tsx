import { GlobalStyle } from '@platform/design-system';
import { FONTS } from '@platform/design-system/fonts';
import {
  createPlatformStore,
  PlatformProvider,
  storeFont,
  UnsavedChangesGuard,
  useLateFont,
  watchSession,
} from '@platform/kit';
import { createBrowserRouter, Outlet, RouterProvider, type RouteObject } from '@platform/kit/router';
import { createRoot } from 'react-dom/client';
import { platformUrl, readOperator } from './platform-url.ts';

/** Starts a remote at its own address, without the shell, with its own store, global styles and router. */
export function startStandalone({ routes, signedIn }: { routes: RouteObject[]; signedIn: boolean }): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root element');
  const store = createPlatformStore({ signedIn, operator: readOperator(), origin: platformUrl('') });
  watchSession(store);
  createRoot(root).render(
    <PlatformProvider store={store}>
      <GlobalStyle $fonts={FONTS} />
      <RouterProvider router={createBrowserRouter([{ Component: GuardedPages, children: routes }])} />
    </PlatformProvider>,
  );
  void storeFont();
}

function GuardedPages() {
  useLateFont();
  return (
    <>
      <Outlet />
      <UnsavedChangesGuard />
    </>
  );
}
