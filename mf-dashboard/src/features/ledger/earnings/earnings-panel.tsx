import type { Completion } from '@platform/contracts';
import {
  EmptyState,
  formatDay,
  MEDIA,
  Money,
  Panel,
  readTimeZone,
  Row,
  SegmentedControl,
  Skeleton,
  space,
  Swatch,
  Text,
  VisuallyHidden,
} from '@platform/design-system';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import {
  findPeriod,
  groupEarningsByDay,
  PERIODS,
  sumEarnings,
  type EarningDay,
  type Period,
} from './earnings.policy.ts';

/** Loaded on demand, because the chart library is large. */
const EarningsChart = lazy(async () => {
  const { EarningsChart: Chart } = await import(
    /* webpackChunkName: "earnings-chart" */ './earnings-chart.tsx'
  );
  return { default: Chart };
});

type Props = { completions: readonly Completion[]; now: string };

/** Shows a period's task earnings as a chart, as totals, and as a table for screen readers. */
export function EarningsPanel({ completions, now }: Props) {
  const [period, setPeriod] = useState<Period>(() => findPeriod(completions, now));
  const days = groupEarningsByDay(completions, period, now);
  const { available, locked } = sumEarnings(days);
  return (
    <Panel
      title="Earnings from tasks"
      aside={<PeriodControl label="Period" options={PERIODS} value={period} onValueChange={setPeriod} />}
    >
      <Row $gap={5} role="status">
        <Money amount={available + locked} size={28} strong />
        <Total tone="available" amount={available} label="available" />
        <Total tone="locked" amount={locked} label="locked" />
      </Row>
      {available + locked === 0 ? (
        <EmptyState title="No earnings from tasks in this period">
          The reward of each task you complete appears here on the day you complete it.
        </EmptyState>
      ) : (
        <>
          <Suspense fallback={<Skeleton $height="220px" />}>
            <EarningsChart days={days} />
          </Suspense>
          <EarningsTable days={days} />
          <Text $size={14} $tone="muted">
            Days of your time zone, {readTimeZone()}
          </Text>
        </>
      )}
    </Panel>
  );
}

/** Keeps the three options in one row on the narrowest phone. */
const PeriodControl = styled(SegmentedControl<Period>)`
  > label {
    white-space: nowrap;
  }

  ${MEDIA.phone} {
    > label {
      padding-inline: ${space(2)};
    }
  }
`;

function Total({ tone, amount, label }: { tone: 'available' | 'locked'; amount: number; label: string }) {
  return (
    <Text as="span" $size={14} $tone={tone}>
      <Row as="span" $gap={2}>
        <Swatch tone={tone} />
        <Money amount={amount} strong /> {label}
      </Row>
    </Text>
  );
}

function EarningsTable({ days }: { days: readonly EarningDay[] }) {
  const daysWithEarnings = days.filter(({ available, locked }) => available + locked > 0);
  return (
    <VisuallyHidden as="table">
      <caption>Earnings by day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Available</th>
          <th scope="col">Locked</th>
        </tr>
      </thead>
      <tbody>
        {daysWithEarnings.map(({ day, available, locked }) => (
          <tr key={day}>
            <td>{formatDay(day)}</td>
            <td>
              <Money amount={available} />
            </td>
            <td>
              <Money amount={locked} />
            </td>
          </tr>
        ))}
      </tbody>
    </VisuallyHidden>
  );
}
