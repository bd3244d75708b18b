import { page } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { HELLO_WORLD_PATH } from './paths.ts';

/** The pages. A route's id equals its chunk name, so that the server can preload its files. */
export const routes: RouteObject[] = [
  page('hello-world-page', HELLO_WORLD_PATH, { title: 'Hello world', prerender: true }, async () => {
    const { HelloWorldPage } = await import(
      /* webpackChunkName: "hello-world-page" */ './pages/hello-world/hello-world.page.tsx'
    );
    return HelloWorldPage;
  }),
];
