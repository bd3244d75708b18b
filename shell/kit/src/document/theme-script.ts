/** Local storage key of the theme preference. Source: docs/specification.md, section 4. */
export const THEME_KEY = 'theme';

/** Applies the stored theme in the head, before the first paint. Access to local storage may be blocked. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
