/**
 * Lengths in characters. Source of the minimums: docs/specification.md#5-validation and
 * docs/specification.md#9-limits-and-constants.
 */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 32;
/** For sign-in and sign-up; a password that is reset or changed needs `NEW_PASSWORD_MIN`. */
export const PASSWORD_MIN = 6;
export const NEW_PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
export const EMAIL_MAX = 254;
export const FULL_NAME_MAX = 100;
export const PHONE_NUMBER_MAX = 40;
