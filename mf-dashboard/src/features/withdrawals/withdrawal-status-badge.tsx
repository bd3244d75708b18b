import type { Withdrawal } from '@platform/contracts';
import { Badge, type Tone } from '@platform/design-system';

const BADGES: Record<Withdrawal['status'], { tone: Tone; words: string }> = {
  pending: { tone: 'locked', words: 'Pending' },
  processing: { tone: 'held', words: 'Processing' },
  completed: { tone: 'available', words: 'Completed' },
  cancelled: { tone: 'neutral', words: 'Cancelled' },
  rejected: { tone: 'danger', words: 'Refused' },
  failed: { tone: 'danger', words: 'Failed' },
};

/** How far a withdrawal has come, in a word. */
export function WithdrawalStatusBadge({ status }: Pick<Withdrawal, 'status'>) {
  const { tone, words } = BADGES[status];
  return <Badge tone={tone}>{words}</Badge>;
}
