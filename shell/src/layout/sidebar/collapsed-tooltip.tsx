import type { Tooltip } from '@platform/kit/overlays';
import { useEffect, useState, type ReactElement } from 'react';

type TooltipComponent = typeof Tooltip;

/**
 * Loads the tooltip when the sidebar is collapsed: the names are visible otherwise, and the shell's first file is
 * smaller without it. `undefined` while it loads and when it is not needed.
 */
export function useTooltip(collapsed: boolean): TooltipComponent | undefined {
  const [component, setComponent] = useState<{ readonly Tooltip: TooltipComponent }>();

  useEffect(() => {
    if (!collapsed || component) return;
    void import('@platform/kit/overlays').then(setComponent);
  }, [collapsed, component]);

  return collapsed ? component?.Tooltip : undefined;
}

type Props = {
  component: TooltipComponent | undefined;
  content: string;
  children: ReactElement;
};

/** Shows the name of an icon next to it. */
export function CollapsedTooltip({ component: Component, content, children }: Props) {
  if (!Component) return children;
  return (
    <Component content={content} side="right">
      {children}
    </Component>
  );
}
