let isLeaving = false;

if (typeof addEventListener === 'function') {
  // Capturing, so that it is known to every other listener of these events.
  addEventListener('pagehide', () => (isLeaving = true), { capture: true });
  addEventListener('pageshow', () => (isLeaving = false), { capture: true });
}

/** Browsers limit the bodies of all requests that outlive their page to 64 KiB. */
const KEEPALIVE_MAX_BYTES = 60_000;

/** Returns whether a request must outlive the page: the page is being left or hidden, and the browser can do it. */
export function mustOutlivePage(body: string | null): boolean {
  if (!isLeaving && (typeof document === 'undefined' || document.visibilityState !== 'hidden')) return false;
  return body === null || new TextEncoder().encode(body).length <= KEEPALIVE_MAX_BYTES;
}
