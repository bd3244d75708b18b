import { tabListStyle, tabStyle, useScrollCurrentIntoView } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';

type Tab<Value extends string> = { readonly value: Value; readonly label: string };

type Props<Value extends string> = {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly current: Value;
  /** Id of the tab panel that all tabs share; by default each has one of its own (`getPanelId`). */
  readonly panelId?: string;
};

/**
 * Tabs made of hash links. They work before and without a script, can be linked to, and survive back navigation. Arrow
 * keys move between them.
 */
export function HashTabs<Value extends string>({ label, tabs, current, panelId }: Props<Value>) {
  return (
    <List
      ref={useScrollCurrentIntoView<HTMLDivElement>()}
      role="tablist"
      aria-label={label}
      onKeyDown={handleKeyDown}
    >
      {tabs.map(({ value, label: text }) => (
        <TabLink
          key={value}
          id={getTabId(value)}
          role="tab"
          to={`#${value}`}
          replace
          preventScrollReset
          aria-selected={value === current}
          aria-controls={panelId ?? getPanelId(value)}
          tabIndex={value === current ? 0 : -1}
        >
          {text}
        </TabLink>
      ))}
    </List>
  );
}

/** Returns the id of a tab, which labels its panel. */
export function getTabId(value: string): string {
  return `tab-${value}`;
}

/** Returns the id of a tab's own panel. It is not the tab's hash: the router scrolls to what has that as its id. */
export function getPanelId(value: string): string {
  return `panel-${value}`;
}

/**
 * The element with the id of a tab's hash, in its panel, by which CSS shows the panel. Left out once the script controls
 * the tabs, so that a change of the tab does not scroll the page.
 */
export const HashTarget = styled.span`
  position: absolute;
  scroll-margin-top: 10rem;
`;

function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.findIndex((tab) => tab === event.target);
  const target = tabs.at(getTargetIndex(event.key, index, tabs.length) ?? tabs.length);
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.click();
}

/** Returns the index of the tab that a key selects; `undefined` for other keys. Space selects the focused tab. */
function getTargetIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case ' ':
      return index;
    default:
      return undefined;
  }
}

const List = styled.div`
  ${tabListStyle}
`;

const TabLink = styled(Link)`
  ${tabStyle}
`;
