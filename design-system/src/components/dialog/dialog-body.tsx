import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../../tokens/scale.ts';

/** What scrolls when the dialog is long. With nothing in it to go to, it is a stop itself, so that keys can scroll it. */
export function DialogBody({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isStop, setIsStop] = useState(false);

  // After each rendering, because what it holds may have grown; an unchanged answer renders nothing.
  useEffect(() => {
    const look = () => setIsStop(ref.current !== null && isLong(ref.current) && !hasStops(ref.current));
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  });

  return (
    <Body ref={ref} tabIndex={isStop ? 0 : undefined}>
      {children}
    </Body>
  );
}

function isLong({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight;
}

function hasStops(element: HTMLElement): boolean {
  return element.querySelector('a[href], button, input, select, textarea, [tabindex="0"]') !== null;
}

const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(2)} ${space(6)} ${space(5)};

  &:focus-visible {
    outline-offset: -2px;
  }
`;
