import type { HeldDecision } from '@platform/contracts';
import { Button, Row } from '@platform/design-system';
import { getPageHeading, useSession } from '@platform/kit';
import { HELD_LABELS, type StatusLabel } from '../../../content/status-labels.ts';
import { useCaseHold } from '../../held/use-case-hold.ts';
import { DecisionButton } from './decision-button.tsx';
import type { DecisionStep } from './decision-steps.ts';
import { DecisionSummary } from './decision-summary.tsx';
import type { Decision } from './use-decision.ts';

type Props<Status extends string, Action extends string> = {
  record: {
    readonly id: string;
    readonly status: Status;
    readonly decidedAt: string | null;
    readonly decidedBy: string | null;
  };
  /** The labels of the record's statuses. */
  labels: Readonly<Record<Status, StatusLabel>>;
  /** What the administrator can do; nothing if the status is final, or if another administrator decides. */
  steps: readonly DecisionStep<Action>[];
  decision: Decision<Action>;
};

/** The record's last decision and the buttons for its next steps. */
export function DecisionBar<Status extends string, Action extends string>({
  record: { id, status, decidedAt, decidedBy },
  labels,
  steps,
  decision,
}: Props<Status, Action>) {
  const { held, isEnding } = useCaseHold(id);
  if (held) return <HeldSummary held={held} decision={decision} />;
  if (isEnding) {
    const label = 'The case is loaded again...';
    return <DecisionSummary label={label} at={null} by={null} isJustDecided={decision.isJustDecided} />;
  }
  const buttons = steps.length > 0 && (
    <Row>
      {steps.map(({ action, kind, label, shortcut }) => (
        <DecisionButton
          key={action}
          // Right after a decision, the button to the next record is the primary one instead.
          kind={decision.isJustDecided && kind === 'primary' ? 'secondary' : kind}
          shortcut={shortcut}
          onClick={() => decision.start(action)}
        >
          {label}
        </DecisionButton>
      ))}
    </Row>
  );
  if (status === 'pending' && buttons) return buttons;
  return (
    <DecisionSummary
      label={labels[status].label}
      at={decidedAt}
      by={decidedBy}
      isJustDecided={decision.isJustDecided}
      isComplete={steps.length === 0}
    >
      {buttons}
    </DecisionSummary>
  );
}

/** A decision that is not applied yet, and its undoing for the administrator who made it. */
function HeldSummary<Action extends string>({
  held: { caseId, decision: choice, by, secondsLeft },
  decision,
}: {
  held: HeldDecision;
  decision: Decision<Action>;
}) {
  const { user } = useSession();
  // The button is gone afterwards, so the focus moves to the case.
  const undo = async () => {
    await decision.undo([caseId]);
    getPageHeading()?.focus();
  };
  return (
    <DecisionSummary
      label={HELD_LABELS[choice]}
      at={null}
      by={null}
      note={`by ${by}, applied in ${secondsLeft} s`}
      isJustDecided={decision.isJustDecided}
    >
      {by === user?.username && <Button onClick={() => void undo()}>Undo</Button>}
    </DecisionSummary>
  );
}
