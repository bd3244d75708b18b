import { useEffect, useState, type ComponentType } from 'react';

/**
 * Renders the page's single toast region. It is not part of the first paint, so its code loads when the page is idle:
 * before the first toast, even one that reports that the server is down.
 */
export function ToastRegion() {
  const [View, setView] = useState<ComponentType>();

  useEffect(() => {
    let isMounted = true;
    const cancel = runWhenIdle(async () => {
      const { ToastView } = await import(/* webpackChunkName: "toasts" */ './toast-view.tsx');
      if (isMounted) setView(() => ToastView);
    });
    return () => {
      isMounted = false;
      cancel();
    };
  }, []);

  // A dialog hides the page from screen readers, except live regions that are there when it opens.
  return <div aria-live="off">{View && <View />}</div>;
}

/** Runs a callback when the browser is idle, or after 200 ms in Safari, which has no idle callback. */
function runWhenIdle(callback: () => Promise<void>): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(() => void callback());
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => void callback(), 200);
  return () => clearTimeout(timer);
}
