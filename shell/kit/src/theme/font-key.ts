/** Local storage key of the font: its URL, its unicode range and its bytes in base64, one a line. */
export const FONT_KEY = 'font';

/** Attribute of the inline script that names the URL of the document's font. */
export const FONT_ATTRIBUTE = 'data-font';
