import { paths, REMOTE_ROUTES, type PlatformStore } from '@platform/kit';
import { redirect, type RouteObject } from '@platform/kit/router';
import type { RemoteName } from '@platform/contracts';
import { InitialLayout, RootLayout } from '../layout/root-layout.tsx';
import { NotFoundPage } from '../pages/not-found.page.tsx';
import { SectionError } from '../pages/section-error.tsx';
import { guardSection } from './guard-section.ts';
import { MemberSection } from './member-section.tsx';
import { PublicSection } from './public-section.tsx';

/**
 * Creates the shell's routes: a layout with one pathless section per remote. A section starts with placeholders that
 * render the shell's 404. When a visitor first opens one, the remote's routes are added (`patchRoutesOnNavigation`) and
 * win because they are more specific. Placeholders end with a star, because a bare path would match and the remote
 * would never be loaded.
 */
export function createShellRoutes(store: PlatformStore): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      HydrateFallback: InitialLayout,
      children: [
        createSection(store, 'mf-admin'),
        createSection(store, 'mf-dashboard'),
        createSection(store, 'mf-marketing'),
        { path: paths.admin.entry(), loader: () => redirect(paths.admin.overview()), element: null },
      ],
    },
  ];
}

/** Returns the id of a remote's section, to which its routes are added. */
export function getSectionId(name: RemoteName): string {
  return `section-${name}`;
}

/** Adds a remote's routes to its section before the router starts, for prerendered pages. */
export function addRemoteRoutes(
  name: RemoteName,
  remoteRoutes: readonly RouteObject[],
  routes: readonly RouteObject[],
): void {
  const section = routes[0]?.children?.find(({ id }) => id === getSectionId(name));
  section?.children?.push(...remoteRoutes);
}

function createSection(store: PlatformStore, name: RemoteName): RouteObject {
  const { visibility, patterns } = REMOTE_ROUTES[name];
  const placeholders = name === 'mf-marketing' ? ['*'] : patterns;
  return {
    id: getSectionId(name),
    Component: visibility === 'everybody' ? PublicSection : MemberSection,
    ErrorBoundary: SectionError,
    loader: ({ request }) => guardSection(visibility, store, request),
    // Login and sign-up share a section with the home page, so the guard must run on every navigation.
    shouldRevalidate: () => true,
    children: placeholders.map((path) => ({
      id: `${getSectionId(name)} ${path}`,
      path,
      Component: NotFoundPage,
    })),
  };
}
