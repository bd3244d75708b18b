/**
 * Inline script of the head of a standalone page: requests the current user of its own server while the bundles load,
 * if someone is logged in there.
 */
import { hasOwnSessionHint } from '../session/session-hint.ts';
import { prefetchSession } from '../session/session-prefetch.ts';

if (hasOwnSessionHint()) prefetchSession();
