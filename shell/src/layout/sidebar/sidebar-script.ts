/** Local storage key of the sidebar's state. */
export const SIDEBAR_KEY = 'sidebar';

/** Inline script for the head: marks a collapsed sidebar before the first paint. */
export const SIDEBAR_SCRIPT = `try{if(localStorage.getItem('${SIDEBAR_KEY}')==='collapsed')document.documentElement.dataset.sidebar='collapsed'}catch{}`;
