import { formatMoney, MEDIA, TonePattern, VisuallyHidden } from '@platform/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { EarningsBar, EarningsPeriod } from '../../../content/preview.content.ts';

const WIDTH = 480;
const PLOT_HEIGHT = 170;
const TOP = 30;
const LABEL_HEIGHT = 30;
const BAR_SHARE = 0.52;

/** Bar chart of one period: solid for available, hatched for locked. Screen readers get a table instead. */
export function EarningsChart({ period }: { period: EarningsPeriod }) {
  const id = useId();
  const { bars, label } = period;
  const highest = Math.max(...bars.map(getTotal));
  const slotWidth = WIDTH / bars.length;
  const baseline = TOP + PLOT_HEIGHT;

  return (
    <>
      <Chart viewBox={`0 0 ${WIDTH} ${baseline + LABEL_HEIGHT}`} aria-hidden="true">
        <defs>
          <TonePattern id={`${id}-locked`} tone="locked" />
        </defs>
        {bars.map((bar, index) => {
          const width = Math.min(slotWidth * BAR_SHARE, 56);
          const available = (bar.available / highest) * PLOT_HEIGHT;
          const locked = (bar.locked / highest) * PLOT_HEIGHT;
          const middle = slotWidth * (index + 0.5);
          return (
            <g key={bar.label}>
              <rect
                x={middle - width / 2}
                y={baseline - available}
                width={width}
                height={available}
                fill="var(--available)"
              />
              <rect
                x={middle - width / 2}
                y={baseline - available - locked}
                width={width}
                height={locked}
                fill={`url(#${id}-locked)`}
              />
              <text x={middle} y={baseline - available - locked - 7} data-figure="">
                {`$${getTotal(bar)}`}
              </text>
              <text x={middle} y={baseline + 22}>
                {bar.label}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${baseline}H${WIDTH}`} stroke="var(--line)" />
      </Chart>
      <VisuallyHidden as="div">
        <table>
          <caption>Earnings, {label}</caption>
          <thead>
            <tr>
              <th scope="col">Period</th>
              <th scope="col">Available</th>
              <th scope="col">Locked</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{formatMoney(bar.available)}</td>
                <td>{formatMoney(bar.locked)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}

function getTotal({ available, locked }: EarningsBar): number {
  return available + locked;
}

const Chart = styled.svg`
  width: 100%;
  height: auto;

  text {
    fill: var(--muted);
    font-size: 13px;
    text-anchor: middle;
    font-variant-numeric: tabular-nums;

    ${MEDIA.phone} {
      font-size: 21px;
    }
  }

  [data-figure] {
    fill: var(--ink);
    font-weight: 600;
  }
`;
