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
    <DividedRow as="dl" $boxed>
      {queues.map(({ counter, label, turnaround, link }) => (
        <Cell key={counter} data-waiting={counts && counts[counter] > 0 ? '' : undefined}>
          <dt>{label}</dt>
          <dd>
            {counts ? <Count>{counts[counter]}</Count> : <Skeleton $width="2.5rem" $height="2.7rem" />}
            <Turnaround>{turnaround}</Turnaround>
            <QueueLink to={link.path}>
              {link.text}
              <ForwardIcon size={16} />
            </QueueLink>
          </dd>
        </Cell>
      ))}
    </DividedRow>
  );
}

const Cell = styled.div`
  dt {
    ${textSize(14)}
    color: var(--muted);
  }

  dd {
    display: grid;
    justify-items: start;
    gap: ${space(1)};
    margin-top: ${space(1)};
  }
`;

const Count = styled.span`
  ${textSize(38)}
  font-weight: ${WEIGHT.heading};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;

  [data-waiting] & {
    color: var(--locked);
  }
`;

const Turnaround = styled.span`
  ${textSize(14)}
  color: var(--muted);
`;

const QueueLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 2.75rem;
  font-weight: ${WEIGHT.medium};
`;
