import { Button, getTextLabel } from '@platform/design-system';
import { getPageHeading, useSession } from '@platform/kit';
import type { ComponentProps } from 'react';
import { HELD_LABELS } from '../../../content/status-labels.ts';
import type { CaseHold } from '../../held/use-case-hold.ts';
import { DecisionSummary } from './decision-summary.tsx';
import type { Decision } from './use-decision.ts';

type Props<Action extends string> = Pick<ComponentProps<typeof DecisionSummary>, 'nextAction'> & {
  hold: CaseHold;
  decision: Decision<Action>;
};

/**
 * Replaces the decision buttons while a decision is held: what was decided and for how long it can be undone, with the
 * button that does it for the administrator who decided. Stays until the case is loaded again afterwards.
 */
export function HoldSummary<Action extends string>({ hold: { held }, decision, nextAction }: Props<Action>) {
  const { user } = useSession();
  const { isJustDecided } = decision;
  const summary = { at: null, by: null, isJustDecided, ...(nextAction && { nextAction }) };
  if (!held) return <DecisionSummary {...summary} label="The case is loaded again..." />;

  const { caseId, by, secondsLeft } = held;
  // The button is gone afterwards, so the focus moves to the case.
  const undo = async () => {
    await decision.undo([caseId]);
    getPageHeading()?.focus();
  };
  return (
    <DecisionSummary
      {...summary}
      label={getTextLabel(HELD_LABELS, held.decision)}
      note={`by ${by}, applied in ${secondsLeft} s`}
    >
      {by === user?.username && <Button onClick={() => void undo()}>Undo</Button>}
    </DecisionSummary>
  );
}
