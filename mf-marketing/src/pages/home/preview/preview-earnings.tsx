import {
  Heading,
  INSET,
  MEDIA,
  Row,
  SegmentedControl,
  space,
  Swatch,
  Text,
  WithScript,
} from '@platform/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EARNINGS_PERIODS, type EarningsPeriod } from '../../../content/preview.content.ts';
import { EarningsChart } from './earnings-chart.tsx';

/** Earnings chart with a selector for three periods. */
export function PreviewEarnings() {
  const [value, setValue] = useState<EarningsPeriod['value']>('this-week');
  const period = EARNINGS_PERIODS.find((candidate) => candidate.value === value);
  if (!period) throw new Error(`no earnings for ${value}`);

  return (
    <Panel>
      <Row $justify="between">
        <Heading as="h3" $size={18}>
          Earnings Progress
        </Heading>
        <Period>
          <SegmentedControl
            label="Earnings period"
            options={EARNINGS_PERIODS}
            value={value}
            onValueChange={setValue}
          />
        </Period>
      </Row>
      <EarningsChart period={period} />
      <Legend $gap={4}>
        <span>
          <Swatch tone="available" /> available
        </span>
        <span>
          <Swatch tone="locked" /> locked
        </span>
      </Legend>
      <Text $size={14} $tone="muted" aria-live="polite">
        {period.note}
      </Text>
    </Panel>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding: ${INSET};
`;

/* All three periods fit on one line of a screen from 320 px; larger text breaks. */
const Period = styled(WithScript)`
  ${MEDIA.phone} {
    label {
      padding-inline: ${space(1.5)};
    }
  }
`;

const Legend = styled(Row)`
  font-size: 0.875rem;
  color: var(--muted);

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
  }

  > :first-child svg {
    color: var(--available);
  }

  > :last-child svg {
    color: var(--locked);
  }
`;
