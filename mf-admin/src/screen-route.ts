import type { PageHandle } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import type { ComponentType } from 'react';

/** Creates the route of one screen. Its id is the name of its chunk, which is loaded on the first visit. */
export function screenRoute(
  id: string,
  path: string,
  title: string,
  load: () => Promise<ComponentType>,
  children?: RouteObject[],
): RouteObject {
  return {
    id,
    path,
    handle: { title } satisfies PageHandle,
    lazy: async () => ({ Component: await load() }),
    ...(children && { children }),
  };
}
