import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import * as RadixTabs from 'radix-ui/tabs';
import { useScrollCurrentIntoView } from '../../primitives/use-scroll-current-into-view.ts';
import { space } from '../../tokens/scale.ts';
import { tabListStyle, tabStyle } from './tab-style.ts';

/**
 * Tabs, controlled by `value` and `onValueChange` or uncontrolled with `defaultValue`. Children: a `TabList` of `Tab`s,
 * then one `TabPanel` per tab. Arrow keys move between the tabs.
 */
export function Tabs(props: ComponentPropsWithRef<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...props} />;
}

/** The row of tabs. If it is too narrow, it scrolls horizontally to the active tab. Needs `aria-label`. */
export function TabList(props: Omit<ComponentPropsWithRef<typeof RadixTabs.List>, 'ref'>) {
  return <StyledTabList {...props} ref={useScrollCurrentIntoView<HTMLDivElement>()} />;
}

const StyledTabList = styled(RadixTabs.List)`
  ${tabListStyle}
`;

export const Tab = styled(RadixTabs.Trigger)`
  ${tabStyle}
`;

export const TabPanel = styled(RadixTabs.Content)`
  padding-top: ${space(5)};
`;
