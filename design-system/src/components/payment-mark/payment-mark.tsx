import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { PAYMENT_MARK_PATHS } from './payment-mark-paths.ts';

export type PaymentMarkName = keyof typeof PAYMENT_MARK_PATHS;

type Props = Omit<ComponentPropsWithRef<'svg'>, 'name'> & {
  name: PaymentMarkName;
  /** Height and width in px (default 24). */
  size?: number;
  /** Accessible name; omit it where the name is next to the icon. */
  label?: string;
};

/** Shows the brand icon of a payment method in the current text color. Legible from 18 px, with the name next to it. */
export function PaymentMark({ name, size = 24, label, ...rest }: Props) {
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Svg viewBox="0 0 24 24" width={size} height={size} {...ariaProps} {...rest}>
      <path d={PAYMENT_MARK_PATHS[name]} />
    </Svg>
  );
}

const Svg = styled.svg`
  flex: none;
  fill: currentColor;
`;
