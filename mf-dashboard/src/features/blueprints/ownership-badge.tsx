import { Badge, type Tone } from '@platform/design-system';
import type { UserBlueprint } from '@platform/contracts';

const BADGES: Record<UserBlueprint['status'], { tone: Tone; words: string }> = {
  active: { tone: 'available', words: 'Active' },
  pending: { tone: 'locked', words: 'Pending' },
  rejected: { tone: 'danger', words: 'Refused' },
  cancelled: { tone: 'neutral', words: 'Cancelled' },
};

/** How far a member's blueprint has come, in a word. */
export function OwnershipBadge({ status }: { status: UserBlueprint['status'] }) {
  const { tone, words } = BADGES[status];
  return <Badge tone={tone}>{words}</Badge>;
}
