import type { RouteObject } from '@platform/kit/router';
import { configure } from '@testing-library/react';

/** A page counts as slow only when something is wrong with it, not when the machine is busy. */
configure({ asyncUtilTimeout: 10_000 });

/** The routes with their pages' code already there: how it arrives is the shell's business. */
export function loaded(lazyRoutes: RouteObject[]): Promise<RouteObject[]> {
  return Promise.all(
    lazyRoutes.map(async ({ lazy, children, ...route }) => ({
      ...route,
      ...(typeof lazy === 'function' && (await lazy())),
      ...(children && { children: await loaded(children) }),
    })) as Promise<RouteObject>[],
  );
}
