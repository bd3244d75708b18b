import { type PointerEvent, type RefObject, useState } from 'react';

type Drag = {
  readonly id: string;
  /** How many of the other ranked entries are above the pointer. */
  readonly count: number;
};

/**
 * Lets entries be dragged by their handle with mouse, touch or pen. `list` has an element with `data-entry` for each
 * entry, and `data-ranked` on those with a place.
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, count: number) => void,
): {
  drag: Drag | undefined;
  handleProps: (id: string) => Record<string, (event: PointerEvent<HTMLElement>) => void>;
} {
  const [drag, setDrag] = useState<Drag>();

  const handleProps = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, count: countAbove(list.current, id, event.clientY) });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag?.id === id) setDrag({ id, count: countAbove(list.current, id, event.clientY) });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (drag?.id !== id) return;
      setDrag(undefined);
      // The last move may not be rendered yet, so the event's own point counts. A press without a move drops nothing.
      const entry = event.currentTarget.closest('[data-entry]')?.getBoundingClientRect();
      const isOutside = entry && (event.clientY < entry.top || event.clientY > entry.bottom);
      if (isOutside) onDrop(id, countAbove(list.current, id, event.clientY));
    },
    onPointerCancel: () => setDrag(undefined),
  });

  return { drag, handleProps };
}

function countAbove(list: HTMLElement | null, id: string, clientY: number): number {
  const ranked = list?.querySelectorAll<HTMLElement>('[data-entry][data-ranked]') ?? [];
  return [...ranked].filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    return element.dataset.entry !== id && top + height / 2 < clientY;
  }).length;
}
