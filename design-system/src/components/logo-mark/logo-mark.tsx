import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/** The logo: a pair of compasses shaped like an A. Hidden from screen readers, so put the name next to it as text. */
export function LogoMark({ size = 24, ...rest }: ComponentPropsWithRef<'svg'> & { size?: number }) {
  return (
    <Svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" {...rest}>
      <rect x="1" y="1" width="22" height="22" rx="6" />
      <path d="M12 8.4 7.2 18.2M12 8.4l4.8 9.8M8.4 13.6a8.2 8.2 0 0 0 7.2 0M12 5v.6" />
      <circle cx="12" cy="7" r="1.4" />
    </Svg>
  );
}

const Svg = styled.svg`
  flex: none;
  color: var(--primary);
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
