import type { ComponentPropsWithRef, ComponentType } from 'react';
import { styled } from 'styled-components';
import type { ArtworkProps } from './strokes.tsx';

type DrawingSize = {
  /** Width in px (default 120), limited to that of the container. The height is two thirds of it. */
  width?: number;
  /** Shows construction lines and dimension texts; by default from a width of 240 px. */
  detail?: boolean;
};

export type DrawingProps = Omit<ComponentPropsWithRef<'svg'>, 'width' | 'height' | 'children'> & DrawingSize;

/**
 * Renders an artwork on a 240 by 160 grid, with lines of 1.5 px at any size, in the current text color. It is
 * decorative and hidden from screen readers, so say in a text next to it what it stands for.
 */
export function Drawing({
  artwork: Artwork,
  width = 120,
  detail = width >= 240,
  ...rest
}: DrawingProps & { artwork: ComponentType<ArtworkProps> }) {
  return (
    <Svg viewBox="0 0 240 160" width={width} height={(width * 2) / 3} aria-hidden="true" {...rest}>
      <Artwork detail={detail} />
    </Svg>
  );
}

const Svg = styled.svg.attrs({
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
