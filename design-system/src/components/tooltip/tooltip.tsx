import { type ReactElement, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import * as Radix from 'radix-ui/tooltip';
import { fadeIn } from '../../motion/enter.ts';
import { FLOATING, LAYER, RADIUS, space, textSize } from '../../tokens/scale.ts';

/**
 * Sets the delays of the tooltips inside it. Pages use the `Tooltip` of `@platform/kit/overlays` instead, which
 * includes this provider and shares its delays across the page.
 */
export const TooltipProvider = Radix.Provider;

type TooltipProps = {
  /** Without it, no tooltip opens. */
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  onOpenChange?: (open: boolean) => void;
  /**
   * The element to explain: one focusable element that accepts a ref. Its accessible name must not depend on the
   * tooltip.
   */
  children: ReactElement;
};

/** Shows a few words on hover and focus. Never put essential information only in a tooltip: touch does not show it. */
export function Tooltip({ content, side = 'top', onOpenChange, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const change = (open: boolean) => {
    setOpen(open);
    if (content) onOpenChange?.(open);
  };
  return (
    <Radix.Root open={isOpen && Boolean(content)} onOpenChange={change}>
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
  ${FLOATING}
  background: var(--ink);
  color: var(--bg);
  ${fadeIn}
`;
