import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { sessionExpired, type SessionState } from '../session/session-slice.ts';
import { askForProof } from '../session/password-prompt.ts';
import { takePrefetchedSession } from '../session/session-prefetch.ts';
import { readErrorResponse, createNetworkError, type ApiError } from './api-error.ts';
import { buildRequestUrl, type ContractCall } from './contract-call.ts';
import { takeServedAnswer } from './served-answers.ts';
import { getIdempotencyKey, settleIdempotencyKey } from './idempotency-keys.ts';
import { mustOutlivePage } from './leaving-page.ts';

const TIMEOUT_MS = 30_000;
/** For files: 10 MB over a slow line. */
const UPLOAD_TIMEOUT_MS = 300_000;

export type ContractBaseQuery = BaseQueryFn<ContractCall, unknown, ApiError>;

/**
 * Sends a call to the page's origin with the session cookie. It never retries; that is the user's decision. A 401
 * `not_signed_in` ends the session, and a call that needs a session is not sent without one. A call that needs the
 * password or a code again, or both, waits until the page has asked for it, and continues; so does a change by an
 * administrator whose session has ended.
 */
export const contractBaseQuery: ContractBaseQuery = async (call, api) => {
  const { signedIn } = (api.getState() as { session: SessionState }).session;
  if (call.endpoint.access !== 'public' && !signedIn) return { error: createNotSignedInError() };
  const result = await sendWithProof(call, api);
  if (call.endpoint.idempotent) settleIdempotencyKey(call, result.error);
  if (result.error?.code === 'not_signed_in' && signedIn) api.dispatch(sessionExpired());
  return result;
};

/** Sends a call, and sends it again after each proof that it lacked. The page asks for each of them once. */
async function sendWithProof(call: ContractCall, api: BaseQueryApi): Promise<SendResult> {
  const lacked = new Set<string>();
  for (;;) {
    const result = await send(call, api);
    const code = result.error?.code;
    if (code === undefined || lacked.has(code) || !(await askForProof(code, call.endpoint))) return result;
    lacked.add(code);
  }
}

type SendResult = { data: unknown; error?: undefined } | { error: ApiError };

async function send(call: ContractCall, { signal }: BaseQueryApi): Promise<SendResult> {
  const served = call.endpoint.method === 'GET' ? takeServedAnswer(buildRequestUrl(call)) : undefined;
  if (served) return served;
  let response: Response;
  let text: string;
  try {
    response = await (takePrefetchedSession(call.endpoint.id) ?? request(call, signal));
    text = await response.text();
  } catch {
    return { error: createNetworkError() }; // Offline, aborted or timed out: browsers do not tell these apart.
  }
  if (!response.ok) return { error: readErrorResponse(response, text) };
  const data: unknown = text === '' ? null : JSON.parse(text);
  if (process.env.NODE_ENV !== 'production') await validateResponse(call, data);
  return { data };
}

async function request(call: ContractCall, signal: AbortSignal): Promise<Response> {
  const url = buildRequestUrl(call);
  const init = buildRequestInit(call, signal);
  const { file, onProgress } = call.request ?? {};
  if (!file || !onProgress) return fetch(url, init);
  const { sendFile } = await import('./send-file.ts');
  return sendFile(url, init, file, onProgress);
}

function buildRequestInit(call: ContractCall, signal: AbortSignal): RequestInit {
  const { endpoint, request } = call;
  const headers = new Headers({ accept: 'application/json' });
  if (request?.body !== undefined) headers.set('content-type', 'application/json');
  if (request?.file) {
    headers.set('content-type', 'application/octet-stream');
    headers.set('x-file-name', encodeURIComponent(request.file.name.toWellFormed()));
  }
  if (endpoint.idempotent) headers.set('idempotency-key', getIdempotencyKey(call));
  const body = request?.body === undefined ? null : JSON.stringify(request.body);
  return {
    method: endpoint.method,
    credentials: 'same-origin',
    headers,
    body: request?.file ?? body,
    keepalive: endpoint.method === 'POST' && !request?.file && mustOutlivePage(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(request?.file ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)]),
  };
}

/**
 * Throws if the response breaks the contract. Development and tests only, so that the mismatch fails here and not in a
 * page. A field that the contract does not have is no mismatch: the API may be newer than the remote.
 */
async function validateResponse({ endpoint }: ContractCall, data: unknown): Promise<void> {
  try {
    await endpoint.response?.validate(data, { strict: true, abortEarly: false });
  } catch (error) {
    const { inner = [] } = error as { readonly inner?: readonly { readonly type?: string }[] };
    if (inner.length === 0 || inner.some(({ type }) => type !== 'exact')) throw error;
  }
}

function createNotSignedInError(): ApiError {
  const message = 'You are not logged in.';
  return {
    status: 401,
    code: 'not_signed_in',
    message,
    details: [],
    requestId: undefined,
    retryAfterSeconds: undefined,
    extensions: {},
  };
}
