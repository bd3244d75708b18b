import type { Tooltip } from '@platform/kit/overlays';
import { useEffect, useState, type ComponentProps } from 'react';

type Props = ComponentProps<typeof Tooltip> & {
  /** Whether the element needs a tooltip now, e.g. because its name is hidden. */
  readonly enabled?: boolean;
};

/**
 * A tooltip of a layout. Layouts are part of the first file and are rendered on the server; overlays are neither, so
 * they are loaded afterwards.
 */
export function LazyTooltip({ enabled = true, content, children, ...props }: Props) {
  const [overlays, setOverlays] = useState<{ readonly Tooltip: typeof Tooltip }>();

  useEffect(() => {
    let isMounted = true;
    import('@platform/kit/overlays').then(
      (loaded) => {
        if (isMounted) setOverlays(loaded);
      },
      // The layout works without tooltips. A page that needs overlays reports that they did not load.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);

  if (!overlays) return children;
  return (
    <overlays.Tooltip {...props} content={enabled && content}>
      {children}
    </overlays.Tooltip>
  );
}
