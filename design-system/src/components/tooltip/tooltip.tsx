import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import * as Radix from 'radix-ui/tooltip';
import { appear } from '../../motion/enter.ts';
import { FLOAT_SHADOW, LAYER, RADIUS, space, textSize } from '../../tokens/scale.ts';

/**
 * Holds the delay of the tooltips under it. The kit's `Tooltip` brings it along and keeps the delays of the whole page
 * (`@platform/kit/layers`); pages take that one.
 */
export const TooltipProvider = Radix.Provider;

type TooltipProps = {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  onOpenChange?: (open: boolean) => void;
  /** What it explains: one focusable element that takes a ref. Its own name must not depend on the tooltip. */
  children: ReactElement;
};

/** A few words on hover and focus. Never the only place of something one needs to know: a touch does not show it. */
export function Tooltip({ content, side = 'top', onOpenChange, children }: TooltipProps) {
  return (
    <Radix.Root onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Bubble side={side} sideOffset={6} collisionPadding={8}>
          {content}
        </Bubble>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Bubble = styled(Radix.Content)`
  ${textSize(14)}
  z-index: ${LAYER.toast};
  max-width: 18rem;
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${RADIUS.badge};
  background: var(--ink);
  color: var(--bg);
  box-shadow: ${FLOAT_SHADOW};
  ${appear}
`;
