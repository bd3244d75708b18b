import { Tooltip as TooltipParts, TooltipProvider } from '@platform/design-system';
import { useSyncExternalStore, type ComponentProps } from 'react';
import { shouldSkipDelay, recordTooltip, subscribeToSkipDelay } from './tooltip-delay.ts';

/** Source: docs/specification.md#9-limits-and-constants. */
const OPEN_DELAY_MS = 700;

/** Renders a tooltip that opens after 700 ms, or at once within 300 ms of any other tooltip on the page. */
export function Tooltip(props: ComponentProps<typeof TooltipParts>) {
  const skipsDelay = useSyncExternalStore(subscribeToSkipDelay, shouldSkipDelay, () => false);
  return (
    <TooltipProvider delayDuration={skipsDelay ? 0 : OPEN_DELAY_MS} skipDelayDuration={0}>
      <TooltipParts {...props} onOpenChange={recordTooltip} />
    </TooltipProvider>
  );
}
