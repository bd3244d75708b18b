/** Local storage key of the theme preference. Source: product specification, section 4. */
export const THEME_KEY = 'theme';

/** Runs in the head before the first paint, so that the wrong theme never shows. Local storage may be forbidden. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
