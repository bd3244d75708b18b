import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { RADIUS, space, WEIGHT } from '../../tokens/scale.ts';
import { Swatch, type Tone } from '../swatch/swatch.tsx';

type BadgeProps = ComponentPropsWithRef<'span'> & {
  tone?: Tone;
  /** The tone's pattern before the words; by default on the four tones of money. */
  mark?: boolean;
};

const MARKED: readonly Tone[] = ['available', 'locked', 'held', 'danger'];

/** A state in a word or two. The words say it; colour and pattern only help to find it. */
export function Badge({ tone = 'neutral', mark = MARKED.includes(tone), children, ...rest }: BadgeProps) {
  return (
    <Box data-tone={tone} $tone={tone} {...rest}>
      {mark && <Swatch tone={tone} />}
      <span>{children}</span>
    </Box>
  );
}

const Box = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  padding: 0.1875rem ${space(2)};
  border-radius: ${RADIUS.badge};
  background: ${({ $tone }) => ($tone === 'neutral' ? 'var(--sunken)' : `var(--${$tone}-soft)`)};
  color: ${({ $tone }) => ($tone === 'neutral' ? 'var(--muted)' : `var(--${$tone})`)};
  font-size: 0.8125rem;
  font-weight: ${WEIGHT.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;

  @media (forced-colors: active) {
    border: 1px solid currentColor;
  }
`;
