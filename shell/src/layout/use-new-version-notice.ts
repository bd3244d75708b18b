import { hasTypedText, useToast } from '@platform/kit';
import { useEffect } from 'react';
import type { LiveRegistry } from '../page-data.ts';
import { withTimeout } from '../remotes/attempts.ts';
import { refreshRegistry } from '../remotes/refresh-registry.ts';
import { useShell } from '../shell-context.ts';

/** How often a tab asks at most. The response of a registry that has not changed is empty. */
const CHECK_INTERVAL_MS = 5 * 60_000;
const TIMEOUT_MS = 5_000;

/**
 * Tells visitors who come back to an open tab, once, that another version is live, and loads the next page that they go to
 * as a document. What their tab still has to load may be deleted a day after its release. A toast that is visible stays:
 * it can be about something that was just done.
 */
export function useNewVersionNotice(): void {
  const { registry } = useShell();
  const showToast = useToast();

  useEffect(() => {
    let checkedAtMs = Date.now();

    async function check(): Promise<void> {
      const isDue = Date.now() - checkedAtMs >= CHECK_INTERVAL_MS;
      if (!isDue || document.visibilityState !== 'visible' || isToastVisible()) return;
      checkedAtMs = Date.now();
      const live = await withTimeout(refreshRegistry(), TIMEOUT_MS).catch(() => registry);
      if (!hasReplaced(live, registry) || isToastVisible()) return;
      stop();
      document.addEventListener('click', leaveAsDocument, { capture: true });
      showToast({
        title: 'A new version is available',
        description: 'Reload the page when it suits you.',
        action: {
          label: 'Reload',
          altText: 'Reload the page in your browser',
          // Where typed text would be lost, the browser asks first.
          run: () => location.reload(),
        },
      });
    }

    const handle = () => void check();
    const stop = () => {
      document.removeEventListener('visibilitychange', handle);
      removeEventListener('focus', handle);
    };
    document.addEventListener('visibilitychange', handle);
    addEventListener('focus', handle);
    return () => {
      stop();
      document.removeEventListener('click', leaveAsDocument, { capture: true });
    };
  }, [registry, showToast]);
}

/** Leaves a link to the browser, which the router would follow, unless typed text would be lost. */
function leaveAsDocument(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey || hasTypedText()) return;
  const isOtherPage = link.origin === location.origin && link.pathname !== location.pathname;
  if (isOtherPage && !link.target && !link.hasAttribute('download')) event.stopImmediatePropagation();
}

/** The kit says on the root element where a visible toast ends. */
function isToastVisible(): boolean {
  return document.documentElement.style.getPropertyValue('--toast-bottom') !== '';
}

/** Whether another version of something is live than in a page. What has gone or is new needs no reload. */
function hasReplaced(live: LiveRegistry, page: LiveRegistry): boolean {
  return (
    live.shellVersion !== page.shellVersion ||
    Object.entries(page.remotes).some(
      ([name, { version }]) => (live.remotes[name]?.version ?? version) !== version,
    )
  );
}
