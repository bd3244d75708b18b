import type { ComponentPropsWithRef, ComponentType } from 'react';
import { styled } from 'styled-components';
import { MOTION } from '../tokens/scale.ts';
import type { ArtworkProps } from './strokes.tsx';

type DrawingSize = {
  /** Width in px (default 120), limited to that of the container. The height is two thirds of it. */
  width?: number;
  /** Shows construction lines and dimension texts; by default from a width of 240 px. */
  detail?: boolean;
  /**
   * How much is in ink, from 0 to 1, for a drawing that shows progress; the rest is in pencil. `null` is for what is not
   * there yet: dashed construction lines only.
   */
  inked?: number | null;
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
  inked,
  ...rest
}: DrawingProps & { artwork: ComponentType<ArtworkProps> }) {
  return (
    <Svg viewBox="0 0 240 160" width={width} height={(width * 2) / 3} aria-hidden="true" {...rest}>
      {inked === undefined ? (
        <Artwork detail={detail} />
      ) : (
        <>
          <Construction>
            <Artwork detail={false} />
          </Construction>
          <Pencil style={{ clipPath: clipFromLeft(inked === null ? 0 : 1) }}>
            <Artwork detail={false} />
          </Pencil>
          <Ink style={{ clipPath: clipFromLeft(inked ?? 0) }}>
            <Artwork detail={detail && inked === 1} />
          </Ink>
        </>
      )}
    </Svg>
  );
}

/** Shows a share of a drawing, from the left. Half of a line's width is outside of its shape. */
function clipFromLeft(share: number): string {
  const hidden = Math.round((1 - share) * 1000) / 10;
  return `inset(-4px ${share === 1 ? '-4px' : `${hidden}%`} -4px -4px)`;
}

const Ink = styled.g`
  transition: clip-path ${MOTION.draw};
`;

const Pencil = styled(Ink)`
  opacity: 0.5;

  path {
    fill: none;
  }
`;

const Construction = styled(Pencil)`
  path {
    stroke-dasharray: 3 4;
  }
`;

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
