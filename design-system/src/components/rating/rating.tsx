import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const STARS = 5;
const STAR = 'M8 1.6l2 4.2 4.6.6-3.4 3.2.9 4.6L8 12l-4.1 2.2.9-4.6L1.4 6.4 6 5.8z';

/** So many stars of five, halves too, said in words for those who listen. */
export function Rating({ value, ...rest }: ComponentPropsWithRef<'svg'> & { value: number }) {
  const row = Array.from({ length: STARS }, (_, index) => (
    <path key={index} d={STAR} transform={`translate(${index * 18})`} />
  ));
  return (
    <Stars
      viewBox={`0 0 ${STARS * 18 - 2} 16`}
      height="16"
      role="img"
      aria-label={`${value} out of ${STARS} stars`}
      {...rest}
    >
      <g fill="none">{row}</g>
      <svg width={Math.floor(value) * 18 + (value % 1) * 16} height="16" overflow="hidden">
        {row}
      </svg>
    </Stars>
  );
}

const Stars = styled.svg`
  color: var(--primary);
  fill: currentColor;
  stroke: currentColor;
  stroke-linejoin: round;
`;
