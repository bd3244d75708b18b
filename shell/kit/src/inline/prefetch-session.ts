/** Inline script of the head: requests the current user while the bundles load; see `takePrefetchedSession`. */
import type { getMe } from '@platform/contracts';

/** Its type is the literal path of the endpoint; importing the descriptor would make the script longer. */
const PATH: (typeof getMe)['path'] = '/api/auth/me';

const response = fetch(PATH, { headers: { accept: 'application/json' } });
// The caller of `takePrefetchedSession` handles the error; until then it is not an unhandled rejection.
response.catch(() => undefined);
globalThis.sessionPrefetch = response;
