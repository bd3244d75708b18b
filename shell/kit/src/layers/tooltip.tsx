import { Tooltip as TooltipParts, TooltipProvider } from '@platform/design-system';
import { useSyncExternalStore, type ComponentProps } from 'react';
import { isWarm, noteTooltip, onWarmth } from './tooltip-warmth.ts';

/** Source: product specification, section 9. */
const OPEN_DELAY_MS = 700;

/** A tooltip that opens after 700 ms, or at once within 300 ms of another one, wherever in the page that was. */
export function Tooltip(props: ComponentProps<typeof TooltipParts>) {
  const warm = useSyncExternalStore(onWarmth, isWarm, () => false);
  return (
    <TooltipProvider delayDuration={warm ? 0 : OPEN_DELAY_MS} skipDelayDuration={0}>
      <TooltipParts {...props} onOpenChange={noteTooltip} />
    </TooltipProvider>
  );
}
