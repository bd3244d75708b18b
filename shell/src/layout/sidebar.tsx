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
import { Brand } from './brand.tsx';
import { menuEntry } from './menu-style.ts';
import { PlaceLink } from './place-link.tsx';
import { SidebarIcon } from './sidebar-icon.tsx';
import { ThemeSelect } from './theme-select.tsx';
import { useMenu } from './use-menu.ts';
import { useSidebar } from './use-sidebar.ts';

/** The dashboard's places. 256 px wide, 70 px collapsed (product specification, section 2); kept for the next visit. */
export function Sidebar() {
  const items = useMenu('sidebar');
  const [collapsed, toggle] = useSidebar();
  const listId = useId();

  return (
    <Side aria-label="Sidebar" data-collapsed={collapsed || undefined}>
      <Brand />
      <nav aria-label="Dashboard">
        <ul id={listId}>
          {items.map((item) => (
            <li key={item.path}>
              <PlaceLink item={item}>
                <SidebarIcon name={item.icon} />
                <span>{item.label}</span>
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <Foot>
        <ThemeSelect />
        <IconButton
          label={collapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
          aria-expanded={!collapsed}
          aria-controls={listId}
          size="compact"
          onClick={toggle}
        >
          {collapsed ? <ExpandIcon size={18} /> : <CollapseIcon size={18} />}
        </IconButton>
      </Foot>
    </Side>
  );
}

const Side = styled.aside`
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

  /* The attribute on the root is set before the first paint; this one follows the state. */
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

  /* Collapsed, the names are still read aloud, and stand beside their icons while one is on them. */
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

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;
