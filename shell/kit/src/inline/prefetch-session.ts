/** Inline script of the head: requests the current user while the bundles load; see `takePrefetchedSession`. */
import { prefetchSession } from '../session/session-prefetch.ts';

prefetchSession();
