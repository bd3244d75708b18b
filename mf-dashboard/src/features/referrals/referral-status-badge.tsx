import type { Referral } from '@platform/contracts';
import { Badge, type Tone } from '@platform/design-system';

const BADGES: Record<Referral['status'], { tone: Tone; words: string }> = {
  pending: { tone: 'neutral', words: 'Awaiting signup' },
  active: { tone: 'locked', words: 'Reward pending' },
  paid: { tone: 'available', words: 'Reward paid' },
};

/** How far a referral has come. Words: product specification, section 4. */
export function ReferralStatusBadge({ status }: Pick<Referral, 'status'>) {
  const { tone, words } = BADGES[status];
  return <Badge tone={tone}>{words}</Badge>;
}
