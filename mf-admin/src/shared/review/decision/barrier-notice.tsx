import type { DecisionBarrier } from '@platform/contracts';
import { Alert } from '@platform/design-system';
import { describeBarrier } from '../../../content/barrier-labels.ts';

/** Says why this administrator cannot decide about the record; nothing if they can. */
export function BarrierNotice({ barrier }: { barrier: DecisionBarrier | null }) {
  if (barrier === null) return null;
  const { title, text } = describeBarrier(barrier);
  return (
    <Alert tone="locked" title={title}>
      {text}
    </Alert>
  );
}
