import type { ComponentType } from 'react';
import type { RouteObject } from '../router.ts';
import type { PageHandle } from './remote-module.ts';

/**
 * Creates the route of a page, whose code is loaded on the first visit.
 *
 * @param id the name of the page's chunk, so that the server can preload its files
 * @param load imports the page: `async () => (await import(...)).AboutPage`
 * @param children pages that this one shows inside itself
 */
export function page(
  id: string,
  path: string,
  handle: PageHandle,
  load: () => Promise<ComponentType>,
  children?: RouteObject[],
): RouteObject {
  return { id, path, handle, lazy: async () => ({ Component: await load() }), ...(children && { children }) };
}
