import latin from './fonts/figtree-latin.woff2';
import latinExt from './fonts/figtree-latin-ext.woff2';
import mono from './fonts/jetbrains-mono-latin.woff2';
import type { FontUrls } from './font-face.ts';

/**
 * URLs of the bundled font files (`asset/resource` for `.woff2`). They have a separate entry point,
 * `@platform/design-system/fonts`, so that only the owner of the page (the shell or a standalone app) includes them.
 */
export const FONTS: FontUrls = { latin, latinExt, mono };
