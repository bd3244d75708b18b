import type { Completion } from '@platform/contracts';
import {
  formatDay,
  MEDIA,
  Money,
  Panel,
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
import { earningsByDay, PERIODS, totalEarnings, type EarningDay, type Period } from './earnings.policy.ts';

/** The chart comes with its library when the page that shows it does. */
const EarningsChart = lazy(async () => {
  const { EarningsChart: Chart } = await import(
    /* webpackChunkName: "earnings-chart" */ './earnings-chart.tsx'
  );
  return { default: Chart };
});

type Props = { completions: readonly Completion[]; now: string };

/** What the tasks of a span have earned, as bars, in a sentence, and as a table for those who listen. */
export function EarningsPanel({ completions, now }: Props) {
  const [period, setPeriod] = useState<Period>('this-week');
  const days = earningsByDay(completions, period, now);
  const { available, locked } = totalEarnings(days);
  return (
    <Panel
      title="Earnings"
      aside={<Periods label="Period" options={PERIODS} value={period} onValueChange={setPeriod} />}
    >
      <Row $gap={5} role="status">
        <Sum tone="available" amount={available} word="available" />
        <Sum tone="locked" amount={locked} word="locked" />
      </Row>
      <Suspense fallback={<Skeleton $height="220px" />}>
        <EarningsChart days={days} />
      </Suspense>
      <EarningsTable days={days} />
    </Panel>
  );
}

/** The three words fit beside each other on the narrowest phone. */
const Periods = styled(SegmentedControl<Period>)`
  > label {
    white-space: nowrap;
  }

  ${MEDIA.phone} {
    > label {
      padding-inline: ${space(2)};
    }
  }
`;

function Sum({ tone, amount, word }: { tone: 'available' | 'locked'; amount: number; word: string }) {
  return (
    <Text as="span" $size={14} $tone={tone}>
      <Row as="span" $gap={2}>
        <Swatch tone={tone} />
        <Money amount={amount} strong /> {word}
      </Row>
    </Text>
  );
}

function EarningsTable({ days }: { days: readonly EarningDay[] }) {
  const earned = days.filter(({ available, locked }) => available + locked > 0);
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
        {earned.map(({ day, available, locked }) => (
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
        {earned.length === 0 && (
          <tr>
            <td colSpan={3}>Nothing was earned in this span.</td>
          </tr>
        )}
      </tbody>
    </VisuallyHidden>
  );
}
