import { startStandalone, hasSessionHint } from '@platform/kit/standalone';
import { standaloneRoutes } from './standalone-routes.tsx';

/** Starts the public pages at their own address, without the shell's header and footer. */
export function start(): void {
  startStandalone({ routes: standaloneRoutes, signedIn: hasSessionHint('member') });
}
