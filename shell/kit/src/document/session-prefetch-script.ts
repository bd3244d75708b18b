/** Inline script that requests the current user while the bundles are still loading; see `takePrefetchedSession`. */
export const SESSION_PREFETCH_SCRIPT = `sessionPrefetch=fetch('/api/auth/me',{headers:{accept:'application/json'}});sessionPrefetch.catch(()=>{})`;
