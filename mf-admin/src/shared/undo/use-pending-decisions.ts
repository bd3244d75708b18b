import { useSession } from '@platform/kit';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { getDecisions, resumeDecisions, subscribe, type PendingDecision } from './pending-decisions.ts';

/** Returns the decisions that are not sent yet, and those that were not applied. */
export function usePendingDecisions(): ReturnType<typeof getDecisions> {
  return useSyncExternalStore(subscribe, getDecisions, getDecisions);
}

/** Returns the decisions that are not sent yet, by the id of their case. */
export function usePendingByCase(): ReadonlyMap<string, PendingDecision> {
  const { pending } = usePendingDecisions();
  return new Map(pending.flatMap((decision) => decision.cases.map(({ id }) => [id, decision])));
}

/** Goes on with the decisions of the administrator who is logged in. */
export function useResumeDecisions(): void {
  const { user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (userId !== undefined) resumeDecisions(userId);
  }, [userId]);
}

/** The last request of the open record. */
export type RecordRequest = {
  /** When it was sent, in ms; `undefined` before the first one. */
  readonly startedTimeStamp?: number | undefined;
  /** Whether its response is what the page shows. */
  readonly isLoaded: boolean;
};

/** Outside of a record nothing is known of its request. */
export const RecordRequestContext = createContext<RecordRequest>({ isLoaded: false });

export type CaseDecision = {
  /** The decision about the case that is not sent yet. */
  readonly pending: PendingDecision | undefined;
  /** The decision was answered, and the case on the page is still the one from before. */
  readonly isEnding: boolean;
  /** No other decision is possible now. */
  readonly isDecided: boolean;
  /** A decision of this page was sent and answered, unless it was rejected for a reason that is no conflict. */
  readonly isSent: boolean;
};

/** Follows the decision about the open case, until the case is loaded again after it was sent. */
export function useCaseDecision(caseId: string): CaseDecision {
  const { sentAt: sent } = usePendingDecisions();
  const { startedTimeStamp = 0, isLoaded } = use(RecordRequestContext);
  const pending = usePendingByCase().get(caseId);
  const sentAt = sent.get(caseId);
  const isEnding = !pending && sentAt !== undefined && !(isLoaded && startedTimeStamp >= sentAt);
  return { pending, isEnding, isDecided: pending !== undefined || isEnding, isSent: sentAt !== undefined };
}

/** Returns the steps of a case; none while its decision waits, and until it is loaded again afterwards. */
export function useFreeSteps<Step>(caseId: string, steps: readonly Step[]): readonly Step[] {
  return useCaseDecision(caseId).isDecided ? [] : steps;
}

const TICK_MS = 1_000;

/** Says what becomes of a decision that is not sent yet: "sent in 7 s". */
export function useDescribePending({ phase, sendAt }: Pick<PendingDecision, 'phase' | 'sendAt'>): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (phase === 'undoable') return `sent in ${Math.max(0, Math.ceil((sendAt - now) / 1_000))} s`;
  if (phase === 'sending') return 'is being sent';
  if (phase === 'failed') return 'could not be sent yet, and is tried again';
  return 'is sent when you have logged in again';
}
