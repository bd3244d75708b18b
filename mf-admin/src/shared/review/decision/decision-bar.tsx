import { Row, Stack, Text, WEIGHT, getBadgeLabel, type BadgeLabel } from '@platform/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCaseDecision } from '../../undo/use-pending-decisions.ts';
import { DecisionButton } from './decision-button.tsx';
import type { DecisionStep } from './decision-steps.ts';
import { DecisionSummary } from './decision-summary.tsx';
import { PendingSummary } from './pending-summary.tsx';
import type { Decision } from './use-decision.ts';

type Props<Status extends string, Action extends string> = {
  record: {
    readonly id: string;
    readonly status: Status;
    readonly decidedAt: string | null;
    readonly decidedBy: string | null;
  };
  /** The labels of the record's statuses. */
  labels: Readonly<Record<Status, BadgeLabel>>;
  /** What the administrator can do; nothing if the status is final, or if another administrator decides. */
  steps: readonly DecisionStep<Action>[];
  decision: Decision<Action>;
  /** What speaks against an approval, said where it is decided: approving is not the expected step then. */
  warning?: string | undefined;
  /** Asks for confirmation of the decision that was started, in the place of the buttons. */
  confirmation?: ReactNode;
};

/** The record's last decision and the buttons for its next steps. */
export function DecisionBar<Status extends string, Action extends string>({
  record: { id, status, decidedAt, decidedBy },
  labels,
  steps,
  decision,
  warning,
  confirmation,
}: Props<Status, Action>) {
  const { pending, isDecided } = useCaseDecision(id);
  const row = useFocusAfter(Boolean(confirmation));
  if (isDecided) return <PendingSummary pending={pending} isJustDecided={decision.isJustDecided} />;
  const isWarned = status === 'pending' && warning !== undefined;
  const buttons = steps.length > 0 && (
    <Row ref={row}>
      {steps.map(({ action, kind, label, shortcut }) => (
        <DecisionButton
          key={action}
          // Right after a decision, the button to the next record is the primary one instead.
          kind={kind === 'primary' && (decision.isJustDecided || isWarned) ? 'secondary' : kind}
          shortcut={shortcut}
          onClick={() => decision.start(action)}
        >
          {label}
        </DecisionButton>
      ))}
    </Row>
  );
  if (confirmation || (status === 'pending' && buttons))
    return (
      <Stack $gap={2}>
        {isWarned && <Warning $size={14}>{warning}</Warning>}
        {confirmation || buttons}
      </Stack>
    );
  return (
    <DecisionSummary
      label={getBadgeLabel(labels, status).label}
      at={decidedAt}
      by={decidedBy}
      isJustDecided={decision.isJustDecided}
      isComplete={steps.length === 0}
    >
      {buttons}
    </DecisionSummary>
  );
}

/** Gives the focus to the first of the buttons that come back when a confirmation was canceled. */
function useFocusAfter(isConfirming: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const wasConfirming = useRef(isConfirming);
  useEffect(() => {
    if (wasConfirming.current && !isConfirming) row.current?.querySelector('button')?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  return row;
}

const Warning = styled(Text)`
  color: var(--danger);
  font-weight: ${WEIGHT.strong};
`;
