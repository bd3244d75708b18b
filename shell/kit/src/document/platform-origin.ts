/** Name of the meta element that tells a standalone page the shell's origin. */
export const PLATFORM_META = 'platform-origin';
