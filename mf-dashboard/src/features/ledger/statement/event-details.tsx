import type { LedgerEntry, StatementEvent } from '@platform/contracts';
import {
  DateTime,
  getBadgeLabel,
  getTextLabel,
  hiddenInPrint,
  MEDIA,
  Money,
  space,
  Stack,
  Text,
  textSize,
} from '@platform/design-system';
import { ENTRY_KIND_LABELS, MONEY_STATES } from '@platform/kit/states';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import type { EventDescription } from './describe-event.ts';

type Props = { event: StatementEvent; description: EventDescription; now: string };

/** What the row of an event has no place for: its whole name with a link, dates, references and entries. */
export function EventDetails({ event, description: { kind, subject, path }, now }: Props) {
  return (
    <Content $gap={1}>
      <Name>
        {kind}
        {subject && ': '}
        {subject && (path ? <Link to={path}>{subject}</Link> : subject)}
      </Name>
      <EventFacts event={event} now={now} />
      <Entries aria-label="Entries">
        {event.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Entries>
    </Content>
  );
}

function EventFacts({ event: { task, withdrawal, kind, purchase }, now }: Omit<Props, 'description'>) {
  if (task)
    return (
      <Facts>
        {task.availableAt > now ? 'Locked until' : 'Available since'} <DateTime at={task.availableAt} />
      </Facts>
    );
  if (withdrawal && kind === 'withdrawal')
    return (
      <>
        <Reference label="Transaction reference" value={withdrawal.transactionReference} />
        {withdrawal.reason && <Facts>{withdrawal.reason}</Facts>}
      </>
    );
  return <Reference label="Reference" value={purchase?.reference} />;
}

function Reference({ label, value }: { label: string; value: string | null | undefined }) {
  if (!value) return null;
  return (
    <Facts>
      {label} <span translate="no">{value}</span>
    </Facts>
  );
}

function Entry({ entry: { at, kind, account, amount, balanceAfter } }: { entry: LedgerEntry }) {
  return (
    <li>
      <DateTime at={at} showTime /> {getTextLabel(ENTRY_KIND_LABELS, kind)}
      {account && `, ${getBadgeLabel(MONEY_STATES, account).label}`} <Money amount={amount} sign="always" />
      {balanceAfter !== null && (
        <>
          {' '}
          (balance <Money amount={balanceAfter} />)
        </>
      )}
    </li>
  );
}

/** Below the name of the event, not below its date. */
const Content = styled(Stack)`
  width: 100%;
  padding-bottom: ${space(2)};
  text-align: left;

  padding-left: 4.25rem;

  ${MEDIA.phone} {
    padding-left: 0;
  }
`;

/** On paper, the row itself says all of it. */
const Name = styled(Text)`
  overflow-wrap: anywhere;
  ${hiddenInPrint}
`;

/** A transaction reference may be longer than the row. */
const Facts = styled(Text).attrs({ $size: 14, $tone: 'muted' })`
  overflow-wrap: anywhere;
`;

const Entries = styled.ul.attrs({ role: 'list' })`
  ${textSize(14)}
  color: var(--muted);
`;
