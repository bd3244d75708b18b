import { startStandalone, hintedBy } from '@platform/kit/standalone';
import { routes } from './routes.tsx';

/** The public pages on their own address, without the shell's header and footer. */
export function start(): void {
  startStandalone({ routes, signedIn: hintedBy('member') });
}
