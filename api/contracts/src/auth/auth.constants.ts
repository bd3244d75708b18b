/** Maximum lengths in characters; the minimums are in `rules.ts`. */
export const USERNAME_MAX = 32;
export const PASSWORD_MAX = 256;
export const EMAIL_MAX = 254;
export const FULL_NAME_MAX = 100;
export const PHONE_NUMBER_MAX = 40;
