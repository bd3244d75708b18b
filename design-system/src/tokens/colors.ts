/**
 * All colors of the product, one set per theme. Styles use a token through `color()`, never a value, so that the same
 * page works in both themes. `contrast.test.ts` checks the pairs in use.
 */
export const LIGHT = {
  bg: '#F6F7F3',
  surface: '#FFFFFF',
  sunken: '#ECEFE9',
  elevated: '#FFFFFF',
  ink: '#13201A',
  muted: '#55635B',
  line: '#DCE2DA',
  elevatedLine: '#DCE2DA',
  control: '#7F8B84',
  primary: '#17406D',
  primaryHover: '#0F3158',
  onPrimary: '#FFFFFF',
  primarySoft: '#E4EDF6',
  draft: '#12345A',
  draftLine: '#2A496B',
  onDraft: '#FFFFFF',
  available: '#0B6E4F',
  availableSoft: '#E0F1E9',
  locked: '#85560A',
  lockedSoft: '#FAEFD8',
  held: '#5A40A0',
  heldSoft: '#EEEAF9',
  danger: '#B3261E',
  dangerHover: '#951C15',
  onDanger: '#FFFFFF',
  dangerSoft: '#FBE8E6',
} as const;

/** What differs on paper, where backgrounds are not printed: the light theme has dark text everywhere else. */
export const PAPER: Partial<Record<ColorToken, string>> = {
  bg: '#FFFFFF',
  sunken: '#FFFFFF',
  draft: '#FFFFFF',
  draftLine: LIGHT.line,
  onDraft: LIGHT.ink,
};

/** Name of a color, by purpose rather than appearance. */
export type ColorToken = keyof typeof LIGHT;

export const DARK: Record<ColorToken, string> = {
  bg: '#0D141B',
  surface: '#141E28',
  sunken: '#0A1016',
  elevated: '#1B2733',
  ink: '#E9EFF3',
  muted: '#9DAFBC',
  line: '#263440',
  elevatedLine: '#34465A',
  control: '#62747F',
  primary: '#8DBBF2',
  primaryHover: '#A9CCF6',
  onPrimary: '#0A1A2B',
  primarySoft: '#1A2C40',
  draft: '#143A63',
  draftLine: '#2C5580',
  onDraft: '#E9EFF3',
  available: '#5FD3A4',
  availableSoft: '#12302A',
  locked: '#EDBE68',
  lockedSoft: '#33280F',
  held: '#BBA6F5',
  heldSoft: '#272041',
  danger: '#FF8A80',
  dangerHover: '#FFA59D',
  onDanger: '#2B0A08',
  dangerSoft: '#3B1816',
};

/** Returns the CSS variable of a color in the active theme: `color('onPrimary')` is `var(--on-primary)`. */
export function color(token: ColorToken): string {
  return `var(${variableName(token)})`;
}

/** Returns the CSS declarations of all color variables of a theme, for `:root`. */
export function colorDeclarations(theme: Partial<Record<ColorToken, string>>): string {
  return Object.entries(theme)
    .map(([token, value]) => `${variableName(token)}: ${value};`)
    .join('\n');
}

function variableName(token: string): string {
  return `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
