/** Local storage key of the theme preference. Source: docs/specification.md, section 4. */
export const THEME_KEY = 'theme';
