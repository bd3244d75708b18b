import type { PageHandle } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { HELLO_WORLD_PATH } from './paths.ts';

/** The pages. A route's id equals its chunk name, so that the server can preload its files. */
export const routes: RouteObject[] = [
  {
    id: 'hello-world-page',
    path: HELLO_WORLD_PATH,
    handle: { title: 'Hello world', prerender: true } satisfies PageHandle,
    lazy: async () => {
      const { HelloWorldPage } = await import(
        /* webpackChunkName: "hello-world-page" */ './pages/hello-world/hello-world.page.tsx'
      );
      return { Component: HelloWorldPage };
    },
  },
];
