import { formatTime, Text } from '@platform/design-system';
import { usePendingDecisions } from '../../undo/use-pending-decisions.ts';
import { measurePace } from './pace.policy.ts';

/**
 * Says how many cases were decided in this tab, how fast, and when the queue is empty at that pace. Nothing of it is
 * stored or sent.
 *
 * @param left the cases in the queue; `undefined` if there are more than are shown
 */
export function Pace({ left }: { left: number | undefined }) {
  const { sentAt } = usePendingDecisions();
  const times = [...sentAt.values()];
  const { done, medianMs } = measurePace(times);
  if (done === 0) return null;
  const parts = [
    `${done} done`,
    medianMs !== undefined && `median ${Math.round(medianMs / 1_000)} s`,
    medianMs !== undefined &&
      left !== undefined &&
      left > 0 &&
      `empty by ${formatTime(new Date(Math.max(...times) + left * medianMs).toISOString())}`,
  ];
  return (
    <Text $size={14} $tone="muted" $tabular>
      {parts.filter(Boolean).join(', ')}
    </Text>
  );
}
