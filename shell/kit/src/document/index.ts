/**
 * What an HTML server needs of the kit. Plain TypeScript without React, so that Node runs it as it is; in a browser the
 * same things come from the kit itself.
 */
export { ownerOf, TERRITORIES } from '../paths/owners.ts';
export { ownPath } from '../paths/own-path.ts';
export { paths } from '../paths/paths.ts';
export { EARLY_LOOKUP_SCRIPT } from './early-lookup-script.ts';
export { ICON } from './icon.ts';
export { NONCE_PLACEHOLDER } from './nonce.ts';
export { PLATFORM_META, PLATFORM_PLACEHOLDER } from './platform-origin.ts';
export { THEME_KEY, THEME_SCRIPT } from './theme-script.ts';
