import type { ReactNode, SVGAttributes } from 'react';

/** Props of an artwork. `detail` adds construction lines and dimension texts, which need a width of about 240 px. */
export type ArtworkProps = { detail: boolean };

type Point = readonly [x: number, y: number];

/** A line in the full stroke width of 1.5 px, for the outline of an object. */
export function Outline(props: SVGAttributes<SVGPathElement> & { d: string }) {
  return <path {...props} />;
}

/** A thin, faint line, for construction lines, text on a page and glass. */
export function FineLine({
  dashed,
  ...rest
}: SVGAttributes<SVGPathElement> & { d: string; dashed?: boolean }) {
  return <path strokeWidth={1} strokeOpacity={0.6} strokeDasharray={dashed ? '5 4' : undefined} {...rest} />;
}

/** A faintly filled outline. `cover` hides what is behind it, so that the shape appears in front. */
export function Shape({ d, cover }: { d: string; cover?: boolean }) {
  return (
    <>
      {cover && <path d={d} fill="var(--drawing-ground, var(--surface))" stroke="none" />}
      <path d={d} fill="currentColor" fillOpacity={0.07} />
    </>
  );
}

/** Hatching: lines at 45 degrees inside a rectangle. */
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
  return <FineLine d={lines.join('')} />;
}

/** A dimension line between two bars, with an optional text in the middle. */
export function Dimension({ from, to, label }: { from: Point; to: Point; label?: string }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const bar = ([x, y]: Point) =>
    `M${roundTo2(x - uy * 4)} ${roundTo2(y + ux * 4)}L${roundTo2(x + uy * 4)} ${roundTo2(y - ux * 4)}`;
  const gap = label ? label.length * 2.6 + 4 : 0;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const line = label
    ? `M${formatPoint(from)}L${formatPoint([middle[0] - ux * gap, middle[1] - uy * gap])}M${formatPoint([middle[0] + ux * gap, middle[1] + uy * gap])}L${formatPoint(to)}`
    : `M${formatPoint(from)}L${formatPoint(to)}`;
  return (
    <>
      <path d={`${bar(from)}${bar(to)}${line}`} strokeWidth={1} strokeOpacity={0.75} />
      {label && (
        <DimensionText at={middle} angle={readableAngle(ux, uy)}>
          {label}
        </DimensionText>
      )}
    </>
  );
}

/** A text on the drawing, centered at a point and rotated by `angle` degrees. */
export function DimensionText({
  at: [x, y],
  angle = 0,
  children,
}: {
  at: Point;
  angle?: number;
  children: ReactNode;
}) {
  return (
    <text
      transform={`translate(${roundTo2(x)} ${roundTo2(y)}) rotate(${roundTo2(angle)})`}
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

/**
 * Returns the angle of a text along a line, in degrees. It is at least -90 and below 90, so the text is readable from
 * below or from the right, as in technical drawings.
 */
function readableAngle(ux: number, uy: number): number {
  const degrees = (Math.atan2(uy, ux) * 180) / Math.PI;
  if (degrees >= 90) return degrees - 180;
  return degrees < -90 ? degrees + 180 : degrees;
}

function formatPoint([x, y]: Point): string {
  return `${roundTo2(x)} ${roundTo2(y)}`;
}

/** Rounds to two decimals: precise enough for drawing, and equal on the server and in every browser. */
function roundTo2(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns the path data of a rectangle with rounded corners. */
export function roundedRect(x: number, y: number, width: number, height: number, radius = 6): string {
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${x + radius} ${y}h${width - 2 * radius}${arc(radius, radius)}v${height - 2 * radius}${arc(-radius, radius)}h${2 * radius - width}${arc(-radius, -radius)}v${2 * radius - height}${arc(radius, -radius)}z`;
}

/** Returns the path data of a circle. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

/** Returns the path data of two crossed axes, each `halfLength` long on both sides of the point. */
export function axes(x: number, y: number, halfLength: number): string {
  return `M${x - halfLength} ${y}h${2 * halfLength}M${x} ${y - halfLength}v${2 * halfLength}`;
}
