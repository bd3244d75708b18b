import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import * as RadixTabs from 'radix-ui/tabs';
import { useCurrentInSight } from '../../primitives/use-current-in-sight.ts';
import { MOTION, space, WEIGHT } from '../../tokens/scale.ts';

/**
 * Parts of one page of which one is seen: `value` with `onValueChange`, or `defaultValue`. Children: `TabList` of `Tab`s,
 * then a `TabPanel` each. Arrow keys move along the list.
 */
export function Tabs(props: ComponentPropsWithRef<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...props} />;
}

/** The row of tabs; where it is too narrow it scrolls sideways, to the one that is open. Needs `aria-label`. */
export function TabList(props: Omit<ComponentPropsWithRef<typeof RadixTabs.List>, 'ref'>) {
  return <Strip {...props} ref={useCurrentInSight<HTMLDivElement>()} />;
}

const Strip = styled(RadixTabs.List)`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--line);
`;

export const Tab = styled(RadixTabs.Trigger)`
  position: relative;
  flex: none;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border: 0;
  background: none;
  color: var(--muted);
  font-size: 0.9375rem;
  font-weight: ${WEIGHT.medium};
  cursor: pointer;
  transition: color ${MOTION.quick};

  &::after {
    content: '';
    position: absolute;
    inset: auto ${space(3)} 0;
    height: 2px;
    background: var(--primary);
    transform: scaleX(0);
    transition: transform ${MOTION.quick};
  }

  &:hover,
  &[data-state='active'] {
    color: var(--ink);
  }

  &[data-state='active']::after {
    transform: none;
  }

  &:focus-visible {
    outline-offset: -2px;
    border-radius: 6px;
  }

  @media (forced-colors: active) {
    &[data-state='active']::after {
      background: Highlight;
    }
  }
`;

export const TabPanel = styled(RadixTabs.Content)`
  padding-top: ${space(5)};
`;
