import { styled } from 'styled-components';
import { HANDLES, type Rect } from './edit-boxes.ts';

/** Pixels of the screen: the visible square, and the area that takes a finger. */
const VISIBLE = 10;
const TOUCHABLE = 28;

/** The corners and sides by which the selected box is resized. `pixel` is the size of a screen pixel in the picture. */
export function BoxHandles({ box, pixel }: { box: Rect; pixel: number }) {
  return HANDLES.map(({ dx, dy }, index) => {
    const x = box.x + ((dx + 1) / 2) * box.width;
    const y = box.y + ((dy + 1) / 2) * box.height;
    return (
      <HandleGroup key={index} data-handle={index} data-direction={`${dx},${dy}`}>
        <Square className="touchable" x={x} y={y} side={TOUCHABLE * pixel} />
        <Square className="visible" x={x} y={y} side={VISIBLE * pixel} />
      </HandleGroup>
    );
  });
}

function Square({ x, y, side, className }: { x: number; y: number; side: number; className: string }) {
  return <rect className={className} x={x - side / 2} y={y - side / 2} width={side} height={side} />;
}

const HandleGroup = styled.g`
  .touchable {
    fill: transparent;
  }

  .visible {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }

  &[data-direction='-1,-1'],
  &[data-direction='1,1'] {
    cursor: nwse-resize;
  }

  &[data-direction='1,-1'],
  &[data-direction='-1,1'] {
    cursor: nesw-resize;
  }

  &[data-direction='0,-1'],
  &[data-direction='0,1'] {
    cursor: ns-resize;
  }

  &[data-direction='-1,0'],
  &[data-direction='1,0'] {
    cursor: ew-resize;
  }
`;
