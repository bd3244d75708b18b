import type { AdminCounters, Endpoint } from '@platform/contracts';
import {
  Card,
  ForwardIcon,
  Loading,
  Skeleton,
  space,
  DividedRow,
  textSize,
  WEIGHT,
  UnbrokenRanges,
} from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { useAdminCountersQuery } from '../../shared/counters-api.ts';

/** A review queue as shown on the overview. */
export type Queue = {
  readonly counter: keyof AdminCounters;
  /** What decides about its records: only roles that may do so see the queue. */
  readonly endpoint: Endpoint;
  readonly label: string;
  /** The link to the queue's page. */
  readonly link: { readonly path: string; readonly text: string };
  /** How soon members are promised a decision, payout or answer. */
  readonly turnaround: string;
};

/** Shows how many records are pending in each queue, with a link to its page. */
export function Counters({ queues }: { queues: readonly Queue[] }) {
  return (
    <QueryBoundary
      query={useAdminCountersQuery()}
      resource="the counters"
      errorWrapper={Card}
      skeleton={
        <Loading label="Loading the counters">
          <QueueRow queues={queues} />
        </Loading>
      }
    >
      {(counts) => <QueueRow queues={queues} counts={counts} />}
    </QueryBoundary>
  );
}

type QueueRowProps = { queues: readonly Queue[]; counts?: AdminCounters };

function QueueRow({ queues, counts }: QueueRowProps) {
  return (
    <Cells as="dl" $boxed>
      {queues.map(({ counter, label, turnaround, link }) => (
        <Cell key={counter} data-waiting={counts && counts[counter] > 0 ? '' : undefined}>
          <dt>{label}</dt>
          <dd>
            {counts ? <Count>{counts[counter]}</Count> : <Skeleton $width="1.5rem" $height="1.4rem" />}
            <Turnaround>
              <UnbrokenRanges>{turnaround}</UnbrokenRanges>
            </Turnaround>
            <QueueLink to={link.path}>
              {link.text}
              <ForwardIcon size={16} />
            </QueueLink>
          </dd>
        </Cell>
      ))}
    </Cells>
  );
}

/** Four in a line at most: with five, the last of the eleven would have a line of its own on a wide page. */
const Cells = styled(DividedRow)`
  @container admin-page (min-width: 65rem) {
    > * {
      flex-basis: 22%;
    }
  }
`;

/** A cell, whose link keeps its one line where three cells share the width of a tablet. */
const Cell = styled.div`
  container-type: inline-size;

  @container (max-width: 11rem) {
    svg {
      display: none;
    }
  }

  dt {
    ${textSize(14)}
    color: var(--muted);
  }

  /* The number and the link in one line, how soon below them. */
  dd {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 ${space(3)};
  }

  dd > :nth-child(2) {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

const Count = styled.span`
  ${textSize(22)}
  color: var(--muted);
  font-variant-numeric: tabular-nums;

  [data-waiting] & {
    color: var(--ink);
    font-weight: ${WEIGHT.heading};
  }
`;

const Turnaround = styled.span`
  font-size: 0.8125rem;
  line-height: 1.35;
  color: var(--muted);
`;

const QueueLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 2rem;
  ${textSize(14)}
  font-weight: ${WEIGHT.medium};
`;
