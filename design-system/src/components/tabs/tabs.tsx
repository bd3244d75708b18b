import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import * as RadixTabs from 'radix-ui/tabs';
import { useCurrentInSight } from '../../primitives/use-current-in-sight.ts';
import { space } from '../../tokens/scale.ts';
import { tabListLook, tabLook } from './tab-look.ts';

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
  ${tabListLook}
`;

export const Tab = styled(RadixTabs.Trigger)`
  ${tabLook}
`;

export const TabPanel = styled(RadixTabs.Content)`
  padding-top: ${space(5)};
`;
