import { type ComponentPropsWithRef, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { useCountUp } from '../../motion/use-count-up.ts';
import type { TextTone } from '../../primitives/text.ts';
import { RADIUS, type TextSize, textSize, WEIGHT } from '../../tokens/scale.ts';
import type { Tone } from '../swatch/swatch.tsx';
import { formatMoney, type MoneySign } from './format-money.ts';

type MoneyProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Dollars, with at most two decimals. */
  amount: number;
  sign?: MoneySign;
  size?: TextSize;
  tone?: TextTone;
  strong?: boolean;
  /** Marks a former price. Put the new price next to it. */
  strikethrough?: boolean;
};

/** Shows an amount of dollars with tabular figures, without line breaks. */
export function Money({ amount, sign, size, tone, strong, strikethrough, ...rest }: MoneyProps) {
  return (
    <Amount {...rest} as={strikethrough ? 's' : 'span'} $size={size} $tone={tone} $strong={strong}>
      {formatMoney(amount, sign)}
    </Amount>
  );
}

type AnimatedMoneyProps = MoneyProps & {
  /** The soft color of this tone is behind the amount for a moment when it grows. */
  pulse?: Exclude<Tone, 'neutral'>;
};

/** Shows an amount that counts up when it grows after the first render. */
export function AnimatedMoney({ amount, pulse, ...rest }: AnimatedMoneyProps) {
  const growths = useGrowths(amount);
  return (
    <Pulsing key={growths} amount={useCountUp(amount)} $tone={growths > 0 ? pulse : undefined} {...rest} />
  );
}

/** Counts how often a value grew since the first render. */
function useGrowths(value: number): number {
  const [last, setLast] = useState({ value, growths: 0 });
  if (last.value !== value) setLast({ value, growths: last.growths + (value > last.value ? 1 : 0) });
  return last.growths;
}

const Amount = styled.span.attrs({ translate: 'no' })<{
  $size?: TextSize;
  $tone?: TextTone;
  $strong?: boolean;
}>`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $size }) => ($size ? textSize($size) : '')}
  ${({ $size = 16 }) => ($size >= 22 ? 'letter-spacing: -0.02em;' : '')}
  ${({ $tone }) => ($tone ? `color: var(--${$tone});` : '')}
  ${({ $strong }) => ($strong ? `font-weight: ${WEIGHT.strong};` : '')}
`;

const pulseFrames = keyframes`
  0%, 40% { background: var(--pulse); box-shadow: 0 0 0 4px var(--pulse); }
`;

const Pulsing = styled(Money)<{ $tone: AnimatedMoneyProps['pulse'] }>`
  ${({ $tone }) =>
    $tone &&
    css`
      --pulse: var(--${$tone}-soft);
      border-radius: ${RADIUS.badge};
      animation: ${pulseFrames} 600ms ease-out;
    `}
`;
