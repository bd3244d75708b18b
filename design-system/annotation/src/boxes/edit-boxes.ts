import type { BoxesDefinition, LabeledBox } from '@platform/contracts';
import type { Point } from '../picture/picture-view.ts';

export type Rect = Pick<LabeledBox, 'x' | 'y' | 'width' | 'height'>;
type Bounds = Pick<BoxesDefinition, 'width' | 'height' | 'minSide'>;

/** A corner or side by which a box is resized: -1 is left or top, 1 right or bottom, 0 neither. */
export type Handle = { readonly dx: -1 | 0 | 1; readonly dy: -1 | 0 | 1 };

export const HANDLES: readonly Handle[] = [
  { dx: -1, dy: -1 },
  { dx: 0, dy: -1 },
  { dx: 1, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 1, dy: 1 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: -1, dy: 0 },
];

/** Makes the box between two points: in whole pixels, inside the picture, and at least as large as allowed. */
export function boxBetween(one: Point, other: Point, bounds: Bounds): Rect {
  const [x, width] = rangeBetween(one.x, other.x, bounds.width, bounds.minSide);
  const [y, height] = rangeBetween(one.y, other.y, bounds.height, bounds.minSide);
  return { x, y, width, height };
}

/** Moves a box by a distance, as far as the picture goes. */
export function moveBox(box: Rect, dx: number, dy: number, bounds: Bounds): Rect {
  const clamp = (value: number, max: number) => Math.max(0, Math.min(max, Math.round(value)));
  return {
    x: clamp(box.x + dx, bounds.width - box.width),
    y: clamp(box.y + dy, bounds.height - box.height),
    width: box.width,
    height: box.height,
  };
}

/** Moves one corner or side of a box by a distance; the opposite one stays. */
export function resizeBox(box: Rect, handle: Handle, dx: number, dy: number, bounds: Bounds): Rect {
  const [x, width] = resizeRange(box.x, box.width, handle.dx, dx, bounds.width, bounds.minSide);
  const [y, height] = resizeRange(box.y, box.height, handle.dy, dy, bounds.height, bounds.minSide);
  return { x, y, width, height };
}

function rangeBetween(one: number, other: number, length: number, min: number): [number, number] {
  const clamp = (value: number) => Math.max(0, Math.min(length, Math.round(value)));
  const [from, to] = [clamp(Math.min(one, other)), clamp(Math.max(one, other))];
  const size = Math.max(to - from, Math.min(min, length));
  return [Math.max(0, Math.min(from, length - size)), size];
}

function resizeRange(
  from: number,
  size: number,
  side: -1 | 0 | 1,
  by: number,
  length: number,
  min: number,
): [number, number] {
  const to = from + size;
  const distance = Math.round(by);
  if (side === -1) {
    const start = Math.max(0, Math.min(to - min, from + distance));
    return [start, to - start];
  }
  if (side === 1) return [from, Math.max(from + min, Math.min(length, to + distance)) - from];
  return [from, size];
}
