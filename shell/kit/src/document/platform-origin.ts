/** Name of the meta element in which a stand-alone page finds the shell's origin. */
export const PLATFORM_META = 'platform-origin';

/** Stands in a stand-alone page's HTML where its server puts that origin (`@platform/origin-server`). */
export const PLATFORM_PLACEHOLDER = '{{platform-origin}}';
