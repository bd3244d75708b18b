import { type ColorToken, DARK, LIGHT } from './colors.ts';

const BACKGROUNDS = ['bg', 'surface', 'elevated', 'sunken', 'primarySoft'] as const;
const TEXTS = ['ink', 'muted', 'primary', 'available', 'locked', 'held', 'danger'] as const;

const TEXT_PAIRS: [ColorToken, ColorToken][] = [
  ...TEXTS.flatMap((text) => BACKGROUNDS.map((background): [ColorToken, ColorToken] => [text, background])),
  ...(['available', 'locked', 'held', 'danger'] as const).flatMap((tone): [ColorToken, ColorToken][] => [
    [tone, `${tone}Soft`],
    ['ink', `${tone}Soft`],
    ['muted', `${tone}Soft`],
  ]),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onDraft', 'draft'],
];

/** Borders of controls and fills of bars, which need less contrast than text (WCAG 1.4.11). */
const SHAPE_PAIRS: [ColorToken, ColorToken][] = [
  ['control', 'bg'],
  ['control', 'surface'],
  ['control', 'elevated'],
  ['control', 'sunken'],
  ['primary', 'bg'],
  ['available', 'sunken'],
  ['locked', 'sunken'],
];

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('%s theme', (_name, theme) => {
  test.each(TEXT_PAIRS)('has a contrast of at least 4.5:1 for %s text on %s', (text, background) => {
    expect(contrast(theme[text], theme[background])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPE_PAIRS)('has a contrast of at least 3:1 for %s shapes on %s', (shape, background) => {
    expect(contrast(theme[shape], theme[background])).toBeGreaterThanOrEqual(3);
  });
});

/** Computes the WCAG 2.2 contrast ratio of two colors, 1 to 21. */
function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
