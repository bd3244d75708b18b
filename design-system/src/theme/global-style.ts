import { createGlobalStyle } from 'styled-components';
import { colorDeclarations, DARK, LIGHT, PAPER } from '../tokens/colors.ts';
import { FONT, MEDIA, space, WEIGHT } from '../tokens/scale.ts';
import { type FontUrls, fontFaceCss } from './font-face.ts';

/**
 * Returns the base styles as plain CSS: fonts, colors of both themes, reset and focus ring.
 *
 * Server-rendered pages put them into a separate `<style>`: if styled-components held the fonts, each rule that it
 * inserts would lay out the whole page again. The theme follows the system unless `:root` has `data-theme="light"` or
 * `"dark"`; paper is always light. Under reduced motion there are no transitions at all: a short one on every element
 * would delay an inherited color by one frame per level.
 */
export function globalCss(fonts: FontUrls): string {
  return `
  ${fontFaceCss(fonts)}

  :root {
    ${colorDeclarations(LIGHT)}
    color-scheme: light;
    --focus: var(--primary);
    --card-inset: ${space(6)};
  }

  ${MEDIA.phone} {
    :root { --card-inset: ${space(5)}; }
  }

  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${colorDeclarations(DARK)}
      color-scheme: dark;
    }
  }

  @media screen {
    :root[data-theme='dark'] {
      ${colorDeclarations(DARK)}
      color-scheme: dark;
    }
  }

  ${PRINT}

  *, *::before, *::after { box-sizing: border-box; }

  * { margin: 0; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: max(5.5rem, var(--toast-bottom, 0px));
  }

  body {
    min-height: 100vh;
    min-height: 100dvh;
    background: var(--bg);
    color: var(--ink);
    font: ${WEIGHT.text} 1rem / 1.55 ${FONT.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  img, svg, video { display: block; max-width: 100%; }

  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }

  /* At 0.9 em its lowercase letters are as tall as those of the text around it. An id shows no ligatures. */
  code, kbd, pre, samp { font-family: ${FONT.mono}; font-size: 0.9em; font-variant-ligatures: none; }

  h1, h2, h3, h4 { text-wrap: balance; }

  a { color: var(--primary); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }

  a:hover { text-decoration-thickness: 2px; }

  ul[class], ol[class] { list-style: none; padding: 0; }

  fieldset { border: 0; padding: 0; min-width: 0; }

  summary { cursor: pointer; }

  [hidden] { display: none !important; }

  ::selection { background: var(--primary); color: var(--on-primary); }

  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }

  [tabindex='-1']:focus-visible { outline: none; }

  /* Icons have lines of 1.5 px at every size. */
  .lucide { flex: none; }

  .lucide * { stroke-width: 1.5px; vector-effect: non-scaling-stroke; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
}

/** Paper is white; menus, controls and what is around the page do nothing on it. */
const PRINT = `
  @media print {
    :root { ${colorDeclarations(PAPER)} }

    nav, button, [role='tablist'], :is(header, footer, aside, [aria-live], a):not(main *) { display: none !important; }

    main a[href^='http']::after { content: ' (' attr(href) ')'; }

    details::details-content { content-visibility: visible; }

    tr, li { break-inside: avoid; }

    h1, h2, h3, h4 { break-after: avoid; }
  }
`;

/**
 * Applies the base styles to a page that is rendered in the browser. Mounted once by the owner of the page, never by a
 * remote.
 */
export const GlobalStyle = createGlobalStyle<{ $fonts: FontUrls }>`${({ $fonts }) => globalCss($fonts)}`;
