import type { Tooltip } from '@platform/kit/overlays';
import { isFocusLost } from '@platform/design-system';
import { useEffect, useLayoutEffect, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';

type Props = ComponentProps<typeof Tooltip> & {
  /** Whether the element needs a tooltip now, e.g. because its name is hidden. */
  readonly enabled?: boolean;
};

type Loaded = { readonly Tooltip: typeof Tooltip; readonly focused: ReturnType<typeof describeFocus> };

/**
 * A tooltip of a layout. Layouts are part of the first file and are rendered on the server; overlays are neither, so
 * they are loaded afterwards. The element is another one then, and keeps the focus.
 */
export function LazyTooltip({ enabled = true, content, children, ...props }: Props) {
  const [overlays, setOverlays] = useState<Loaded>();

  useEffect(() => {
    let isMounted = true;
    import('@platform/kit/overlays').then(
      (loaded) => {
        // At once: what gets the focus in between would lose it.
        if (isMounted) flushSync(() => setOverlays({ Tooltip: loaded.Tooltip, focused: describeFocus() }));
      },
      // The layout works without tooltips. A page that needs overlays reports that they did not load.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);

  useLayoutEffect(() => {
    const { element, parent, index = 0 } = overlays?.focused ?? {};
    const successor = parent?.children[index];
    if (element?.isConnected === false && isFocusLost() && successor instanceof HTMLElement)
      successor.focus({ preventScroll: true });
  }, [overlays]);

  if (!overlays) return children;
  return (
    <overlays.Tooltip {...props} content={enabled && content}>
      {children}
    </overlays.Tooltip>
  );
}

/** Describes what has the focus, and where in the page that is. */
function describeFocus() {
  const element = document.activeElement;
  const parent = element?.parentElement;
  return { element, parent, index: element && parent ? [...parent.children].indexOf(element) : undefined };
}
