import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import {
  centerAt,
  clampView,
  isInView,
  keepView,
  recallView,
  toPicturePoint,
  WHOLE_PICTURE,
  zoomAt,
  type Point,
  type Size,
  type View,
} from './picture-view.ts';

const ZOOM_STEP = 1.5;

export type PictureView = ReturnType<typeof usePictureView>;

/**
 * Keeps what is shown of a picture: zoomed by buttons, by Ctrl and the wheel, and by two fingers; moved by two fingers,
 * by the middle button, and by one pointer where `pansWith` says so.
 */
export function usePictureView(
  picture: string,
  size: Size,
  pansWith: (event: PointerEvent) => boolean = () => false,
) {
  const svg = useRef<SVGSVGElement>(null);
  const [view, setView] = useState(() => recallView(picture));
  const frameWidth = useFrameWidth(svg);
  const pointers = useRef(new Map<number, Point>());

  const show = (next: View): void => {
    setView(next);
    keepView(picture, next);
  };
  const toPicture = (screen: Point): Point => {
    const frame = svg.current?.getBoundingClientRect();
    return frame && frame.width > 0 ? toPicturePoint(screen, frame, view, size) : screen;
  };
  const middle = (): Point => ({
    x: view.x + size.width / view.scale / 2,
    y: view.y + size.height / view.scale / 2,
  });
  const zoom = (factor: number, at = middle()): void => show(zoomAt(view, size, factor, at));

  useWheelZoom(svg, (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300), toPicture({ x: event.clientX, y: event.clientY }));
  });

  /** Begins to zoom or move the view. Returns whether it did; then the pointer draws nothing. */
  function onPointerDown(event: PointerEvent): boolean {
    pointers.current.set(event.pointerId, pointOf(event));
    if (event.pointerType !== 'touch' && pointers.current.size > 1) pointers.current.clear();
    const isGesture = pointers.current.size > 1 || event.button === 1 || pansWith(event);
    if (!isGesture && event.pointerType !== 'touch') pointers.current.clear();
    return isGesture;
  }

  /** Returns whether the pointer zooms or moves the view. */
  function onPointerMove(event: PointerEvent, isGesture: boolean): void {
    const before = pointers.current.get(event.pointerId);
    const after = pointOf(event);
    if (!before) return;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, after);
    if (!isGesture) return;
    if (!other) {
      show(move(view, toPicture(before), toPicture(after), size));
      return;
    }
    const factor = distance(after, other) / Math.max(1, distance(before, other));
    const [from, to] = [toPicture(between(before, other)), toPicture(between(after, other))];
    show(zoomAt(move(view, from, to, size), size, factor, from));
  }

  function onPointerEnd(event: PointerEvent): void {
    pointers.current.delete(event.pointerId);
  }

  return {
    svg,
    view,
    /** Pixels of the picture per pixel of the screen. */
    pixel: size.width / view.scale / (frameWidth || size.width),
    toPicture,
    middle,
    zoomIn: () => zoom(ZOOM_STEP),
    zoomOut: () => zoom(1 / ZOOM_STEP),
    showAll: () => show(WHOLE_PICTURE),
    /** Moves the view so that a point is inside it. */
    reveal: (point: Point): void => {
      if (!isInView(view, size, point)) show(centerAt(view, size, point));
    },
    onPointerDown,
    onPointerMove,
    onPointerEnd,
  };
}

/** Follows the width of the picture on the screen; 0 before it is known. */
function useFrameWidth(svg: RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    const measure = () => setWidth(element.getBoundingClientRect().width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg]);
  return width;
}

/** Listens to Ctrl and the wheel, which a touchpad's pinch sends too. React's listener cannot prevent the default. */
function useWheelZoom(svg: RefObject<SVGSVGElement | null>, onZoom: (event: WheelEvent) => void): void {
  const handle = useEffectEvent((event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) onZoom(event);
  });
  useEffect(() => {
    const element = svg.current;
    const listener = (event: WheelEvent) => handle(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [svg]);
}

/** Moves a view so that what was at one point of the picture is at another. */
function move(view: View, from: Point, to: Point, size: Size): View {
  return clampView({ scale: view.scale, x: view.x + from.x - to.x, y: view.y + from.y - to.y }, size);
}

export function pointOf({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point {
  return { x: clientX, y: clientY };
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
