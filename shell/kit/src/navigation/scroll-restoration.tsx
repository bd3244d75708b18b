import { useEffect, useState } from 'react';
import { ScrollRestoration as RouterScrollRestoration, useLocation } from 'react-router-dom';

/** Key of the session storage in which the router saves the scroll position of each history entry. */
const STORAGE_KEY = 'scroll-positions';

/** How long the position of a loaded page is kept while its content arrives. */
const MAX_WAIT_MS = 5_000;

/** What a user does to scroll or to start working: from then on the page stays where it is. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Scrolls each history entry to where it was left: new pages to their top or to the heading in the hash, Back and
 * reload to the last position, even if the content that reaches so far arrives later.
 */
export function ScrollRestoration() {
  const { key } = useLocation();
  // Only for the entry that the document was loaded for; the router restores the others itself.
  const [loadedKey] = useState(key);
  useLateContent(loadedKey);
  return <RouterScrollRestoration storageKey={STORAGE_KEY} />;
}

/** After a document load, keeps the saved position while content arrives that makes the page taller. */
function useLateContent(key: string): void {
  useEffect(() => {
    const position = readPosition(key);
    if (position === undefined) return undefined;
    const observer = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight - innerHeight >= position) scrollTo(0, position);
    });
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const type of USER_EVENTS) removeEventListener(type, stop, true);
    };
    const timer = setTimeout(stop, MAX_WAIT_MS);
    for (const type of USER_EVENTS) addEventListener(type, stop, { capture: true, passive: true });
    observer.observe(document.body);
    return stop;
  }, [key]);
}

function readPosition(key: string): number | undefined {
  try {
    const positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
    return positions[key];
  } catch {
    return undefined; // Access to session storage is blocked.
  }
}
