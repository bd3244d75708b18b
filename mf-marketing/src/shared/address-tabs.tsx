import { tabListLook, tabLook } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';

type Tab<Value extends string> = { readonly value: Value; readonly label: string };

type Props<Value extends string> = {
  /** What is chosen between; read aloud. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly current: Value;
  /** Id of the part that a tab shows; by default its value. */
  readonly panelId?: string;
};

/**
 * Tabs that are links to places in the page, so that they work before and without a script, can be linked to, and stay
 * chosen on the way back. Arrow keys move along them.
 */
export function AddressTabs<Value extends string>({ label, tabs, current, panelId }: Props<Value>) {
  return (
    <List role="tablist" aria-label={label} onKeyDown={moveAlong}>
      {tabs.map(({ value, label: words }) => (
        <Face
          key={value}
          id={tabId(value)}
          role="tab"
          to={`#${value}`}
          replace
          preventScrollReset
          aria-selected={value === current}
          aria-controls={panelId ?? value}
          tabIndex={value === current ? 0 : -1}
        >
          {words}
        </Face>
      ))}
    </List>
  );
}

/** Id of a tab, by which its part is named. */
export function tabId(value: string): string {
  return `tab-${value}`;
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.findIndex((tab) => tab === event.target);
  const target = tabs.at(targetIndex(event.key, index, tabs.length) ?? tabs.length);
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.click();
}

/** Where a key leads from a tab; nowhere for any other key. Space presses the tab that has the focus. */
function targetIndex(key: string, index: number, count: number): number | undefined {
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
  ${tabListLook}
`;

const Face = styled(Link)`
  ${tabLook}
`;
