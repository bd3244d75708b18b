import type { ApiError } from './api-error.ts';
import type { ContractCall } from './contract-call.ts';

/** One key per intent of the user, kept until it is known what became of it. */
const open = new Map<string, string>();

/**
 * The `Idempotency-Key` of a call: sending the same thing again after an attempt whose outcome is unknown carries the
 * same key, so that it happens once. Two clicks at the same time are one intent.
 */
export function intentKey(call: ContractCall): string {
  const intent = nameOf(call);
  const key = open.get(intent) ?? crypto.randomUUID();
  open.set(intent, key);
  return key;
}

/** Closes an intent once its outcome is known; the next submission is a new one. */
export function settleIntent(call: ContractCall, error?: ApiError): void {
  if (!error || isOutcomeKnown(error)) open.delete(nameOf(call));
}

/** At the end of a session: the next user's intents are their own. */
export function forgetIntents(): void {
  open.clear();
}

/** A refusal is an outcome. No answer, a fault of the server or an attempt still under way is none. */
function isOutcomeKnown({ status, code }: ApiError): boolean {
  return status >= 400 && status < 500 && code !== 'idempotency_in_flight';
}

function nameOf({ endpoint, request }: ContractCall): string {
  return `${endpoint.id} ${JSON.stringify(request ?? null)}`;
}
