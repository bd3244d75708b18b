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

/** The row of tabs, which scrolls on a narrow screen. Needs `aria-label`. */
export function TabList(props: ComponentPropsWithRef<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List {...props} asChild>
      <List ref={useScrollCurrentIntoView<HTMLDivElement>()}>{props.children}</List>
    </RadixTabs.List>
  );
}

export const Tab = styled(RadixTabs.Trigger)`
  ${tabStyle}
`;

export function TabPanel(props: ComponentPropsWithRef<typeof RadixTabs.Content>) {
  return (
    <RadixTabs.Content {...props} asChild>
      <Panel>{props.children}</Panel>
    </RadixTabs.Content>
  );
}

/** Without the style attributes that Radix sets: the content security policy blocks those of pages from the server. */
function Unstyled({ style: _style, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} />;
}

const List = styled(Unstyled)`
  outline: none;
  ${tabListStyle}
`;

const Panel = styled(Unstyled)`
  padding-top: ${space(5)};
`;
