import { type ComponentPropsWithRef, type ComponentType, useId } from 'react';
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
      {inked === undefined ? <Artwork detail={detail} /> : <Layers {...{ Artwork, detail, inked }} />}
    </Svg>
  );
}

type LayersProps = ArtworkProps & { Artwork: ComponentType<ArtworkProps>; inked: number | null };

/** Construction lines, the whole in pencil, and the part that is in ink. */
function Layers({ Artwork, detail, inked }: LayersProps) {
  const pencilId = useId();
  const inkId = useId();
  return (
    <>
      <clipPath id={pencilId}>
        <Part {...PART} width={getPartWidth(inked === null ? 0 : 1)} />
      </clipPath>
      <clipPath id={inkId}>
        <Part {...PART} width={getPartWidth(inked ?? 0)} />
      </clipPath>
      <Construction>
        <Artwork detail={false} />
      </Construction>
      <Pencil clipPath={`url(#${pencilId})`}>
        <Artwork detail={false} />
      </Pencil>
      <g clipPath={`url(#${inkId})`}>
        <Artwork detail={detail && inked === 1} />
      </g>
    </>
  );
}

const PART = { x: -20, y: -20, height: 200 };
/** Where artworks begin and end on the grid. */
const EDGES = { left: 24, right: 216 };

/** Returns the width of the visible part for a share of the drawing, from the left. */
function getPartWidth(share: number): number {
  if (share === 0) return 0;
  const right = share === 1 ? 260 : EDGES.left + (EDGES.right - EDGES.left) * share;
  return Math.round((right - PART.x) * 10) / 10;
}

const Part = styled.rect`
  transition: width ${MOTION.draw};
`;

const Pencil = styled.g`
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
