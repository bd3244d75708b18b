import {
  CollapseIcon,
  ExpandIcon,
  IconButton,
  LAYER,
  MEDIA,
  MOTION,
  RADIUS,
  space,
  visuallyHidden,
} from '@platform/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Brand } from '../brand.tsx';
import { menuEntry } from '../menu/menu-style.ts';
import { MenuLink } from '../menu/menu-link.tsx';
import { SidebarIcon } from './sidebar-icon.tsx';
import { ThemeSelect } from '../menu/theme-select.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { useSidebar } from './use-sidebar.ts';

/**
 * The dashboard's navigation: 256 px wide, 70 px collapsed (docs/specification.md#2-screens-and-routes). The state
 * persists between visits.
 */
export function Sidebar() {
  const items = useMenu('sidebar');
  const [collapsed, toggle] = useSidebar();
  const listId = useId();

  return (
    <Root aria-label="Sidebar" data-collapsed={collapsed || undefined}>
      <Brand />
      <nav aria-label="Dashboard">
        <ul id={listId}>
          {items.map((item) => (
            <li key={item.path}>
              <MenuLink item={item}>
                <SidebarIcon name={item.icon} />
                <span>{item.label}</span>
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <Footer>
        <ThemeSelect />
        <IconButton
          label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          aria-expanded={!collapsed}
          aria-controls={listId}
          size="compact"
          onClick={toggle}
        >
          {collapsed ? <ExpandIcon size={18} /> : <CollapseIcon size={18} />}
        </IconButton>
      </Footer>
    </Root>
  );
}

const Root = styled.aside`
  --width: 256px;
  display: flex;
  flex-direction: column;
  flex: none;
  gap: ${space(4)};
  position: sticky;
  top: 0;
  width: var(--width);
  height: 100vh;
  height: 100dvh;
  padding: ${space(4)} ${space(3.5)};
  overflow: hidden auto;
  border-right: 1px solid var(--line);
  background: var(--surface);
  transition: width ${MOTION.calm};

  /* The attribute on the root element is set before the first paint; data-collapsed follows the React state. */
  :root[data-sidebar='collapsed'] & {
    --width: 70px;
  }

  > a {
    padding-left: ${space(2)};
  }

  nav {
    flex: 1;
  }

  ul {
    display: grid;
    gap: ${space(1)};
    padding: 0;
    list-style: none;
  }

  li > a {
    ${menuEntry}
    padding-inline: ${space(2.75)};
    color: var(--muted);
  }

  /* When collapsed, screen readers still read the labels, and a label appears next to its icon on hover and focus. */
  &[data-collapsed] :is(li > a, > a) > span {
    ${visuallyHidden}
  }

  &[data-collapsed] li > a:is(:hover, :focus-visible) > span {
    position: fixed;
    left: 66px;
    z-index: ${LAYER.floating};
    width: auto;
    height: auto;
    margin: 0;
    padding: ${space(1.5)} ${space(2.5)};
    clip-path: none;
    border-radius: ${RADIUS.badge};
    background: var(--ink);
    color: var(--bg);
    font-size: 0.875rem;
  }

  &[data-collapsed] select {
    display: none;
  }

  ${MEDIA.phone} {
    display: none;
  }
`;

const Footer = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;
