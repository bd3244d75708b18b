import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useCountUp } from '../../motion/use-count-up.ts';
import type { TextTone } from '../../primitives/text.ts';
import { type TextSize, textSize, WEIGHT } from '../../tokens/scale.ts';
import { formatMoney, type MoneySign } from './format-money.ts';

type MoneyProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Dollars, at most two decimals. */
  amount: number;
  sign?: MoneySign;
  size?: TextSize;
  tone?: TextTone;
  strong?: boolean;
  /** What it used to cost: struck through. Say the new price beside it. */
  struck?: boolean;
};

/** An amount of dollars in figures of one width, never broken over two lines. */
export function Money({ amount, sign, size, tone, strong, struck, ...rest }: MoneyProps) {
  return (
    <Figures {...rest} as={struck ? 's' : 'span'} $size={size} $tone={tone} $strong={strong}>
      {formatMoney(amount, sign)}
    </Figures>
  );
}

/** Money that counts up, once, when it has grown while the reader was looking. */
export function GrowingMoney({ amount, ...rest }: MoneyProps) {
  return <Money amount={useCountUp(amount)} {...rest} />;
}

const Figures = styled.span<{ $size?: TextSize; $tone?: TextTone; $strong?: boolean }>`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $size }) => ($size ? textSize($size) : '')}
  ${({ $size = 16 }) => ($size >= 22 ? 'letter-spacing: -0.02em;' : '')}
  ${({ $tone }) => ($tone ? `color: var(--${$tone});` : '')}
  ${({ $strong }) => ($strong ? `font-weight: ${WEIGHT.strong};` : '')}
`;
