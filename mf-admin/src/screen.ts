import type { PageHandle } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import type { ComponentType } from 'react';

/** A route of one screen: its id is the name of its chunk, its script is loaded when somebody goes there. */
export function screen(
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
