import type { DecisionBarrier } from '@platform/contracts';
import { Alert } from '@platform/design-system';
import { BARRIER_LABELS } from '../../../content/barrier-labels.ts';

/** Says why this administrator cannot decide about the record; nothing if they can. */
export function BarrierNotice({ barrier }: { barrier: DecisionBarrier | null }) {
  if (barrier === null) return null;
  const { title, text } = BARRIER_LABELS[barrier];
  return (
    <Alert tone="locked" title={title}>
      {text}
    </Alert>
  );
}
