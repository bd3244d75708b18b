import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { RADIUS, space, WEIGHT } from '../../tokens/scale.ts';
import { type BadgeLabel, getBadgeLabel } from '../../primitives/get-label.ts';
import { Swatch, type Tone } from '../swatch/swatch.tsx';

type BadgeProps = ComponentPropsWithRef<'span'> & {
  tone?: Tone;
  /** Shows the tone's pattern before the text; by default for the four money tones. */
  mark?: boolean;
};

const TONES_WITH_MARK: readonly Tone[] = ['available', 'locked', 'held', 'danger'];

/** Shows a state in one or two words. The text carries the meaning; color and pattern only make it easier to spot. */
export function Badge({
  tone = 'neutral',
  mark = TONES_WITH_MARK.includes(tone),
  children,
  ...rest
}: BadgeProps) {
  return (
    <Root data-tone={tone} $tone={tone} {...rest}>
      {mark && <Swatch tone={tone} />}
      <span>{children}</span>
    </Root>
  );
}

type LabelBadgeProps<Value extends string> = {
  labels: Readonly<Record<Value, BadgeLabel>>;
  value: Value;
};

/** Shows a value as its label on a badge. */
export function LabelBadge<Value extends string>({ labels, value }: LabelBadgeProps<Value>) {
  const { label, tone } = getBadgeLabel(labels, value);
  return <Badge tone={tone}>{label}</Badge>;
}

const Root = styled.span<{ $tone: Tone }>`
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
