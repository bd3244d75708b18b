/** Local storage key of the theme preference. Source: docs/specification.md#4-states-and-transitions. */
export const THEME_KEY = 'theme';
