/**
 * Inline script of the head: puts the font that an earlier visit stored into the document before the first paint. A
 * font from the browser's cache can arrive after it, and the page would be set in the fallback. Without a stored font,
 * or with one of another release, the script preloads the font.
 */
import { createFigtree } from '../theme/create-figtree.ts';
import { FONT_ATTRIBUTE, FONT_KEY } from '../theme/font-key.ts';

const href = document.currentScript?.getAttribute(FONT_ATTRIBUTE) ?? '';
if (!applyStoredFont()) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
  document.head.append(link);
}

function applyStoredFont(): boolean {
  try {
    const [url, unicodeRange, data] = localStorage.getItem(FONT_KEY)?.split('\n') ?? [];
    if (url !== href || !data) return false;
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    document.fonts.add(createFigtree(bytes, unicodeRange));
    return true;
  } catch {
    return false; // Access to local storage is blocked, or its content is damaged.
  }
}
