import { LATIN_RANGE } from '@platform/design-system';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from '../router.ts';
import { createFigtree } from './create-figtree.ts';
import { FONT_ATTRIBUTE, FONT_KEY } from './font-key.ts';

/** The font that this document got after its first paint. */
let lateFont: FontFace | undefined;

/**
 * Stores the document's font for the next document, which then uses it from its first paint
 * (`inline/apply-stored-font`), and keeps it for the next page of this one (`useLateFont`). The bytes come from the
 * browser's cache.
 */
export async function storeFont(): Promise<void> {
  const url = document.querySelector(`script[${FONT_ATTRIBUTE}]`)?.getAttribute(FONT_ATTRIBUTE);
  try {
    if (!url || localStorage.getItem(FONT_KEY)?.startsWith(`${url}\n`)) return;
    const response = await fetch(url);
    if (!response.ok) return;
    const bytes = new Uint8Array(await response.arrayBuffer());
    lateFont = await createFigtree(bytes, LATIN_RANGE).load();
    localStorage.setItem(FONT_KEY, [url, LATIN_RANGE, encodeBase64(bytes)].join('\n'));
  } catch {
    // Offline, or local storage is blocked or full: the next document preloads the font again.
  }
}

/**
 * Sets the next page in a font that was late for the first one. The browser would leave it out for the life of the
 * document, and a page that is replaced is laid out anew anyway.
 */
export function useLateFont(): void {
  const { pathname } = useLocation();
  const previousPathname = useRef(pathname);
  useLayoutEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    if (lateFont) document.fonts.add(lateFont);
    lateFont = undefined;
  }, [pathname]);
}

function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
