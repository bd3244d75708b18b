import type { ApiError } from './api-error.ts';
import type { ContractCall } from './contract-call.ts';

/** Keys of requests whose outcome is unknown, by request fingerprint. */
const pendingKeys = new Map<string, string>();

/**
 * Returns the `Idempotency-Key` of a call. A retry after an unknown outcome reuses the key, so that the server performs
 * the action once; so does a double click.
 */
export function getIdempotencyKey(call: ContractCall): string {
  const fingerprint = getRequestFingerprint(call);
  const key = pendingKeys.get(fingerprint) ?? crypto.randomUUID();
  pendingKeys.set(fingerprint, key);
  return key;
}

/** Discards the key of a call once its outcome is known, so that the next submission gets a new one. */
export function settleIdempotencyKey(call: ContractCall, error?: ApiError): void {
  if (!error || isOutcomeKnown(error)) pendingKeys.delete(getRequestFingerprint(call));
}

/** Discards all keys when a session ends, so that the next user starts without them. */
export function clearIdempotencyKeys(): void {
  pendingKeys.clear();
}

/** A 4xx is a known outcome. A missing response, a server error or a request still in flight is not. */
function isOutcomeKnown({ status, code }: ApiError): boolean {
  return status >= 400 && status < 500 && code !== 'idempotency_in_flight';
}

function getRequestFingerprint({ endpoint, request }: ContractCall): string {
  return `${endpoint.id} ${JSON.stringify(request ?? null)}`;
}
