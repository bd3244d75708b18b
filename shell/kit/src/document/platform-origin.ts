/** Name of the meta element that tells a standalone page the shell's origin. */
export const PLATFORM_META = 'platform-origin';
/** Name of the meta element that tells it who operates the platform. */
export const OPERATOR_META = 'platform-operator';
