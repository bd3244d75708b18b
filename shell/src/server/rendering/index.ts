/** The shell's Node bundle: the renderers for its HTML server and the packages shared with the remotes' bundles. */
export { renderLayout, renderPage, type RenderedPage } from './render-page.tsx';
export { SHARED_PACKAGES } from './shared-packages.ts';
