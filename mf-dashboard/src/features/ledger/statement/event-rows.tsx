import { PAYMENT_METHODS, type StatementEvent } from '@platform/contracts';
import {
  Badge,
  BreakableText,
  Cell,
  DateTime,
  MEDIA,
  Money,
  space,
  Stack,
  TableRow,
  Text,
  getTextLabel,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { WithdrawalStatusBadge } from '../../../shared/money/withdrawal-status-badge.tsx';
import { OnPhone } from '../../../shared/page/on-phone.ts';
import { EVENT_LABELS } from './event-labels.ts';
import { EventEntries } from './event-entries.tsx';

type Props = {
  events: readonly StatementEvent[];
  /** The server's time, which decides whether a reward is still locked. */
  now: string;
};

/** Renders the rows of one page of the statement. */
export function EventRows({ events, now }: Props) {
  return events.map((event) => (
    <TableRow key={event.id} $compact>
      <Cell label="Date" place="line">
        <DateTime at={event.at} showTime />
      </Cell>
      <Cell label="What for" place="title">
        <EventTitle event={event} />
        <EventEntries entries={event.entries} />
      </Cell>
      <Cell label="State" place="wide">
        <EventState event={event} now={now} />
      </Cell>
      <ChangeCell label="Locked" amount={event.change.locked} />
      <ChangeCell label="Available" amount={event.change.available} />
    </TableRow>
  ));
}

/** What an event changed in a balance; a dash for nothing. */
function ChangeCell({ label, amount }: { label: string; amount: number }) {
  return (
    <Cell label={label} numeric place={amount === 0 ? 'hidden' : 'amount'}>
      {amount === 0 ? (
        <Text as="span" $tone="muted">
          –
        </Text>
      ) : (
        <>
          <Money amount={amount} sign="always" strong />
          <OnPhone> {label.toLowerCase()}</OnPhone>
        </>
      )}
    </Cell>
  );
}

/**
 * Names what the money was for and links to it, except for a task: no page shows it once it is done, and the event does
 * not name the submission.
 */
function EventTitle({ event: { kind, task, withdrawal, referral, purchase } }: { event: StatementEvent }) {
  const label = getTextLabel(EVENT_LABELS, kind);
  if (task)
    return (
      <>
        {label}: <BreakableText>{task.title}</BreakableText>
      </>
    );
  if (withdrawal) {
    const method = PAYMENT_METHODS.find(({ value }) => value === withdrawal.paymentMethod)?.label;
    return (
      <EventLink label={label} to={paths.dashboard.withdrawals()} title={method ?? 'Withdrawal History'} />
    );
  }
  if (referral)
    return (
      <EventLink label={label} to={paths.dashboard.referrals()} title={referral.username ?? 'Referrals'} />
    );
  if (purchase)
    return <EventLink label={label} to={paths.blueprint(purchase.blueprintId)} title={purchase.name} />;
  return label;
}

function EventLink({ label, to, title }: { label: string; to: string; title: string }) {
  return (
    <>
      {label}:{' '}
      <Link to={to}>
        <BreakableText>{title}</BreakableText>
      </Link>
    </>
  );
}

/** Says where the money of an event is now. */
function EventState({
  event: { kind, amount, task, withdrawal, purchase },
  now,
}: {
  event: StatementEvent;
  now: string;
}) {
  if (task && task.availableAt > now)
    return (
      <State badge={<Badge tone="locked">Locked</Badge>}>
        <Note>
          until <DateTime at={task.availableAt} />
        </Note>
      </State>
    );
  if (task)
    return (
      <State badge={<Badge tone="available">Available</Badge>}>
        <Note>
          since <DateTime at={task.availableAt} />
        </Note>
      </State>
    );
  if (withdrawal && kind === 'withdrawal') {
    const { status, transactionReference, reason } = withdrawal;
    return (
      <State badge={<WithdrawalStatusBadge status={status} />}>
        {transactionReference && (
          <Note>
            Transaction reference <span translate="no">{transactionReference}</span>
          </Note>
        )}
        {reason && <Note>{reason}</Note>}
      </State>
    );
  }
  if (kind === 'blueprint_purchase' || kind === 'blueprint_returned')
    return (
      <State
        badge={
          <Badge tone="neutral">
            {kind === 'blueprint_returned' ? 'Sent to the account that paid' : 'Paid from outside'}
          </Badge>
        }
      >
        <Note>
          <Money amount={amount} sign="always" />
        </Note>
        {purchase?.reference && (
          <Note>
            Reference <span translate="no">{purchase.reference}</span>
          </Note>
        )}
      </State>
    );
  return <Badge tone="available">Available</Badge>;
}

function State({ badge, children }: { badge: ReactNode; children: ReactNode }) {
  return (
    <StateCell $gap={1}>
      {badge}
      {children}
    </StateCell>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <NoteText as="span" $size={14} $tone="muted">
      {children}
    </NoteText>
  );
}

/** Beside the badge on a phone. */
const StateCell = styled(Stack)`
  align-items: start;

  ${MEDIA.phone} {
    flex-flow: row wrap;
    align-items: center;
    column-gap: ${space(2)};
  }
`;

/** A transaction reference may be longer than the column. */
const NoteText = styled(Text)`
  overflow-wrap: anywhere;
`;
