/** Name of the meta element that tells a standalone page the shell's origin. */
export const PLATFORM_META = 'platform-origin';

/** Placeholder in a standalone page's HTML that its server replaces with that origin (`@platform/origin-server`). */
export const PLATFORM_PLACEHOLDER = '{{platform-origin}}';
