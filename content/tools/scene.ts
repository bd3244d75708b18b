/** Something in a picture whose place is known. Later objects cover earlier ones. */
export type SceneObject = {
  readonly kind: string;
  /** SVG that sets every color by a `fill` or `stroke` attribute, so that a mask can replace them. */
  readonly svg: string;
  /** What else is known of it, e.g. its color. */
  readonly details?: Readonly<Record<string, string>>;
};

/** A picture before it is rendered. */
export type Scene = {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly objects: readonly SceneObject[];
};

type Attributes = Readonly<Record<string, string | number>>;

const tag = (name: string, attributes: Attributes): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join(' ')}/>`;

/** Shapes in short form. Coordinates are pixels. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  tag('rect', { x, y, width, height, rx, fill });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  tag('ellipse', { cx, cy, rx, ry, fill });
export const ring = (cx: number, cy: number, r: number, stroke: string, width: number): string =>
  tag('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width });
export const shape = (d: string, fill: string): string => tag('path', { d, fill });
/** A line with round ends. */
export const line = (d: string, stroke: string, width: number): string =>
  tag('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** Moves a drawing to a place, scales it, and turns it to the other side. */
export function place(svg: string, x: number, y: number, scale: number, isFlipped = false): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(isFlipped ? -scale : scale)} ${round(scale)})">${svg}</g>`;
}

/** Paints a whole drawing in one color. */
export function silhouette(svg: string, color: string): string {
  return svg
    .replace(/fill="(?!none)[^"]*"/g, `fill="${color}"`)
    .replace(/stroke="(?!none)[^"]*"/g, `stroke="${color}"`);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
