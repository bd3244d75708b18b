import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/visually-hidden.ts';
import { INSET, RADIUS, space } from '../../tokens/scale.ts';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

/** A placeholder for loading content, with the content's size (CSS lengths) to avoid layout shifts. */
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
  animation: ${pulse} 1600ms ease-in-out infinite;

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

/** Placeholders for lines of text; the first stands for the title. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <LineStack aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} $width={LINE_WIDTHS[line % LINE_WIDTHS.length]} />
      ))}
    </LineStack>
  );
}

const LINE_WIDTHS = ['38%', '84%', '66%', '76%', '52%'];

const LineStack = styled.div`
  display: grid;
  gap: ${space(4)};
`;

/** A placeholder for a loading card: its border and a few lines, with the final `height` to avoid a layout shift. */
export function CardSkeleton({ height }: { height: string }) {
  return (
    <CardOutline style={{ minHeight: height }}>
      <SkeletonLines />
    </CardOutline>
  );
}

const CardOutline = styled.div`
  padding: ${INSET};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.card};
  background: var(--surface);
`;

type LoadingProps = ComponentPropsWithRef<'div'> & {
  /** Text for screen readers, e.g. 'Loading tasks'. */
  label: string;
};

/** Wraps skeletons and announces once that content is loading. */
export function Loading({ label, children, ...rest }: LoadingProps) {
  return (
    <div role="status" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
