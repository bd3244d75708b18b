import type { ReactNode, SVGAttributes } from 'react';

/** What a drawing is told: whether there is room for construction lines and figures (from about 240 px of width). */
export type SheetProps = { detail: boolean };

type Point = readonly [x: number, y: number];

/** The outline of a thing: the one line of 1.5 px. */
export function Outline(props: SVGAttributes<SVGPathElement> & { d: string }) {
  return <path {...props} />;
}

/** What is light in weight: construction lines, text on a page, glass. */
export function Fine({ dashed, ...rest }: SVGAttributes<SVGPathElement> & { d: string; dashed?: boolean }) {
  return <path strokeWidth={1} strokeOpacity={0.6} strokeDasharray={dashed ? '5 4' : undefined} {...rest} />;
}

/** A body: the same outline, faintly filled, so that what stands in front reads as in front. */
export function Body({ d, cover }: { d: string; cover?: boolean }) {
  return (
    <>
      {cover && <path d={d} fill="var(--drawing-ground, var(--surface))" stroke="none" />}
      <path d={d} fill="currentColor" fillOpacity={0.07} />
    </>
  );
}

/** A section cut: lines at 45 degrees inside a rectangle. */
export function Hatch({
  x,
  y,
  width,
  height,
  step = 6,
}: Record<'x' | 'y' | 'width' | 'height', number> & { step?: number }) {
  const lines: string[] = [];
  for (let sum = step; sum < width + height; sum += step) {
    const from = `${x + Math.max(0, sum - height)} ${y + Math.min(sum, height)}`;
    const to = `${x + Math.min(sum, width)} ${y + Math.max(0, sum - width)}`;
    lines.push(`M${from}L${to}`);
  }
  return <Fine d={lines.join('')} />;
}

/** How long something is: a line between two bars, and the figure in its middle where there is room. */
export function Dimension({ from, to, figure }: { from: Point; to: Point; figure?: string }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const bar = ([x, y]: Point) => `M${n(x - uy * 4)} ${n(y + ux * 4)}L${n(x + uy * 4)} ${n(y - ux * 4)}`;
  const gap = figure ? figure.length * 2.6 + 4 : 0;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const line = figure
    ? `M${at(from)}L${at([middle[0] - ux * gap, middle[1] - uy * gap])}M${at([middle[0] + ux * gap, middle[1] + uy * gap])}L${at(to)}`
    : `M${at(from)}L${at(to)}`;
  return (
    <>
      <path d={`${bar(from)}${bar(to)}${line}`} strokeWidth={1} strokeOpacity={0.75} />
      {figure && (
        <Figure at={middle} turn={turnOf(ux, uy)}>
          {figure}
        </Figure>
      )}
    </>
  );
}

/** A number on the drawing, at a point, turned by so many degrees. */
export function Figure({
  at: [x, y],
  turn = 0,
  children,
}: {
  at: Point;
  turn?: number;
  children: ReactNode;
}) {
  return (
    <text
      transform={`translate(${n(x)} ${n(y)}) rotate(${n(turn)})`}
      dy="3"
      textAnchor="middle"
      fontSize="8.5"
      fill="currentColor"
      fillOpacity={0.85}
      stroke="none"
    >
      {children}
    </text>
  );
}

/** Figures are read from below or from the right, as on every drawing: between -90 and 90 degrees, upright first. */
function turnOf(ux: number, uy: number): number {
  const degrees = (Math.atan2(uy, ux) * 180) / Math.PI;
  if (degrees >= 90) return degrees - 180;
  return degrees < -90 ? degrees + 180 : degrees;
}

function at([x, y]: Point): string {
  return `${n(x)} ${n(y)}`;
}

/** Two decimals are finer than any pen, and the same on every machine. */
function n(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A rectangle with rounded corners as path data. */
export function box(x: number, y: number, width: number, height: number, radius = 6): string {
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${x + radius} ${y}h${width - 2 * radius}${arc(radius, radius)}v${height - 2 * radius}${arc(-radius, radius)}h${2 * radius - width}${arc(-radius, -radius)}v${2 * radius - height}${arc(radius, -radius)}z`;
}

/** A circle as path data. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

/** The two crossed axes of something round or mirrored. */
export function axes(x: number, y: number, reach: number): string {
  return `M${x - reach} ${y}h${2 * reach}M${x} ${y - reach}v${2 * reach}`;
}
