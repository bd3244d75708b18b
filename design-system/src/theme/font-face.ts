/** URLs of the two font files: basic Latin, and extended Latin for names. */
export type FontUrls = { latin: string; latinExt: string };

/** The font family of the product, followed by fallbacks with matched metrics for the first paint without it. */
export const FONT_FAMILY = "Figtree, 'Figtree Arial', 'Figtree Roboto', system-ui, sans-serif";

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

/**
 * Fallback fonts with their `scale`: the width of text in Figtree divided by its width in the fallback, measured in
 * Chromium on a typical paragraph at weights 400 and 700. Figtree has an ascent of 0.95 em and a descent of 0.25 em.
 */
const FALLBACKS = [
  {
    family: 'Figtree Arial',
    weight: '300 549',
    sources: ['Arial', 'Liberation Sans', 'Helvetica'],
    scale: 0.994,
  },
  {
    family: 'Figtree Arial',
    weight: '550 900',
    sources: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
    scale: 0.958,
  },
  { family: 'Figtree Roboto', weight: '300 549', sources: ['Roboto'], scale: 1.097 },
  { family: 'Figtree Roboto', weight: '550 900', sources: ['Roboto Bold', 'Roboto-Bold'], scale: 1.071 },
];

/**
 * Builds the `@font-face` rules for the two files and the fallbacks. Preload the Latin file: it is used if it arrives
 * before the first paint, otherwise from the next page load on (`font-display: optional`). A later swap would shift
 * lines, because no fallback matches the width of every word.
 */
export function fontFaceCss(urls: FontUrls): string {
  return [
    createFontFaceRule(urls.latin, LATIN),
    createFontFaceRule(urls.latinExt, LATIN_EXT),
    ...FALLBACKS.map(createFallbackRule),
  ].join('\n');
}

function createFontFaceRule(url: string, range: string): string {
  return `@font-face { font-family: Figtree; font-style: normal; font-weight: 300 900; font-display: optional; src: url(${url}) format('woff2'); unicode-range: ${range}; }`;
}

function createFallbackRule({ family, weight, sources, scale }: (typeof FALLBACKS)[number]): string {
  const src = sources.map((name) => `local('${name}')`).join(', ');
  const adjust = `size-adjust: ${formatPercent(scale)}; ascent-override: ${formatPercent(0.95 / scale)}; descent-override: ${formatPercent(0.25 / scale)}; line-gap-override: 0%;`;
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${src}; ${adjust} }`;
}

function formatPercent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
