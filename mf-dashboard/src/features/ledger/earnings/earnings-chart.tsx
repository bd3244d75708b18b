import { formatMoney, formatShortDay, TonePattern } from '@platform/design-system';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { EarningDay } from './earnings.policy.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 220;
const MARGIN = { top: 8, right: 4, bottom: 28, left: 52 };

/**
 * Shows one bar per day: solid for available, hatched for locked. It is hidden from screen readers; the panel around it
 * has the same data as text and as a table.
 */
export function EarningsChart({ days }: { days: readonly EarningDay[] }) {
  const [ref, width] = useWidth();
  return <ChartContainer ref={ref}>{width > 0 && <Bars days={days} width={width} />}</ChartContainer>;
}

function Bars({ days, width }: { days: readonly EarningDay[]; width: number }) {
  const patternId = useId();
  const highest = Math.max(...days.map(({ available, locked }) => available + locked));
  const x = scaleBand({
    domain: days.map(({ day }) => day),
    range: [MARGIN.left, width - MARGIN.right],
    padding: 0.3,
  });
  const y = scaleLinear({ domain: [0, highest], range: [HEIGHT - MARGIN.bottom, MARGIN.top], nice: 4 });
  const toBarHeight = (dollars: number) => y(0) - y(dollars);
  // A date label needs about 56 px, so only every n-th date is shown.
  const labelInterval = Math.ceil((days.length * 56) / (width - MARGIN.left));
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      <TonePattern id={patternId} tone="locked" />
      <AxisLeft
        scale={y}
        left={MARGIN.left}
        numTicks={4}
        tickFormat={(dollars) => formatMoney(Number(dollars)).replace('.00', '')}
        hideTicks
        stroke="var(--line)"
        tickLabelProps={{ fill: 'var(--muted)', fontSize: 12, fontFamily: 'inherit', dx: -4 }}
      />
      {days.map(({ day, available, locked }) => (
        <g key={day}>
          <Bar
            x={x(day)}
            y={y(available)}
            width={x.bandwidth()}
            height={toBarHeight(available)}
            fill="var(--available)"
          />
          <Bar
            x={x(day)}
            y={y(available + locked)}
            width={x.bandwidth()}
            height={toBarHeight(locked)}
            fill={`url(#${patternId})`}
            stroke={locked > 0 ? 'var(--locked)' : 'none'}
          />
        </g>
      ))}
      <AxisBottom
        scale={x}
        top={HEIGHT - MARGIN.bottom}
        tickValues={days.filter((_, index) => index % labelInterval === 0).map(({ day }) => day)}
        tickFormat={formatShortDay}
        hideTicks
        stroke="var(--line)"
        tickLabelProps={{ fill: 'var(--muted)', fontSize: 12, fontFamily: 'inherit', textAnchor: 'middle' }}
      />
    </svg>
  );
}

const ChartContainer = styled.div`
  height: ${HEIGHT}px;
  overflow: hidden;
`;
