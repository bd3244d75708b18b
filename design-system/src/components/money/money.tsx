import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useCountUp } from '../../motion/use-count-up.ts';
import type { TextTone } from '../../primitives/text.ts';
import { type TextSize, textSize, WEIGHT } from '../../tokens/scale.ts';
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

/** Shows an amount that counts up when it grows after the first render. */
export function AnimatedMoney({ amount, ...rest }: MoneyProps) {
  return <Money amount={useCountUp(amount)} {...rest} />;
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
