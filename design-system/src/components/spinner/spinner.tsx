import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';

/** A loading spinner. Hidden from screen readers, so always put a text next to it. */
export function Spinner({ size = 18, ...rest }: ComponentPropsWithRef<'svg'> & { size?: number }) {
  return (
    <Svg viewBox="0 0 20 20" width={size} height={size} fill="none" aria-hidden="true" {...rest}>
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </Svg>
  );
}

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

const Svg = styled.svg`
  flex: none;
  animation: ${spin} 900ms linear infinite;
`;
