import { MINIMUM_BALANCE } from '@platform/contracts';
import { formatShortDay, TonePattern } from '@platform/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { UnlockDay } from './unlock-days.policy.ts';

/** In units of the drawing, of which a day is 20 wide. */
const DAY = 20;
const BAR_HEIGHT = 48;
const LABEL_HEIGHT = 16;
const HEIGHT = LABEL_HEIGHT + BAR_HEIGHT + 8;
const SMALLEST_BAR = 6;
const NAMED_EVERY = 5;

type BarsProps = {
  days: readonly UnlockDay[];
  /** The chosen day. */
  index: number;
  payoutDay: number | undefined;
  onChoose: (index: number) => void;
};

/** Draws a bar for each day on which something unlocks. The sentence beside it says the same of the chosen day. */
export function RulerBars({ days, index, payoutDay, onChoose }: BarsProps) {
  const patternId = useId();
  const most = Math.max(...days.map(({ amount }) => amount));
  const base = LABEL_HEIGHT + BAR_HEIGHT;
  return (
    <div>
      <Drawing viewBox={`0 0 ${days.length * DAY} ${HEIGHT}`} aria-hidden="true">
        <TonePattern id={patternId} tone="locked" />
        <Chosen x={index * DAY} y={LABEL_HEIGHT} width={DAY} height={BAR_HEIGHT} />
        {days.map(({ day: name, amount }, day) => {
          const height = amount > 0 ? Math.max(SMALLEST_BAR, (amount / most) * BAR_HEIGHT) : 0;
          return (
            <g key={name} onClick={() => onChoose(day)}>
              <rect x={day * DAY} y={0} width={DAY} height={HEIGHT} fill="transparent" />
              <Bar
                x={day * DAY + 3}
                y={base - height}
                width={DAY - 6}
                height={height}
                rx="2"
                fill={`url(#${patternId})`}
              />
              <path
                d={`M${(day + 0.5) * DAY} ${base}v${day % NAMED_EVERY === 0 ? 8 : 4}`}
                stroke="var(--control)"
              />
            </g>
          );
        })}
        <path d={`M0 ${base}H${days.length * DAY}`} stroke="var(--control)" />
        {payoutDay !== undefined && <Dimension day={payoutDay} count={days.length} />}
      </Drawing>
      <Dates aria-hidden="true">
        {days
          .filter((_, index) => index % NAMED_EVERY === 0)
          .map(({ day }, index) => (
            <span key={day}>{index === 0 ? 'Today' : formatShortDay(day)}</span>
          ))}
      </Dates>
    </div>
  );
}

/** The line from today to the day on which there is enough for a withdrawal. */
function Dimension({ day, count }: { day: number; count: number }) {
  const x = (day + 0.5) * DAY;
  const isLate = day > count / 2;
  return (
    <g stroke="var(--primary)" fill="none">
      <path d={`M${x} 2V${LABEL_HEIGHT + BAR_HEIGHT}`} strokeDasharray="3 3" />
      <DimensionText x={isLate ? x - 4 : x + 4} y={11} textAnchor={isLate ? 'end' : 'start'}>
        {MINIMUM_BALANCE}
      </DimensionText>
    </g>
  );
}

type PickerProps = {
  label: string;
  days: number;
  index: number;
  /** What a screen reader says of the chosen day. */
  valueText: string;
  onChoose: (index: number) => void;
};

/** Chooses a day with the arrow keys or by dragging. */
export function DayPicker({ label, days, index, valueText, onChoose }: PickerProps) {
  return (
    <Range
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={days - 1}
      value={index}
      onChange={({ target }) => onChoose(target.valueAsNumber)}
    />
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
`;

const Chosen = styled.rect`
  fill: var(--primary-soft);
`;

const Bar = styled.rect`
  stroke: var(--locked);
`;

const DimensionText = styled.text`
  fill: var(--primary);
  stroke: none;
  font-size: 11px;
  font-variant-numeric: tabular-nums;
`;

/** Each date begins below its tick, but the last ends there. */
const Dates = styled.div`
  display: flex;
  justify-content: space-between;
  color: var(--muted);
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
`;

const Range = styled.input`
  width: 100%;
  height: 1.5rem;
  margin: 0;
  accent-color: var(--primary);
`;
