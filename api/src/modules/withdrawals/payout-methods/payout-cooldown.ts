/*
 * Invariant: once a member has saved where their money goes, no payout to another or a newly saved destination is
 * approved before the member had 48 hours to notice. Pure functions.
 */
import { PAYOUT_COOLDOWN_HOURS } from '@platform/contracts';
import type { WithdrawalRecord } from '../withdrawals.model.ts';
import type { PayoutMethodRecord } from './payout-methods.model.ts';

const COOLDOWN_MS = PAYOUT_COOLDOWN_HOURS * 3_600_000;

/** Returns when the cooldown of a destination ends that is new since a time. */
export function cooldownEnd(newSince: Date): Date {
  return new Date(newSince.getTime() + COOLDOWN_MS);
}

/**
 * Returns when the cooldown of a withdrawal's destination ends; `undefined` if it needs none.
 *
 * That of a saved destination begins when it is saved. That of any other begins with the request, if the member had
 * saved payout methods at that time or within a cooldown before it: removing them must not avoid it.
 */
export function findCooldownEnd(
  { destinationDigests, requestedAt }: Pick<WithdrawalRecord, 'destinationDigests' | 'requestedAt'>,
  methods: readonly PayoutMethodRecord[],
  lastChange: Date | undefined,
): Date | undefined {
  const saved = methods.find((method) =>
    method.destinationDigests.some((digest) => destinationDigests.includes(digest)),
  );
  if (saved) return cooldownEnd(saved.createdAt);
  const hadMethods = methods.some(({ createdAt }) => createdAt <= requestedAt);
  const hasJustChanged = lastChange !== undefined && cooldownEnd(lastChange) > requestedAt;
  return hadMethods || hasJustChanged ? cooldownEnd(requestedAt) : undefined;
}
