import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { siApple, siBitcoin, siCashapp, siPaypal, siTether, siZelle } from 'simple-icons';

const ICONS = {
  btc: siBitcoin,
  usdt: siTether,
  paypal: siPaypal,
  // The apple alone: the words of the full mark are 3 px tall at the size of an icon.
  apple_pay: siApple,
  cash_app: siCashapp,
  zelle: siZelle,
};

export type PaymentMarkName = keyof typeof ICONS;

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
      <path d={ICONS[name].path} />
    </Svg>
  );
}

const Svg = styled.svg`
  flex: none;
  fill: currentColor;
`;
