/** Room between things, in steps of 4 px: `space(4)` is 16 px. In rem, so that it grows with the reader's text size. */
export function space(steps: number): string {
  return `${steps / 4}rem`;
}

/** The sizes of text, named by their px on a wide screen; the large ones shrink with the window. */
export type TextSize = 14 | 16 | 18 | 22 | 28 | 38 | 60;

const TEXT: Record<TextSize, { size: string; line: number }> = {
  14: { size: '0.875rem', line: 1.45 },
  16: { size: '1rem', line: 1.55 },
  18: { size: '1.125rem', line: 1.6 },
  22: { size: 'clamp(1.25rem, 1.18rem + 0.3vw, 1.375rem)', line: 1.3 },
  28: { size: 'clamp(1.5rem, 1.36rem + 0.63vw, 1.75rem)', line: 1.22 },
  38: { size: 'clamp(1.75rem, 1.4rem + 1.56vw, 2.375rem)', line: 1.15 },
  60: { size: 'clamp(2.25rem, 1.4rem + 3.75vw, 3.75rem)', line: 1.08 },
};

/** The declarations of a text size: font size and line height. */
export function textSize(size: TextSize): string {
  return `font-size: ${TEXT[size].size}; line-height: ${TEXT[size].line};`;
}

/** Corner radii in px: what holds content, what is pressed or filled in, what is a word in a box. */
export const RADIUS = { card: '14px', control: '10px', badge: '6px' } as const;

/** Heights of what is pressed: 44 px, and 36 px inside tables and dense rows. */
export const CONTROL_HEIGHT = { regular: '2.75rem', compact: '2.25rem' } as const;

/** The widest a page gets (1160 px) and the widest a line of text gets. */
export const WIDTH = { page: '72.5rem', text: '40em' } as const;

/** Weights of Figtree in use: text, names and buttons, headings. */
export const WEIGHT = { text: 400, medium: 550, strong: 650, heading: 720 } as const;

/** Below this width, in px, a page is a phone's: rows stack, dialogs rise from the lower edge. */
export const PHONE_BELOW_PX = 768;

/** Media queries, to be used as a rule's head inside a style. */
export const MEDIA = {
  phone: `@media (max-width: ${PHONE_BELOW_PX - 0.02}px)`,
  wide: '@media (min-width: 1024px)',
} as const;

/** How things move: short, easing out. Only transform, opacity and colours are ever moved. */
export const MOTION = { quick: '120ms ease-out', calm: '180ms ease-out' } as const;

/** What floats above the page casts the only shadows there are. */
export const FLOAT_SHADOW = '0 1px 2px rgb(9 20 32 / 0.1), 0 12px 32px rgb(9 20 32 / 0.18)';

/** Layers above the page, lowest first. */
export const LAYER = { header: 10, floating: 20, dialog: 30, toast: 40 } as const;
