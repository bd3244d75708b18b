/** Local storage key of the sidebar's state. */
export const SIDEBAR_KEY = 'sidebar';
