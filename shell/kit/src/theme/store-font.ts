import { LATIN_RANGE } from '@platform/design-system';
import { FONT_ATTRIBUTE, FONT_KEY } from './font-key.ts';

/**
 * Stores the document's font for the next document, which then uses it from its first paint (`inline/use-stored-font`).
 * The bytes come from the browser's cache.
 */
export async function storeFont(): Promise<void> {
  const url = document.querySelector(`script[${FONT_ATTRIBUTE}]`)?.getAttribute(FONT_ATTRIBUTE);
  try {
    if (!url || localStorage.getItem(FONT_KEY)?.startsWith(`${url}\n`)) return;
    const response = await fetch(url);
    if (!response.ok) return;
    localStorage.setItem(FONT_KEY, [url, LATIN_RANGE, await readAsBase64(await response.blob())].join('\n'));
  } catch {
    // Offline, or local storage is blocked or full: the next document preloads the font again.
  }
}

function readAsBase64(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve((reader.result as string).split(',', 2)[1] ?? '');
  reader.onerror = () => reject(reader.error as DOMException);
  reader.readAsDataURL(blob);
  return promise;
}
