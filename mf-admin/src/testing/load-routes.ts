import type { RouteObject } from '@platform/kit/router';
import { configure } from '@testing-library/react';

// A generous timeout, so that a busy machine does not fail the tests.
configure({ asyncUtilTimeout: 10_000 });

/** Resolves lazy routes in advance; loading their code is not what these tests cover. */
export function loadRoutes(lazyRoutes: RouteObject[]): Promise<RouteObject[]> {
  return Promise.all(
    lazyRoutes.map(async ({ lazy, children, ...route }) => ({
      ...route,
      ...(typeof lazy === 'function' && (await lazy())),
      ...(children && { children: await loadRoutes(children) }),
    })) as Promise<RouteObject>[],
  );
}
