import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { MOTION } from '../../tokens/scale.ts';
import { type Tone } from '../swatch/swatch.tsx';
import { TonePattern } from '../tone-pattern/tone-pattern.tsx';

type ProgressSegment = { value: number; tone: Tone };

type ProgressBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Accessible name: what makes progress. */
  label: string;
  /** Current value, in the unit of `max`. */
  value: number;
  max: number;
  /** Text that is announced as the value, e.g. '$12.50 of $80.00'; a percentage by default. */
  valueText?: string;
  tone?: Tone;
  /** A second segment after the value, filled with the pattern of its tone, e.g. locked money. */
  next?: ProgressSegment;
  /** Draws a tick at this value, e.g. what is needed before something can be done. */
  mark?: number;
};

const HEIGHT_PX = 10;

/**
 * Shows progress towards a maximum. Values outside 0 to `max` are clamped, so show the exact amount as text next to it.
 */
export function ProgressBar({
  label,
  value,
  max,
  valueText,
  tone = 'available',
  next,
  mark,
  ...rest
}: ProgressBarProps) {
  const patternId = useId();
  const percentage = toPercentage(value, max);
  const nextPercentage = next ? toPercentage(value + next.value, max) - percentage : 0;
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
      {...rest}
    >
      <svg width="100%" height={HEIGHT_PX} aria-hidden="true">
        {next && nextPercentage > 0 && (
          <>
            <TonePattern id={patternId} tone={next.tone} />
            <Segment
              x={`${percentage}%`}
              width={`${nextPercentage}%`}
              height={HEIGHT_PX}
              fill={`url(#${patternId})`}
            />
          </>
        )}
        <Bar width={`${percentage}%`} height={HEIGHT_PX} rx={HEIGHT_PX / 2} $tone={tone} />
        {mark !== undefined && (
          <Tick x={`${toPercentage(mark, max)}%`} width="2" height={HEIGHT_PX} transform="translate(-2 0)" />
        )}
      </svg>
    </Track>
  );
}

function toPercentage(value: number, max: number): number {
  return max > 0 ? Math.round(Math.min(Math.max(value / max, 0), 1) * 10000) / 100 : 0;
}

const Track = styled.div`
  height: ${HEIGHT_PX}px;
  overflow: hidden;
  border-radius: ${HEIGHT_PX / 2}px;
  background: var(--sunken);
  box-shadow: inset 0 0 0 1px var(--line);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Segment = styled.rect`
  transition:
    x ${MOTION.grow},
    width ${MOTION.grow};
`;

const Tick = styled.rect`
  fill: var(--ink);

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

const Bar = styled(Segment)<{ $tone: Tone }>`
  fill: ${({ $tone }) => ($tone === 'neutral' ? 'var(--muted)' : `var(--${$tone})`)};

  @media (forced-colors: active) {
    fill: Highlight;
  }
`;
