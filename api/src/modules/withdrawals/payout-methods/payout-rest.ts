/*
 * Invariant: once a member has saved where their money goes, no payout to another or a newly saved destination is
 * approved before the member had 48 hours to notice. Pure functions.
 */
import { PAYOUT_REST_HOURS } from '@platform/contracts';
import type { WithdrawalRecord } from '../withdrawals.model.ts';
import type { PayoutMethodRecord } from './payout-methods.model.ts';

const REST_MS = PAYOUT_REST_HOURS * 3_600_000;

/** Returns when the rest of a destination ends that is new since a time. */
export function restEnd(newSince: Date): Date {
  return new Date(newSince.getTime() + REST_MS);
}

/**
 * Returns when the rest of a withdrawal's destination ends; `undefined` if it needs none.
 *
 * A saved destination rests after it was saved. Any other one rests after the request, if the member had saved payout
 * methods at that time or within the rest before it: removing them must not avoid the rest.
 */
export function findRestEnd(
  { destinationDigests, requestedAt }: Pick<WithdrawalRecord, 'destinationDigests' | 'requestedAt'>,
  methods: readonly PayoutMethodRecord[],
  lastChange: Date | undefined,
): Date | undefined {
  const saved = methods.find((method) =>
    method.destinationDigests.some((digest) => destinationDigests.includes(digest)),
  );
  if (saved) return restEnd(saved.createdAt);
  const hadMethods = methods.some(({ createdAt }) => createdAt <= requestedAt);
  const hasJustChanged = lastChange !== undefined && restEnd(lastChange) > requestedAt;
  return hadMethods || hasJustChanged ? restEnd(requestedAt) : undefined;
}
