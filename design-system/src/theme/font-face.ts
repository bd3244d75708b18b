/** URLs of the font files: Figtree in basic Latin and, for names, in extended Latin; JetBrains Mono in basic Latin. */
export type FontUrls = { latin: string; latinExt: string; mono: string };

/** The characters of the Latin file, as a `unicode-range`. */
export const LATIN_RANGE =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

/** Ascent and descent of the product's fonts, in em. */
const FIGTREE = { ascent: 0.95, descent: 0.25 };
const JETBRAINS_MONO = { ascent: 1.02, descent: 0.3 };

/**
 * Fallback fonts with their `scale`: the width of text in the product's font divided by its width in the fallback. For
 * Figtree it is measured in Chromium on a typical paragraph at weights 400 and 700. Monospaced fonts have one advance
 * width: 0.6 em in JetBrains Mono.
 */
const FALLBACKS = [
  {
    family: 'Figtree Arial',
    weight: '300 549',
    sources: ['Arial', 'Liberation Sans', 'Helvetica'],
    scale: 0.994,
    metrics: FIGTREE,
  },
  {
    family: 'Figtree Arial',
    weight: '550 900',
    sources: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
    scale: 0.958,
    metrics: FIGTREE,
  },
  { family: 'Figtree Roboto', weight: '300 549', sources: ['Roboto'], scale: 1.097, metrics: FIGTREE },
  {
    family: 'Figtree Roboto',
    weight: '550 900',
    sources: ['Roboto Bold', 'Roboto-Bold'],
    scale: 1.071,
    metrics: FIGTREE,
  },
  {
    family: 'JetBrains Mono Courier',
    weight: '400',
    sources: ['Courier New', 'Liberation Mono', 'Roboto Mono'],
    scale: 1,
    metrics: JETBRAINS_MONO,
  },
  {
    family: 'JetBrains Mono Menlo',
    weight: '400',
    sources: ['Menlo', 'Menlo-Regular', 'DejaVu Sans Mono'],
    scale: 0.6 / 0.602,
    metrics: JETBRAINS_MONO,
  },
];

/**
 * Builds the `@font-face` rules for the font files and the fallbacks. Preload the Latin file of Figtree: it is used if
 * it arrives before the first paint, otherwise from the next page on (`font-display: optional`), and from then on always,
 * because the kit keeps it. A later swap would shift lines: no fallback matches the width of every word.
 * JetBrains Mono is downloaded by the pages that use it and swapped in at once: its fallbacks match every letter.
 */
export function fontFaceCss(urls: FontUrls): string {
  const figtree = { family: 'Figtree', weight: '300 900', display: 'optional' };
  return [
    createFontFaceRule({ ...figtree, url: urls.latin, range: LATIN_RANGE }),
    createFontFaceRule({ ...figtree, url: urls.latinExt, range: LATIN_EXT }),
    createFontFaceRule({
      family: 'JetBrains Mono',
      weight: '400',
      display: 'swap',
      url: urls.mono,
      range: LATIN_RANGE,
    }),
    ...FALLBACKS.map(createFallbackRule),
  ].join('\n');
}

type FontFace = { family: string; weight: string; display: string; url: string; range: string };

function createFontFaceRule({ family, weight, display, url, range }: FontFace): string {
  return `@font-face { font-family: ${family}; font-style: normal; font-weight: ${weight}; font-display: ${display}; src: url(${url}) format('woff2'); unicode-range: ${range}; }`;
}

function createFallbackRule({ family, weight, sources, scale, metrics }: (typeof FALLBACKS)[number]): string {
  const src = sources.map((name) => `local('${name}')`).join(', ');
  const adjust = `size-adjust: ${formatPercent(scale)}; ascent-override: ${formatPercent(metrics.ascent / scale)}; descent-override: ${formatPercent(metrics.descent / scale)}; line-gap-override: 0%;`;
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${src}; ${adjust} }`;
}

function formatPercent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
