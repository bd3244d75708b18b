import { formatDay, formatMoney, formatShortDay, TonePattern } from '@platform/design-system';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
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
      {y
        .ticks(4)
        .filter((dollars) => dollars > 0)
        .map((dollars) => (
          <path
            key={dollars}
            d={`M${MARGIN.left} ${y(dollars)}H${width - MARGIN.right}`}
            stroke="var(--line)"
            strokeDasharray="1 3"
          />
        ))}
      {days.map(({ day, available, locked }) => {
        const column = { x: x(day) ?? 0, width: x.bandwidth() };
        return (
          <Column key={day}>
            <title>{describeDay({ day, available, locked })}</title>
            <rect {...column} y={MARGIN.top} height={y(0) - MARGIN.top} fill="transparent" />
            <path
              d={drawBar({ ...column, y: y(available), height: toBarHeight(available), isTop: locked === 0 })}
              fill="var(--available)"
            />
            <path
              d={drawBar({ ...column, y: y(available + locked), height: toBarHeight(locked), isTop: true })}
              fill={`url(#${patternId})`}
              stroke={locked > 0 ? 'var(--locked)' : 'none'}
            />
          </Column>
        );
      })}
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

/** What the pointer is told about a day. */
function describeDay({ day, available, locked }: EarningDay): string {
  const amounts = [
    ...(available > 0 ? [`${formatMoney(available)} available`] : []),
    ...(locked > 0 ? [`${formatMoney(locked)} locked`] : []),
  ];
  return `${formatDay(day)}: ${amounts.join(', ') || 'nothing'}`;
}

type BarShape = { x: number; y: number; width: number; height: number; isTop: boolean };

/** Returns the outline of a bar; the top of a column is rounded. */
function drawBar({ x, y, width, height, isTop }: BarShape): string {
  if (height <= 0) return '';
  const radius = isTop ? Math.min(4, width / 2, height) : 0;
  const corner = `a${radius} ${radius} 0 0 1`;
  return [
    `M${x} ${y + height}V${y + radius}${corner} ${radius} ${-radius}`,
    `H${x + width - radius}${corner} ${radius} ${radius}V${y + height}Z`,
  ].join('');
}

const growFrames = keyframes`
  from { transform: scaleY(0); }
`;

/** Grows from the axis, once. */
const Column = styled.g`
  transform-origin: 0 ${HEIGHT - MARGIN.bottom}px;
  animation: ${growFrames} 240ms ease-out;

  &:hover {
    opacity: 0.8;
  }
`;

const ChartContainer = styled.div`
  height: ${HEIGHT}px;
  overflow: hidden;
`;
