import { useToast } from '@platform/kit';
import { useEffect } from 'react';
import type { LiveRegistry } from '../page-data.ts';
import { withTimeout } from '../remotes/attempts.ts';
import { refreshRegistry } from '../remotes/refresh-registry.ts';
import { useShell } from '../shell-context.ts';

/** How often a tab asks at most. The response of a registry that has not changed is empty. */
const CHECK_INTERVAL_MS = 5 * 60_000;
const TIMEOUT_MS = 5_000;

/**
 * Tells visitors who come back to an open tab, once, that another version is live. What their tab still has to load may
 * be deleted a day after its release. A toast that is visible stays: it can be about something that was just done.
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
    return stop;
  }, [registry, showToast]);
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
