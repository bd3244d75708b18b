import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import * as Radix from 'radix-ui/hover-card';
import { fadeIn } from '../../motion/enter.ts';
import { FLOATING, LAYER, RADIUS, space } from '../../tokens/scale.ts';

/** A card that opened under each pointer that passes would be in the way. */
const OPEN_DELAY_MS = 500;
const CLOSE_DELAY_MS = 200;

type Props = {
  /** Rendered once the card opens. It has nothing to press: the keyboard cannot get there. */
  content: ReactNode;
  /** The link that the card is about, or the text where there is no link: one element that accepts a ref. */
  children: ReactElement;
};

/**
 * Shows what a link leads to, on hover and focus; Escape closes it. Touch does not show it, so everything in it is on
 * the page of the link too.
 */
export function HoverCard({ content, children }: Props) {
  return (
    <Radix.Root openDelay={OPEN_DELAY_MS} closeDelay={CLOSE_DELAY_MS}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Card sideOffset={6} collisionPadding={8} align="start">
          {content}
        </Card>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Card = styled(Radix.Content)`
  z-index: ${LAYER.floating};
  width: 20rem;
  max-width: calc(100vw - 2rem);
  max-height: var(--radix-hover-card-content-available-height);
  overflow-y: auto;
  padding: ${space(4)};
  border: 1px solid;
  border-radius: ${RADIUS.card};
  ${FLOATING}
  ${fadeIn}
`;
