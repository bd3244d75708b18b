import { useRef, useState, type PointerEvent } from 'react';
import type { BoxesDefinition } from '@platform/contracts';
import type { Point } from '../picture/picture-view.ts';
import { pointOf, type PictureView } from '../picture/use-picture-view.ts';
import { boxBetween, HANDLES, moveBox, resizeBox, type Handle, type Rect } from './edit-boxes.ts';

/** Pixels of the screen that a pointer moves before it draws: less is a tap. */
const TAP_MAX = 4;

type Drag = {
  readonly pointerId: number;
  readonly start: Point;
  readonly startOnScreen: Point;
  /** What the pointer does; a tap on a box selects it, and a longer way draws a box inside of it. */
  readonly kind: 'draw' | 'move' | 'resize';
  readonly index: number | undefined;
  readonly handle: Handle | undefined;
};

type Options = {
  readonly definition: BoxesDefinition;
  readonly pictureView: PictureView;
  readonly selected: number | undefined;
  readonly boxAt: (index: number) => Rect | undefined;
  readonly onDraw: (box: Rect) => void;
  readonly onChange: (index: number, box: Rect) => void;
  /** A tap: on a box, or beside all of them. */
  readonly onTap: (index: number | undefined) => void;
};

/** Draws, moves and resizes boxes with mouse, pen and finger. The answer changes once, when the pointer is lifted. */
export function useBoxDrag(options: Options) {
  const { definition, pictureView, selected, boxAt } = options;
  const drag = useRef<Drag>(undefined);
  const isGesture = useRef(false);
  /** The box as it would become. It alone is rendered while the pointer moves. */
  const [preview, setPreview] = useState<{ readonly index: number | undefined; readonly box: Rect }>();

  function onPointerDown(event: PointerEvent<SVGSVGElement>): void {
    isGesture.current = pictureView.onPointerDown(event);
    if ('setPointerCapture' in event.currentTarget) event.currentTarget.setPointerCapture(event.pointerId);
    if (isGesture.current) {
      cancel();
      return;
    }
    if (event.button !== 0) return;
    const target = event.target as Element;
    const handle = HANDLES[numberOf(target, 'data-handle') ?? -1];
    const index = handle ? selected : numberOf(target, 'data-box');
    const isOwn = index !== undefined && index === selected;
    drag.current = {
      pointerId: event.pointerId,
      start: pictureView.toPicture(pointOf(event)),
      startOnScreen: pointOf(event),
      kind: handle ? 'resize' : isOwn ? 'move' : 'draw',
      index,
      handle,
    };
  }

  function onPointerMove(event: PointerEvent<SVGSVGElement>): void {
    pictureView.onPointerMove(event, isGesture.current);
    const current = drag.current;
    if (!current || current.pointerId !== event.pointerId) return;
    const box = resultOf(current, event);
    if (box) setPreview({ index: current.kind === 'draw' ? undefined : current.index, box });
  }

  function onPointerUp(event: PointerEvent<SVGSVGElement>): void {
    pictureView.onPointerEnd(event);
    const current = drag.current;
    if (!current || current.pointerId !== event.pointerId) return;
    // The event's own point: the last move may not have been rendered yet.
    const box = resultOf(current, event);
    cancel();
    if (!box) options.onTap(current.index);
    else if (current.kind === 'draw') options.onDraw(box);
    else if (current.index !== undefined) options.onChange(current.index, box);
  }

  const onPointerCancel = (event: PointerEvent<SVGSVGElement>): void => {
    pictureView.onPointerEnd(event);
    cancel();
  };

  function cancel(): void {
    drag.current = undefined;
    setPreview(undefined);
  }

  /** Returns the box that a drag leads to; `undefined` while it is only a tap. */
  function resultOf(
    { kind, index, handle, start, startOnScreen }: Drag,
    event: PointerEvent,
  ): Rect | undefined {
    const onScreen = pointOf(event);
    if (Math.hypot(onScreen.x - startOnScreen.x, onScreen.y - startOnScreen.y) < TAP_MAX) return undefined;
    const end = pictureView.toPicture(onScreen);
    if (kind === 'draw') return boxBetween(start, end, definition);
    const box = index === undefined ? undefined : boxAt(index);
    if (!box) return undefined;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    return handle ? resizeBox(box, handle, dx, dy, definition) : moveBox(box, dx, dy, definition);
  }

  return { preview, onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

/** Returns the number in an attribute of an element or of one around it. */
function numberOf(target: Element, attribute: string): number | undefined {
  const value = target.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;
  return value === undefined ? undefined : Number(value);
}
