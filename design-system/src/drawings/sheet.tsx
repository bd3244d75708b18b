import type { ComponentPropsWithRef, ComponentType } from 'react';
import { styled } from 'styled-components';
import type { SheetProps } from './pen.tsx';

type SheetSize = {
  /** Width in px (default 120); the height is two thirds of it. It never grows past its place. */
  width?: number;
  /** Construction lines and figures; by default from 240 px up. */
  detail?: boolean;
};

export type SheetDrawingProps = Omit<ComponentPropsWithRef<'svg'>, 'width' | 'height' | 'children'> &
  SheetSize;

/**
 * One sheet of the drawing set: lines of 1.5 px at any size, in the colour of the text around it. It decorates, so it is
 * not read aloud; say what it shows in words beside it.
 */
export function Sheet({
  of: Body,
  width = 120,
  detail = width >= 240,
  ...rest
}: SheetDrawingProps & { of: ComponentType<SheetProps> }) {
  return (
    <Lines viewBox="0 0 240 160" width={width} height={(width * 2) / 3} aria-hidden="true" {...rest}>
      <Body detail={detail} />
    </Lines>
  );
}

const Lines = styled.svg.attrs({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})`
  flex: none;
  max-width: 100%;
  height: auto;
  overflow: visible;

  path {
    vector-effect: non-scaling-stroke;
  }

  @media (forced-colors: active) {
    --drawing-ground: Canvas;
  }
`;
