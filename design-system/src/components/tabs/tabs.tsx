import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import * as RadixTabs from 'radix-ui/tabs';
import { space } from '../../tokens/scale.ts';
import { tabListStyle, tabStyle } from './tab-style.ts';

/**
 * Tabs, controlled by `value` and `onValueChange` or uncontrolled with `defaultValue`. Children: a `TabList` of `Tab`s,
 * then one `TabPanel` per tab. Arrow keys move between the tabs.
 */
export function Tabs(props: ComponentPropsWithRef<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...props} />;
}

/** The row of tabs, which wraps on a narrow screen. Needs `aria-label`. */
export const TabList = styled(RadixTabs.List)`
  ${tabListStyle}
`;

export const Tab = styled(RadixTabs.Trigger)`
  ${tabStyle}
`;

export const TabPanel = styled(RadixTabs.Content)`
  padding-top: ${space(5)};
`;
