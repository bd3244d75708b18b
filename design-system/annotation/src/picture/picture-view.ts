/** The size of a picture in its own pixels. */
export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };
/** What is shown of a picture: `scale` 1 is all of it; `x` and `y` are the corner, in pixels of the picture. */
export type View = Point & { readonly scale: number };

const SCALE_MAX = 16;
export const WHOLE_PICTURE: View = { x: 0, y: 0, scale: 1 };

/** Keeps a view inside the picture. */
export function clampView({ scale, x, y }: View, { width, height }: Size): View {
  const clamped = Math.max(1, Math.min(SCALE_MAX, scale));
  const clamp = (value: number, length: number) => Math.max(0, Math.min(length - length / clamped, value));
  return { scale: clamped, x: clamp(x, width), y: clamp(y, height) };
}

/** Zooms so that a point of the picture stays where it is on the screen. */
export function zoomAt(view: View, size: Size, factor: number, { x, y }: Point): View {
  const scale = Math.max(1, Math.min(SCALE_MAX, view.scale * factor));
  const ratio = view.scale / scale;
  return clampView({ scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, size);
}

/** Whether a point of the picture is shown. */
export function isInView({ x, y, scale }: View, { width, height }: Size, point: Point): boolean {
  const isWithin = (value: number, from: number, length: number) => value >= from && value <= from + length;
  return isWithin(point.x, x, width / scale) && isWithin(point.y, y, height / scale);
}

/** Moves a view so that a point of the picture is in its middle, as far as the picture goes. */
export function centerAt({ scale }: View, size: Size, { x, y }: Point): View {
  return clampView({ scale, x: x - size.width / scale / 2, y: y - size.height / scale / 2 }, size);
}

/** Returns the point of the picture at a point of the screen; it may lie outside of the picture. */
export function toPicturePoint(screen: Point, frame: DOMRectReadOnly, view: View, size: Size): Point {
  return {
    x: view.x + ((screen.x - frame.left) / frame.width) * (size.width / view.scale),
    y: view.y + ((screen.y - frame.top) / frame.height) * (size.height / view.scale),
  };
}

/** The views of pictures that were left, so that an item looks the same when the member returns to it. */
const leftViews = new Map<string, View>();
const KEPT_VIEWS = 200;

export function recallView(picture: string): View {
  return leftViews.get(picture) ?? WHOLE_PICTURE;
}

export function keepView(picture: string, view: View): void {
  leftViews.delete(picture);
  leftViews.set(picture, view);
  const [oldest] = leftViews.keys();
  if (leftViews.size > KEPT_VIEWS && oldest !== undefined) leftViews.delete(oldest);
}
