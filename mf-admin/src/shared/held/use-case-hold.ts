import type { HeldDecision, HeldReview } from '@platform/contracts';
import { createContext, use, useState } from 'react';
import { useHeldDecisions } from './use-held-decisions.ts';

/** The last request of the open record. */
export type RecordRequest = {
  /** When it was sent, in ms; `undefined` before the first one. */
  readonly startedTimeStamp?: number | undefined;
  /** Whether its response is what the page shows. */
  readonly isLoaded: boolean;
};

/** Outside of a record nothing is known of its request. */
export const RecordRequestContext = createContext<RecordRequest>({ isLoaded: false });

export type CaseHold = {
  /** The decision about the case that is held. */
  readonly held: HeldDecision | HeldReview | undefined;
  /** The held decision has ended, and the case on the page is still the one from before. */
  readonly isEnding: boolean;
};

/** Follows the held decision of the open case, until the case is loaded again after its end. */
export function useCaseHold(caseId: string): CaseHold {
  const { decisions, loadedAt } = useHeldDecisions();
  const { startedTimeStamp = 0, isLoaded } = use(RecordRequestContext);
  const held = decisions.get(caseId);
  const [wasHeld, setWasHeld] = useState(held !== undefined);
  const [endedAt, setEndedAt] = useState<number>();
  if (wasHeld !== (held !== undefined)) {
    setWasHeld(held !== undefined);
    setEndedAt(held ? undefined : loadedAt);
  }
  // The case may be loaded once more later: what it shows meanwhile is from after the end, too.
  if (endedAt !== undefined && isLoaded && startedTimeStamp >= endedAt) setEndedAt(undefined);
  return { held, isEnding: endedAt !== undefined };
}

/** Returns the steps of a case; none while its decision is held, and until it is loaded again afterwards. */
export function useFreeSteps<Step>(caseId: string, steps: readonly Step[]): readonly Step[] {
  const { held, isEnding } = useCaseHold(caseId);
  return held || isEnding ? [] : steps;
}
