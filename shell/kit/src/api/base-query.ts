import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { sessionExpired, type SessionState } from '../session/session-slice.ts';
import { takeEarlyLookup } from '../session/early-lookup.ts';
import { refusalOf, unreachable, type ApiError } from './api-error.ts';
import { addressOf, type ContractCall } from './contract-call.ts';
import { intentKey, settleIntent } from './intents.ts';

const TIMEOUT_MS = 30_000;

export type ContractBaseQuery = BaseQueryFn<ContractCall, unknown, ApiError>;

/**
 * Sends a call to the page's own origin with the session's cookie. Nothing is ever repeated here: a retry is the
 * user's. A 401 `not_signed_in` ends the session; a call that needs one is not sent without.
 */
export const contractBaseQuery: ContractBaseQuery = async (call, api) => {
  const { signedIn } = (api.getState() as { session: SessionState }).session;
  if (call.endpoint.access !== 'public' && !signedIn) return { error: notSignedIn() };
  const outcome = await send(call, api);
  if (call.endpoint.idempotent) settleIntent(call, outcome.error);
  if (outcome.error?.code === 'not_signed_in' && signedIn) api.dispatch(sessionExpired());
  return outcome;
};

async function send(
  call: ContractCall,
  { signal }: BaseQueryApi,
): Promise<{ data: unknown; error?: undefined } | { error: ApiError }> {
  let response: Response;
  let text: string;
  try {
    response = await (takeEarlyLookup(call.endpoint.id) ?? fetch(addressOf(call), initOf(call, signal)));
    text = await response.text();
  } catch {
    return { error: unreachable() }; // Offline, aborted or timed out: the browser does not say which.
  }
  if (!response.ok) return { error: refusalOf(response, text) };
  const data: unknown = text === '' ? null : JSON.parse(text);
  if (process.env.NODE_ENV !== 'production') await checkAnswer(call, data);
  return { data };
}

function initOf(call: ContractCall, signal: AbortSignal): RequestInit {
  const { endpoint, request } = call;
  const headers = new Headers({ accept: 'application/json' });
  if (request?.body !== undefined) headers.set('content-type', 'application/json');
  if (endpoint.idempotent) headers.set('idempotency-key', intentKey(call));
  return {
    method: endpoint.method,
    credentials: 'same-origin',
    headers,
    body: request?.body === undefined ? null : JSON.stringify(request.body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  };
}

/** In development and in tests an answer that breaks the contract is a fault right here and not somewhere in a page. */
async function checkAnswer({ endpoint }: ContractCall, data: unknown): Promise<void> {
  await endpoint.response?.validate(data, { strict: true });
}

function notSignedIn(): ApiError {
  const message = 'You are not signed in.';
  return {
    status: 401,
    code: 'not_signed_in',
    message,
    details: [],
    requestId: undefined,
    retryAfterSeconds: undefined,
    fields: {},
  };
}
