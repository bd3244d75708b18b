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
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { LoadFailure } from '../../shared/errors/load-failure.tsx';
import { useAdminCountersQuery } from './counters-api.ts';

/** A review queue as shown on the overview. */
export type Queue = {
  readonly counter: 'verifications' | 'purchases' | 'withdrawals';
  readonly label: string;
  /** The link to the queue's page. */
  readonly link: { readonly path: string; readonly text: string };
  /** How soon members are promised a decision or payout. */
  readonly turnaround: string;
};

/** Shows how many records are pending in each queue, with a link to its page. */
export function Counters({ queues }: { queues: readonly Queue[] }) {
  const { data, error, refetch, isFetching } = useAdminCountersQuery();

  if (!data && error) {
    return (
      <Card>
        <LoadFailure
          title="Failed to load the counters"
          level={2}
          error={error}
          retry={refetch}
          busy={isFetching}
        />
      </Card>
    );
  }
  const cells = queues.map((queue) => (
    <Cell key={queue.counter} data-waiting={data && data[queue.counter] > 0 ? '' : undefined}>
      <dt>{queue.label}</dt>
      <dd>
        {data ? <Count>{data[queue.counter]}</Count> : <Skeleton $width="2.5rem" $height="2.7rem" />}
        <Turnaround>{queue.turnaround}</Turnaround>
        <QueueLink to={queue.link.path}>
          {queue.link.text}
          <ForwardIcon size={16} />
        </QueueLink>
      </dd>
    </Cell>
  ));
  const counters = (
    <DividedRow as="dl" $boxed>
      {cells}
    </DividedRow>
  );
  return data ? counters : <Loading label="Loading the counters">{counters}</Loading>;
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
