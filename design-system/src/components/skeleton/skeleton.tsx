import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/visually-hidden.ts';
import { RADIUS, space } from '../../tokens/scale.ts';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** The place of something that is on its way, in its size (CSS lengths), so that nothing jumps when it comes. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
  $round?: boolean;
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${({ $round }) => ($round ? '50%' : RADIUS.badge)};
  background: var(--line);
  animation: ${breathe} 1600ms ease-in-out infinite;

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

/** Lines of text that are on their way; the first is the title. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} $width={WIDTHS[line % WIDTHS.length]} />
      ))}
    </Lines>
  );
}

const WIDTHS = ['38%', '84%', '66%', '76%', '52%'];

const Lines = styled.div`
  display: grid;
  gap: ${space(4)};
`;

/** A card that is on its way, as high as it will be: its outline and its first lines, so that the page stays calm. */
export function CardSkeleton({ height }: { height: string }) {
  return (
    <Outline style={{ minHeight: height }}>
      <SkeletonLines />
    </Outline>
  );
}

const Outline = styled.div`
  padding: ${space(5)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.card};
  background: var(--surface);
`;

type LoadingProps = ComponentPropsWithRef<'div'> & {
  /** What is on its way ('Loading tasks'), for those who do not see the skeletons. */
  label: string;
};

/** Around skeletons: says once that something is being loaded. */
export function Loading({ label, children, ...rest }: LoadingProps) {
  return (
    <div role="status" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
