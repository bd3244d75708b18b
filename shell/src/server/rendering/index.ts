/** The shell's Node bundle: the renderers for its HTML server and the packages shared with the remotes' bundles. */
export {
  renderLayout,
  renderMemberPage,
  renderPage,
  type MemberPage,
  type MemberRequest,
  type RenderedPage,
} from './render-page.tsx';
export { MENUS } from '@platform/kit/document';
export { SHARED_PACKAGES } from './shared-packages.ts';
