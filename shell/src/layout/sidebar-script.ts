/** Local storage key of the sidebar's state. */
export const SIDEBAR_KEY = 'sidebar';

/** Runs in the head, so that a collapsed sidebar is narrow from the first paint on. */
export const SIDEBAR_SCRIPT = `try{if(localStorage.getItem('${SIDEBAR_KEY}')==='collapsed')document.documentElement.dataset.sidebar='collapsed'}catch{}`;
