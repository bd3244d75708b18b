/** Asks for the current user while the scripts are still on their way; see `takeEarlyLookup`. */
export const EARLY_LOOKUP_SCRIPT = `earlyLookup=fetch('/api/auth/me',{headers:{accept:'application/json'}});earlyLookup.catch(()=>{})`;
