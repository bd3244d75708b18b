import { hasSessionHint, startStandalone } from '@platform/kit/standalone';
import { standaloneRoutes } from './standalone-routes.tsx';

/** Starts the member's pages on their own origin, without the shell. Members log in on the platform. */
export function start(): void {
  startStandalone({ routes: standaloneRoutes, signedIn: hasSessionHint('member') });
}
