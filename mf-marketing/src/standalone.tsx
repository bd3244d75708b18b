import { startStandalone, hasSessionHint } from '@platform/kit/standalone';
import { routes } from './routes.tsx';

/** Starts the public pages at their own address, without the shell's header and footer. */
export function start(): void {
  startStandalone({ routes, signedIn: hasSessionHint('member') });
}
