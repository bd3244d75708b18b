import type { StatementEvent } from '@platform/contracts';
import {
  BreakableText,
  Cell,
  DownIcon,
  formatShortDay,
  IconButton,
  MEDIA,
  Money,
  MOTION,
  space,
  TableRow,
  Text,
  toLocalDay,
} from '@platform/design-system';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { NotOnPhone, OnPhone } from '../../../shared/page/on-phone.ts';
import { describeEvent } from './describe-event.ts';
import { EventDetails } from './event-details.tsx';
import { EventState } from './event-state.tsx';

type Props = {
  events: readonly StatementEvent[];
  /** The server's time, which decides whether a reward is still locked. */
  now: string;
};

/** Renders the rows of one page of the statement. */
export function EventRows({ events, now }: Props) {
  return events.map((event) => <EventRow key={event.id} event={event} now={now} />);
}

/** An event on one line, on a phone on two, and a row with its details, which opens below. Paper shows both. */
function EventRow({ event, now }: { event: StatementEvent; now: string }) {
  const [isOpen, setOpen] = useState(false);
  const [titleId, toggleId, detailsId] = [useId(), useId(), useId()];
  const description = describeEvent(event);
  const { kind, subject } = description;
  const { locked, available } = event.change;
  return (
    <>
      <Line $compact data-open={isOpen ? '' : undefined}>
        <Cell label="Date" place="line">
          <time dateTime={event.at}>{formatShortDay(toLocalDay(event.at))}</time>
          {subject && <OnPhone> · {kind}</OnPhone>}
        </Cell>
        <Cell label="What for" place="title" id={titleId}>
          {subject ? (
            <>
              <Kind>{kind}: </Kind>
              <BreakableText>{subject}</BreakableText>
            </>
          ) : (
            kind
          )}
        </Cell>
        <Cell label="State" place="amount">
          <EventState event={event} now={now} />
        </Cell>
        <Cell label="Locked" numeric place={locked === 0 || available !== 0 ? 'hidden' : 'amount'}>
          <Change amount={locked} />
        </Cell>
        <Cell label="Available" numeric place={available === 0 && !event.purchase ? 'hidden' : 'amount'}>
          <Change amount={available} outside={event.purchase ? event.amount : 0} />
        </Cell>
        <ToggleCell>
          <Toggle
            size="compact"
            label="Details"
            id={toggleId}
            aria-labelledby={`${toggleId} ${titleId}`}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setOpen(!isOpen)}
          >
            <DownIcon size={16} />
          </Toggle>
        </ToggleCell>
      </Line>
      <Details id={detailsId} data-open={isOpen ? '' : undefined}>
        <Cell colSpan={EVENT_COLUMNS}>
          <EventDetails event={event} description={description} now={now} />
        </Cell>
      </Details>
    </>
  );
}

/** Columns of the table, the one of the buttons included. */
export const EVENT_COLUMNS = 6;

/** What an event changed in a balance; a dash for nothing. On a phone, what was paid from outside is there instead. */
function Change({ amount, outside = 0 }: { amount: number; outside?: number }) {
  if (amount !== 0) return <Money amount={amount} sign="always" strong />;
  return (
    <>
      <NotOnPhone>
        <Text as="span" $tone="muted">
          –
        </Text>
      </NotOnPhone>
      {outside !== 0 && (
        <OnPhone>
          <Money amount={outside} sign="always" />
        </OnPhone>
      )}
    </>
  );
}

/** Above the subject where both on one line would leave little of it. */
const Kind = styled(NotOnPhone)`
  ${MEDIA.tablet} {
    display: block;
    color: var(--muted);
    font-size: 0.875rem;
  }
`;

const Toggle = styled(IconButton)`
  > svg {
    transition: transform ${MOTION.quick};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  @media (scripting: none) {
    visibility: hidden;
  }

  /* The whole row, with the arrow in its margin. */
  ${MEDIA.phone} {
    place-items: center end;
    width: 100%;
    height: 100%;
    border-radius: 0;

    &:hover:not(:disabled) {
      background: none;
    }

    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;

const ToggleCell = styled(Cell)`
  ${MEDIA.phone} {
    &&& {
      position: absolute;
      inset: 0;
      display: block;
      padding: 0;
    }
  }
`;

const Line = styled(TableRow)`
  break-after: avoid;

  time {
    white-space: nowrap;
  }

  &[data-open] {
    background: var(--bg);
  }

  ${MEDIA.phone} {
    && {
      position: relative;
      align-content: center;
      column-gap: ${space(3)};
      min-height: 4rem;
    }

    && > [data-place='title'] {
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }

    /* Below the amount. */
    && > [data-label='State'] {
      order: 1;
    }

    /* All in one column in large text. */
    @container (max-width: 15rem) {
      && {
        grid-template-columns: minmax(0, 1fr);
      }

      && > [data-place] {
        grid-column: 1;
        white-space: normal;
        text-align: left;
      }
    }
  }
`;

const Details = styled(TableRow)`
  && {
    border-top: 0;
    background: var(--bg);
  }

  @media screen {
    &:not([data-open]) {
      display: none;
    }
  }

  /* Without a script nothing could open it. */
  @media (scripting: none) {
    &&:not([data-open]) {
      display: revert;
    }
  }

  ${MEDIA.phone} {
    && {
      padding-block: 0;
    }
  }
`;
