import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { type Tone } from '../swatch/swatch.tsx';
import { TonePattern } from '../tone-pattern/tone-pattern.tsx';

type Segment = { value: number; tone: Tone };

type ProgressBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What makes progress, in words. */
  label: string;
  /** How far, in the unit of `max`. */
  value: number;
  max: number;
  /** How far in words ('$412.50 of $500.00'); without it a percentage is read. */
  valueText?: string;
  tone?: Tone;
  /** What follows the value in the tone's own pattern: money still locked on the way to the mark. */
  next?: Segment;
};

/** How much of something there is. Anything past the end is cut off; the words beside it say the rest. */
export function ProgressBar({
  label,
  value,
  max,
  valueText,
  tone = 'available',
  next,
  ...rest
}: ProgressBarProps) {
  const pattern = useId();
  const share = percent(value, max);
  const nextShare = next ? percent(value + next.value, max) - share : 0;
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
      <svg width="100%" height="8" aria-hidden="true">
        {next && nextShare > 0 && (
          <>
            <TonePattern id={pattern} tone={next.tone} />
            <rect x={`${share}%`} width={`${nextShare}%`} height="8" fill={`url(#${pattern})`} />
          </>
        )}
        <Bar width={`${share}%`} height="8" rx="4" $tone={tone} />
      </svg>
    </Track>
  );
}

function percent(value: number, max: number): number {
  return max > 0 ? Math.round(Math.min(Math.max(value / max, 0), 1) * 10000) / 100 : 0;
}

const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: 4px;
  background: var(--sunken);
  box-shadow: inset 0 0 0 1px var(--line);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Bar = styled.rect<{ $tone: Tone }>`
  fill: ${({ $tone }) => ($tone === 'neutral' ? 'var(--muted)' : `var(--${$tone})`)};

  @media (forced-colors: active) {
    fill: Highlight;
  }
`;
