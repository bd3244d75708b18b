import { DECISION_HOLD_SECONDS } from '@platform/contracts';
import type { SuccessToast } from '../review/decision/use-decision.ts';

/** Describes decisions that can be undone, with the button that does it. */
export function heldToast(title: string, caseIds: readonly string[], then = ''): SuccessToast {
  return {
    title,
    description: `Applied in ${DECISION_HOLD_SECONDS} seconds.${then && ` ${then}`}`,
    undoIds: caseIds,
  };
}
