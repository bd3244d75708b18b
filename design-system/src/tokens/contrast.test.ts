import { type ColorToken, DARK, LIGHT } from './colors.ts';

const GROUNDS = ['bg', 'surface', 'sunken', 'primarySoft'] as const;
const TEXTS = ['ink', 'muted', 'primary', 'available', 'locked', 'held', 'danger'] as const;

const TEXT_PAIRS: [ColorToken, ColorToken][] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): [ColorToken, ColorToken] => [text, ground])),
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

/** What shows where a control is, or what fills a bar. */
const SHAPE_PAIRS: [ColorToken, ColorToken][] = [
  ['control', 'bg'],
  ['control', 'surface'],
  ['control', 'sunken'],
  ['primary', 'bg'],
  ['available', 'sunken'],
  ['locked', 'sunken'],
];

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('%s theme', (_name, theme) => {
  test.each(TEXT_PAIRS)('%s is read on %s (4.5:1)', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPE_PAIRS)('%s is seen on %s (3:1)', (shape, ground) => {
    expect(contrast(theme[shape], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
