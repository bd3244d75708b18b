import { hintedBy, startStandalone } from '@platform/kit/standalone';
import { aloneRoutes } from './alone-routes.tsx';

/** The member's pages on their own address, without the shell around them. One signs in at the shell. */
export function start(): void {
  startStandalone({ routes: aloneRoutes, signedIn: hintedBy('member') });
}
