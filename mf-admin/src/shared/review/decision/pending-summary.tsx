import { Button } from '@platform/design-system';
import type { ComponentProps } from 'react';
import type { PendingDecision } from '../../undo/pending-decisions.ts';
import { useDescribePending, type CaseDecision } from '../../undo/use-pending-decisions.ts';
import { useUndo } from '../../undo/use-undo.ts';
import { DecisionSummary } from './decision-summary.tsx';

type Props = Pick<ComponentProps<typeof DecisionSummary>, 'nextAction' | 'isJustDecided'> &
  Pick<CaseDecision, 'pending'>;

/**
 * Replaces the decision buttons while a decision waits: what was decided and for how long it can be undone, with the
 * button that does it. Stays until the case is loaded again afterwards.
 */
export function PendingSummary({ pending, ...summary }: Props) {
  if (pending) return <Pending {...summary} pending={pending} />;
  return <DecisionSummary {...summary} at={null} by={null} label="The case is loaded again..." />;
}

function Pending({ pending, ...summary }: Props & { pending: PendingDecision }) {
  const note = useDescribePending(pending);
  const undo = useUndo();
  return (
    <DecisionSummary {...summary} at={null} by={null} label={pending.title} note={`· ${note}`}>
      {pending.phase === 'undoable' && <Button onClick={() => undo(pending.key)}>Undo</Button>}
    </DecisionSummary>
  );
}
