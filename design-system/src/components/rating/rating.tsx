import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const MAX_STARS = 5;
const STAR_PATH = 'M8 1.6l2 4.2 4.6.6-3.4 3.2.9 4.6L8 12l-4.1 2.2.9-4.6L1.4 6.4 6 5.8z';

/** Shows a rating out of five stars, in half-star steps, with an accessible name. */
export function Rating({ value, ...rest }: ComponentPropsWithRef<'svg'> & { value: number }) {
  const stars = Array.from({ length: MAX_STARS }, (_, index) => (
    <path key={index} d={STAR_PATH} transform={`translate(${index * 18})`} />
  ));
  return (
    <Svg
      viewBox={`0 0 ${MAX_STARS * 18 - 2} 16`}
      height="16"
      role="img"
      aria-label={`${value} out of ${MAX_STARS} stars`}
      {...rest}
    >
      <g fill="none">{stars}</g>
      <svg width={Math.floor(value) * 18 + (value % 1) * 16} height="16" overflow="hidden">
        {stars}
      </svg>
    </Svg>
  );
}

const Svg = styled.svg`
  color: var(--primary);
  fill: currentColor;
  stroke: currentColor;
  stroke-linejoin: round;
`;
