import { paths, TERRITORIES, type PlatformStore } from '@platform/kit';
import { redirect, type RouteObject } from '@platform/kit/router';
import type { RemoteName } from '@platform/contracts';
import { InitialFrame, RootFrame } from '../layout/root-frame.tsx';
import { NotFoundPage } from '../pages/not-found.page.tsx';
import { SectionError } from '../pages/section-error.tsx';
import { guardSection } from './guard-section.ts';
import { MemberSection } from './member-section.tsx';
import { PublicSection } from './public-section.tsx';

/**
 * The shell's routes: a frame, and in it one section without a path for each remote. A section begins with nothing but
 * placeholders, the shell's 404; the remote's own routes are put beside them when somebody first goes there
 * (`patchRoutesOnNavigation`), and win by being more exact. A placeholder has a star, because a bare path would count
 * as found and the remote would never be asked for.
 */
export function shellRoutes(store: PlatformStore): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootFrame,
      HydrateFallback: InitialFrame,
      children: [
        section(store, 'mf-admin'),
        section(store, 'mf-dashboard'),
        section(store, 'mf-marketing'),
        { path: paths.admin.entry(), loader: () => redirect(paths.admin.overview()), element: null },
      ],
    },
  ];
}

/** A section's id: where the routes of its remote are put. */
export function sectionId(name: RemoteName): string {
  return `section-${name}`;
}

/** Puts a remote's routes into its section before the router begins, where its page is finished already. */
export function adoptRoutes(
  name: RemoteName,
  remoteRoutes: readonly RouteObject[],
  routes: readonly RouteObject[],
): void {
  const section = routes[0]?.children?.find(({ id }) => id === sectionId(name));
  section?.children?.push(...remoteRoutes);
}

function section(store: PlatformStore, name: RemoteName): RouteObject {
  const { audience, patterns } = TERRITORIES[name];
  const placeholders = name === 'mf-marketing' ? ['*'] : patterns;
  return {
    id: sectionId(name),
    Component: audience === 'everybody' ? PublicSection : MemberSection,
    ErrorBoundary: SectionError,
    loader: ({ request }) => guardSection(audience, store, request),
    // Sign-in and sign-up lie in the same section as the home page, and the door is looked at each time.
    shouldRevalidate: () => true,
    children: placeholders.map((path) => ({
      id: `${sectionId(name)} ${path}`,
      path,
      Component: NotFoundPage,
    })),
  };
}
