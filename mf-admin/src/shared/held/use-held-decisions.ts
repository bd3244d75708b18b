import type { HeldDecision } from '@platform/contracts';
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
  TAGS.counters,
  TAGS.users,
  TAGS.outbox,
  TAGS.audit,
  TAGS.ledger,
];

const NONE: readonly HeldDecision[] = [];

/** Returns the held decisions by the id of their case. While there are any, they are loaded each second. */
export function useHeldDecisions(): ReadonlyMap<string, HeldDecision> {
  const { data } = heldDecisionsApi.endpoints.adminHeldDecisions.useQueryState(undefined);
  const items = data?.items ?? NONE;
  useAdminHeldDecisionsQuery(undefined, { pollingInterval: items.length > 0 ? POLL_MS : 0 });
  return new Map(items.map((item) => [item.caseId, item]));
}

/** Reloads the records of a queue when a held decision ends, because then it was applied or undone. */
export function useReloadAfterHold(held: ReadonlyMap<string, HeldDecision>): void {
  const { refetch } = useRefetch(APPLIED_TAGS);
  const previous = useRef(held);
  useEffect(() => {
    const hasEnded = [...previous.current.keys()].some((id) => !held.has(id));
    previous.current = held;
    if (hasEnded) refetch();
  });
}

/** Returns the steps of a case, none while its decision is held. */
export function useFreeSteps<Step>(caseId: string, steps: readonly Step[]): readonly Step[] {
  return useHeldDecisions().has(caseId) ? [] : steps;
}
