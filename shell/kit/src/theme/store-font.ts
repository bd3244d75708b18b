import { LATIN_RANGE } from '@platform/design-system';
import { FONT_ATTRIBUTE, FONT_KEY } from './font-key.ts';

/**
 * Stores the document's font for the next document, which then uses it from its first paint
 * (`inline/apply-stored-font`). The bytes come from the browser's cache.
 */
export async function storeFont(): Promise<void> {
  const url = document.querySelector(`script[${FONT_ATTRIBUTE}]`)?.getAttribute(FONT_ATTRIBUTE);
  try {
    if (!url || localStorage.getItem(FONT_KEY)?.startsWith(`${url}\n`)) return;
    const response = await fetch(url);
    if (!response.ok) return;
    const bytes = new Uint8Array(await response.arrayBuffer());
    localStorage.setItem(FONT_KEY, [url, LATIN_RANGE, encodeBase64(bytes)].join('\n'));
  } catch {
    // Offline, or local storage is blocked or full: the next document preloads the font again.
  }
}

function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
