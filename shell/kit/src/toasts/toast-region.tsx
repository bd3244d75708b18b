import { useEffect, useState, type ComponentType } from 'react';

/**
 * The page's one notification region. It is no part of the first paint, so its code comes when the page has come to
 * rest: before anybody needs it, also to say that the server is gone.
 */
export function ToastRegion() {
  const [View, setView] = useState<ComponentType>();

  useEffect(() => {
    let wanted = true;
    const stop = whenIdle(async () => {
      const { ToastView } = await import(/* webpackChunkName: "toasts" */ './toast-view.tsx');
      if (wanted) setView(() => ToastView);
    });
    return () => {
      wanted = false;
      stop();
    };
  }, []);

  return View && <View />;
}

/** Safari has no idle callback; a moment later will do. */
function whenIdle(work: () => Promise<void>): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(() => void work());
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => void work(), 200);
  return () => clearTimeout(timer);
}
