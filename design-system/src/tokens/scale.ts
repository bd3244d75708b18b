/** Returns a spacing in steps of 4 px: `space(4)` is 16 px. In rem, so it scales with the user's text size. */
export function space(steps: number): string {
  return `${steps / 4}rem`;
}

/**
 * Text sizes, named by their px on a wide screen; sizes from 22 shrink with the window, and end where a long word of a
 * heading would no longer fit on a phone, whatever the size of text in its settings.
 */
export const TEXT_SIZES = {
  14: { size: '0.875rem', line: 1.45 },
  16: { size: '1rem', line: 1.55 },
  18: { size: '1.125rem', line: 1.6 },
  22: { size: 'min(clamp(1.25rem, 1.18rem + 0.3vw, 1.375rem), 10vw)', line: 1.3 },
  28: { size: 'min(clamp(1.5rem, 1.36rem + 0.63vw, 1.75rem), 10vw)', line: 1.22 },
  38: { size: 'min(clamp(1.75rem, 1.4rem + 1.56vw, 2.375rem), 12vw)', line: 1.15 },
  60: { size: 'min(clamp(2.25rem, 1.4rem + 3.75vw, 3.75rem), 12vw)', line: 1.08 },
} as const;

export type TextSize = keyof typeof TEXT_SIZES;

/** Returns the CSS declarations of a text size: font size and line height. */
export function textSize(size: TextSize): string {
  const { size: fontSize, line } = TEXT_SIZES[size];
  return `font-size: ${fontSize}; line-height: ${line};`;
}

/**
 * Font families of text and of code, ids and text drawings. The product's font comes first; its fallbacks have matched
 * metrics, for the time until it is loaded.
 */
export const FONT = {
  text: "Figtree, 'Figtree Arial', 'Figtree Roboto', sans-serif",
  mono: "'JetBrains Mono', 'JetBrains Mono Courier', 'JetBrains Mono Menlo', monospace",
} as const;

/**
 * Space between the edge of a card and what is in it: 24 px, and 20 px on phones and in the console. Global styles set
 * it; a shell of before has none.
 */
export const INSET = 'var(--card-inset, 1.25rem)';

/** Corner radii of containers, of buttons and inputs, and of badges. */
export const RADIUS = { card: '14px', control: '10px', badge: '6px' } as const;

/** Heights of controls: 44 px, or 36 px inside tables and dense rows. */
export const CONTROL_HEIGHT = { regular: '2.75rem', compact: '2.25rem' } as const;

/** Maximum widths of a page (1160 px) and of a line of text. */
export const WIDTH = { page: '72.5rem', text: '40em' } as const;

/** Font weights: body text, labels, buttons and strong text, headings. */
export const WEIGHT = { text: 400, medium: 550, strong: 650, heading: 720 } as const;

/** Below this width, in px, pages use the phone layout: rows stack, dialogs slide up from the bottom edge. */
export const MOBILE_BREAKPOINT_PX = 768;

/** A width of a media query, in `em`: who has set larger text in the browser gets the layout of a narrower screen. */
const toEm = (px: number): string => `${px / 16}em`;

/** Media queries for screens from, and below, a width of so many px at the usual size of text. */
export const fromWidth = (px: number): string => `@media (min-width: ${toEm(px)})`;
export const belowWidth = (px: number): string => `@media (max-width: ${toEm(px - 0.02)})`;

const WIDE_PX = 1024;

/** Media queries, for use as a rule inside a style. */
export const MEDIA = {
  // Paper is as narrow as a phone, but has no need of its layout.
  phone: `@media screen and (max-width: ${toEm(MOBILE_BREAKPOINT_PX - 0.02)})`,
  tablet: `${fromWidth(MOBILE_BREAKPOINT_PX)} and (max-width: ${toEm(WIDE_PX - 0.02)})`,
  wide: fromWidth(WIDE_PX),
} as const;

/** At least 16 px: Safari on phones zooms into a field with a smaller text, and stays zoomed. */
export const FIELD_TEXT_ON_PHONES = 'max(1rem, 16px)';

/** Durations and easing of animations. Animate only transform, opacity and colors, or what moves nothing else. */
export const MOTION = {
  quick: '120ms ease-out',
  calm: '180ms ease-out',
  /** For what grows by a reward. */
  grow: '500ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  /** For lines that are drawn. */
  draw: '900ms cubic-bezier(0.2, 0.8, 0.2, 1)',
} as const;

/**
 * Declarations of elements that float above the page; nothing else has a shadow. In the dark theme they are lighter than
 * the page; an older shell does not define these colors.
 */
export const FLOATING = `
  border-color: var(--elevated-line, var(--line));
  background: var(--elevated, var(--surface));
  box-shadow: 0 1px 2px rgb(9 20 32 / 0.1), 0 12px 32px rgb(9 20 32 / 0.18);
`;

/** Values of `z-index`, lowest first. */
export const LAYER = { header: 10, floating: 20, dialog: 30, toast: 40 } as const;
