import type { Tooltip } from '@platform/kit/overlays';
import { isFocusLost } from '@platform/design-system';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';

type Props = ComponentProps<typeof Tooltip> & {
  /** Whether the element needs a tooltip now, e.g. because its name is hidden. */
  readonly enabled?: boolean;
};

/**
 * A tooltip of a layout. Layouts are part of the first file and are rendered on the server; overlays are neither, so
 * they are loaded afterwards. The element is another one then, and keeps the focus.
 */
export function LazyTooltip({ enabled = true, content, children, ...props }: Props) {
  const [LoadedTooltip, setTooltip] = useState<typeof Tooltip>();
  const focused = useRef<ReturnType<typeof describeFocus>>(undefined);

  useEffect(() => {
    let isMounted = true;
    import('@platform/kit/overlays').then(
      (loaded) => {
        if (isMounted) setTooltip(() => loaded.Tooltip);
      },
      // The layout works without tooltips. A page that needs overlays reports that they did not load.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);

  // Until the element is replaced, as the focus is gone then.
  useEffect(() => {
    if (LoadedTooltip) return undefined;
    const remember = () => (focused.current = describeFocus());
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [LoadedTooltip]);

  useLayoutEffect(() => {
    const { element, parent, index = 0 } = focused.current ?? {};
    const successor = parent?.children[index];
    if (element?.isConnected === false && isFocusLost() && successor instanceof HTMLElement)
      successor.focus({ preventScroll: true });
  }, [LoadedTooltip]);

  if (!LoadedTooltip) return children;
  return (
    <LoadedTooltip {...props} content={enabled && content}>
      {children}
    </LoadedTooltip>
  );
}

/** Describes what has the focus, and where in the page that is. */
function describeFocus() {
  const element = document.activeElement;
  const parent = element?.parentElement;
  return { element, parent, index: element && parent ? [...parent.children].indexOf(element) : undefined };
}
