import type { Measurement } from '@platform/contracts';

/** Browsers that ask not to be tracked; Firefox and Brave know the first, some older ones the second. */
type Privacy = { readonly globalPrivacyControl?: boolean; readonly doNotTrack?: string | null };

/**
 * Measures the web vitals of a part of the documents, unless the browser asks not to be tracked. The code for it loads
 * when the page is idle: what happened before is known to the browser.
 */
export function measureVitals(percent: number, add: (measurement: Measurement) => void): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Privacy;
  if (globalPrivacyControl || doNotTrack === '1' || Math.random() * 100 >= percent) return;
  // Safari has no `requestIdleCallback`.
  const whenIdle = 'requestIdleCallback' in self ? requestIdleCallback : setTimeout;
  whenIdle(() => {
    // A measurement less is no loss, so a failure is not reported.
    observe(add).catch(() => undefined);
  });
}

async function observe(add: (measurement: Measurement) => void): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "web-vitals" */ 'web-vitals');
  const report = ({ name, value }: { name: Measurement['name']; value: number }) => add({ name, value });
  for (const onValue of [onCLS, onINP, onLCP, onTTFB]) onValue(report);
}
