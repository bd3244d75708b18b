import type { StatementEvent } from '@platform/contracts';
import { Badge, Money, Text } from '@platform/design-system';
import { WithdrawalStatusBadge } from '../../../shared/money/withdrawal-status-badge.tsx';
import { NotOnPhone } from '../../../shared/page/on-phone.ts';

/** Says where the money of an event is now. */
export function EventState({ event, now }: { event: StatementEvent; now: string }) {
  const { kind, amount, task, withdrawal, purchase } = event;
  if (task && task.availableAt > now) return <Badge tone="locked">Locked</Badge>;
  if (withdrawal && kind === 'withdrawal') return <WithdrawalStatusBadge status={withdrawal.status} />;
  if (!purchase) return <Badge tone="available">Available</Badge>;
  return (
    <>
      <Badge tone="neutral">
        {kind === 'blueprint_returned' ? 'Sent to the account that paid' : 'Paid from outside'}
      </Badge>
      <NotOnPhone>
        {' '}
        <Text as="span" $size={14} $tone="muted">
          <Money amount={amount} sign="always" />
        </Text>
      </NotOnPhone>
    </>
  );
}
