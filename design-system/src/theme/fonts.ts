import latin from './fonts/figtree-latin.woff2';
import latinExt from './fonts/figtree-latin-ext.woff2';
import type { FontAddresses } from './font-face.ts';

/**
 * Where the bundler put the font files (`asset/resource` for `.woff2`). A face of its own, `@platform/design-system/fonts`,
 * so that only the page's owner (the shell, a stand-alone page) carries them.
 */
export const FONTS: FontAddresses = { latin, latinExt };
