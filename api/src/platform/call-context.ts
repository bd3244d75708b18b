import { AsyncLocalStorage } from 'node:async_hooks';

/** What the current code runs for: a request by its id, or a job by its name. Fields of log lines. */
export type CallContext = { readonly requestId: string } | { readonly job: string };

/** Follows a call through everything that it awaits, for code that has no request, such as the database's. */
export const callContext = new AsyncLocalStorage<CallContext>();
