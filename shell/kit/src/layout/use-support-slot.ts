import { MEDIA } from '@platform/design-system';
import { useLocation } from '@platform/kit/router';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/**
 * Names the places that a layout keeps free for the button of the support chat: an element with
 * `data-support-slot="wide"` and one with `"phone"`, or a single one. There the button covers nothing of the page.
 */
export const SUPPORT_SLOT = 'data-support-slot';

/**
 * Returns the layout's place for the support button at the current width and page: `undefined` before the first effect, `null`
 * if the layout has none.
 */
export function useSupportSlot(): HTMLElement | null | undefined {
  const isPhone = useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
  const { pathname } = useLocation();
  const [slot, setSlot] = useState<HTMLElement | null>();

  useLayoutEffect(() => {
    const name = isPhone ? 'phone' : 'wide';
    setSlot(
      document.querySelector<HTMLElement>(`[${SUPPORT_SLOT}="${name}"]`) ??
        document.querySelector<HTMLElement>(`[${SUPPORT_SLOT}]`),
    );
  }, [isPhone, pathname]);

  return slot;
}

const PHONE = MEDIA.phone.replace('@media ', '');

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
