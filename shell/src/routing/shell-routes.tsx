import { paths, type PlatformStore } from '@platform/kit';
import { redirect, type RouteObject } from '@platform/kit/router';
import type { Section, Sections } from '@platform/releases/section';
import { InitialLayout, RootLayout } from '../layout/root-layout.tsx';
import { NotFoundPage } from '../pages/not-found.page.tsx';
import { SectionError } from '../pages/section-error.tsx';
import { guardSection } from './guard-section.ts';
import { MemberSection } from './member-section.tsx';
import { PublicSection } from './public-section.tsx';

/**
 * Creates the shell's routes: a layout with one pathless section per live remote. When a visitor first opens a path of
 * a section, the remote's routes are added to it (`patchRoutesOnNavigation`). Until then a less specific route matches:
 * a placeholder of the section, or the shell's 404.
 */
export function createShellRoutes(store: PlatformStore, sections: Sections): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      HydrateFallback: InitialLayout,
      children: [
        ...Object.entries(sections).map(([name, section]) => createSection(store, name, section)),
        { path: paths.admin.entry(), loader: () => redirect(paths.admin.overview()), element: null },
        {
          id: 'not-found',
          Component: PublicSection,
          ErrorBoundary: SectionError,
          children: [{ path: '*', Component: NotFoundPage }],
        },
      ],
    },
  ];
}

/** Returns the id of a remote's section, to which its routes are added. */
export function getSectionId(name: string): string {
  return `section-${name}`;
}

/** Adds a remote's routes to its section before the router starts, for prerendered pages. */
export function addRemoteRoutes(
  name: string,
  remoteRoutes: readonly RouteObject[],
  routes: readonly RouteObject[],
): void {
  const section = routes[0]?.children?.find(({ id }) => id === getSectionId(name));
  section?.children?.push(...toSectionRoutes(remoteRoutes));
}

/** Prepares a remote's routes for its section: a path in another letter case is no page, as on the server. */
export function toSectionRoutes(remoteRoutes: readonly RouteObject[]): RouteObject[] {
  return remoteRoutes.map((route) => ({ ...route, caseSensitive: true }));
}

function createSection(store: PlatformStore, name: string, { visibility, ownedPaths }: Section): RouteObject {
  const isPublic = visibility === 'everybody';
  return {
    id: getSectionId(name),
    Component: isPublic ? PublicSection : MemberSection,
    ErrorBoundary: SectionError,
    loader: ({ request }) => guardSection(visibility, store, request),
    // Login and sign-up share a section with the home page, so the guard must run on every navigation.
    shouldRevalidate: () => true,
    children: isPublic ? [] : ownedPaths.map((pattern) => createPlaceholder(name, pattern)),
  };
}

/**
 * Creates a route in place of pages that are not loaded yet, so that the guard of the section runs first. Its path ends
 * with a star: a bare path would match, and the remote would never be loaded.
 */
function createPlaceholder(name: string, pattern: string): RouteObject {
  const path = pattern.endsWith('/*') ? pattern : `${pattern}/*`;
  return { id: `${getSectionId(name)} ${pattern}`, path, Component: NotFoundPage };
}
