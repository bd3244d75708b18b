import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { siApplepay, siBitcoin, siCashapp, siPaypal, siTether, siZelle } from 'simple-icons';

const MARKS = {
  btc: siBitcoin,
  usdt: siTether,
  paypal: siPaypal,
  apple_pay: siApplepay,
  cash_app: siCashapp,
  zelle: siZelle,
};

export type PaymentMarkName = keyof typeof MARKS;

type Props = Omit<ComponentPropsWithRef<'svg'>, 'name'> & {
  name: PaymentMarkName;
  /** Height and width in px (default 24). */
  size?: number;
  /** The mark's name for those who listen; leave it out where the name stands beside it. */
  label?: string;
};

/** The mark of a way to pay, in one colour: that of the text around it. */
export function PaymentMark({ name, size = 24, label, ...rest }: Props) {
  const reading = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Mark viewBox="0 0 24 24" width={size} height={size} {...reading} {...rest}>
      <path d={MARKS[name].path} />
    </Mark>
  );
}

const Mark = styled.svg`
  flex: none;
  fill: currentColor;
`;
