import type { HeldDecision, HeldReview } from '@platform/contracts';
import { useRefetch } from '@platform/kit';
import { useEffect, useRef } from 'react';
import { TAGS } from '../tags.ts';
import { heldDecisionsApi, useAdminHeldDecisionsQuery } from './held-decisions-api.ts';

const POLL_MS = 1_000;

/** What a decision changes once it is applied. */
const APPLIED_TAGS = [
  TAGS.verifications,
  TAGS.purchases,
  TAGS.withdrawals,
  TAGS.reviews,
  TAGS.counters,
  TAGS.users,
  TAGS.outbox,
  TAGS.audit,
  TAGS.ledger,
];

type Held = HeldDecision | HeldReview;
const NONE: readonly Held[] = [];

export type HeldDecisions = {
  /** By the id of their case. */
  readonly decisions: ReadonlyMap<string, Held>;
  /** When the last response arrived, in ms. */
  readonly loadedAt: number;
};

/** Returns the decisions that are held. While there are any, they are loaded each second. */
export function useHeldDecisions(): HeldDecisions {
  const { data, fulfilledTimeStamp = 0 } =
    heldDecisionsApi.endpoints.adminHeldDecisions.useQueryState(undefined);
  const items: readonly Held[] = data ? [...data.items, ...data.reviews] : NONE;
  useAdminHeldDecisionsQuery(undefined, { pollingInterval: items.length > 0 ? POLL_MS : 0 });
  const decisions = new Map(items.map((item) => [item.caseId, item]));
  return { decisions, loadedAt: fulfilledTimeStamp };
}

/** Reloads the records of a queue when a held decision ends, because then it was applied or undone. */
export function useReloadAfterHold({ decisions: held }: HeldDecisions): void {
  const { refetch } = useRefetch(APPLIED_TAGS);
  const previous = useRef(held);
  useEffect(() => {
    const hasEnded = [...previous.current.keys()].some((id) => !held.has(id));
    previous.current = held;
    if (hasEnded) refetch();
  });
}
