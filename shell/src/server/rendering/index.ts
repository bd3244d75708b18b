/** The Node bundle of the shell: what its HTML server renders with, and what it lends to the remotes' bundles. */
export { renderFrame, renderPage, type RenderedPage } from './render-page.tsx';
export { LENT_PACKAGES } from './lent-packages.ts';
