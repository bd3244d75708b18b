import { formatMoney, formatShortDay, TonePattern } from '@platform/design-system';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { EarningDay } from './earnings.policy.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 220;
const EDGE = { top: 8, right: 4, bottom: 28, left: 52 };

/** Bars by day: solid is available, hatched is locked. What it shows is said in words and in a table beside it. */
export function EarningsChart({ days }: { days: readonly EarningDay[] }) {
  const [ref, width] = useWidth();
  return <Frame ref={ref}>{width > 0 && <Bars days={days} width={width} />}</Frame>;
}

function Bars({ days, width }: { days: readonly EarningDay[]; width: number }) {
  const pattern = useId();
  const highest = Math.max(10, ...days.map(({ available, locked }) => available + locked));
  const x = scaleBand({
    domain: days.map(({ day }) => day),
    range: [EDGE.left, width - EDGE.right],
    padding: 0.3,
  });
  const y = scaleLinear({ domain: [0, highest], range: [HEIGHT - EDGE.bottom, EDGE.top], nice: 4 });
  const heightOf = (dollars: number) => y(0) - y(dollars);
  // As many dates as have room beside each other.
  const step = Math.ceil((days.length * 56) / (width - EDGE.left));
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      <TonePattern id={pattern} tone="locked" />
      <AxisLeft
        scale={y}
        left={EDGE.left}
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
            height={heightOf(available)}
            fill="var(--available)"
          />
          <Bar
            x={x(day)}
            y={y(available + locked)}
            width={x.bandwidth()}
            height={heightOf(locked)}
            fill={`url(#${pattern})`}
            stroke={locked > 0 ? 'var(--locked)' : 'none'}
          />
        </g>
      ))}
      <AxisBottom
        scale={x}
        top={HEIGHT - EDGE.bottom}
        tickValues={days.filter((_, index) => index % step === 0).map(({ day }) => day)}
        tickFormat={formatShortDay}
        hideTicks
        stroke="var(--line)"
        tickLabelProps={{ fill: 'var(--muted)', fontSize: 12, fontFamily: 'inherit', textAnchor: 'middle' }}
      />
    </svg>
  );
}

const Frame = styled.div`
  height: ${HEIGHT}px;
  overflow: hidden;
`;
