import { Button, DateTime, Row, Text } from '@platform/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { SYSTEM_ACTOR } from '../../../content/audit-labels.ts';
import { useReviewQueue } from '../queue/review-queue.ts';

type Props = {
  /** The decision, e.g. "Approved". */
  label: string;
  at: string | null;
  by: string | null;
  /** Follows the label of a decision that is not applied yet. */
  note?: string;
  /** The current administrator has just made the decision: the button to the next record takes the focus. */
  isJustDecided: boolean;
  /** No further action is expected (the default), so the button to the next record is the primary one. */
  isComplete?: boolean;
  /** Opens the next record if that is not its neighbor in the list. */
  nextAction?: { readonly label: string; readonly shortcut: string; readonly run: () => void };
  /** Buttons for further actions, e.g. the payout after an approval. */
  children?: ReactNode;
};

/** Replaces the decision buttons: the decision, who made it and when, and the button to the next record. */
export function DecisionSummary(props: Props) {
  const { label, at, by, note, isJustDecided, isComplete = true, nextAction, children } = props;
  const { next, goTo, goToList } = useReviewQueue();
  const nextButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isJustDecided) nextButton.current?.focus();
  }, [isJustDecided]);

  return (
    <Row $justify="between">
      <Text $size={14}>
        <strong>{label}</strong>
        {note !== undefined && ` ${note}`}
        {at && (
          <>
            {' '}
            by {by ?? SYSTEM_ACTOR} on <DateTime at={at} showTime />
          </>
        )}
      </Text>
      <Row>
        {children}
        {/* A single button keeps the focus when the refreshed queue gains or loses its next record. A decided record
            always has it: without one, the last record of a queue that did not reload would be a dead end. */}
        {(next !== undefined || isJustDecided || isComplete) && (
          <Button
            ref={nextButton}
            variant={isJustDecided || isComplete ? 'primary' : 'secondary'}
            aria-keyshortcuts={nextAction?.shortcut}
            onClick={nextAction?.run ?? (() => (next === undefined ? goToList() : goTo(next)))}
          >
            {nextAction?.label ?? (next === undefined ? 'Back to the list' : 'Next in the queue')}
          </Button>
        )}
      </Row>
    </Row>
  );
}
