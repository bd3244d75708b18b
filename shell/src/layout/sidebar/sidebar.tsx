import {
  CollapseIcon,
  ExpandIcon,
  fromWidth,
  IconButton,
  LAYER,
  MEDIA,
  MOBILE_BREAKPOINT_PX,
  MOTION,
  space,
  visuallyHidden,
  WithScript,
} from '@platform/design-system';
import { LazyTooltip, SUPPORT_SLOT } from '@platform/kit';
import { useId } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { Brand } from '../brand.tsx';
import { menuEntry } from '../menu/menu-style.ts';
import { MenuLink } from '../menu/menu-link.tsx';
import { SidebarIcon } from './sidebar-icon.tsx';
import { ThemeSelect } from '../menu/theme-select.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { useSidebar } from './use-sidebar.ts';

/**
 * The dashboard's navigation: 256 px wide, 70 px collapsed (docs/specification.md#2-screens-and-routes). The state
 * persists between visits. When it is collapsed, tooltips show the names of its icons.
 */
export function Sidebar() {
  const items = useMenu('sidebar');
  const [collapsed, toggle] = useSidebar();
  const listId = useId();

  return (
    <Root aria-label="Sidebar">
      <ToastArea />
      <Brand />
      <nav aria-label="Dashboard">
        <ul id={listId}>
          {items.map((item) => (
            <li key={item.path}>
              <LazyTooltip enabled={collapsed} content={item.label} side="right">
                <MenuLink item={item}>
                  <SidebarIcon name={item.icon} />
                  <span>{item.label}</span>
                </MenuLink>
              </LazyTooltip>
            </li>
          ))}
        </ul>
      </nav>
      <SupportSlot {...{ [SUPPORT_SLOT]: 'wide' }} />
      <Footer>
        <ThemeSelect />
        <LazyTooltip enabled={collapsed} content="Expand sidebar" side="right">
          <IconButton
            label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
            aria-expanded={!collapsed}
            aria-controls={listId}
            size="compact"
            onClick={toggle}
          >
            {collapsed ? <ExpandIcon size={18} /> : <CollapseIcon size={18} />}
          </IconButton>
        </LazyTooltip>
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
  z-index: ${LAYER.floating};
  width: var(--width);
  height: 100vh;
  height: 100dvh;
  padding: ${space(4)} ${space(3.5)};
  overflow: hidden auto;
  border-right: 1px solid var(--line);
  background: var(--surface);
  transition: width ${MOTION.calm};

  /* The attribute on the root element is set before the first paint. */
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

  /* When collapsed, screen readers still read the names. */
  :root[data-sidebar='collapsed'] & a > span:not([data-tone]) {
    ${visuallyHidden}
  }

  li > a {
    position: relative;
  }

  li > a[aria-current='page']::before {
    content: '';
    position: absolute;
    inset: ${space(2)} auto ${space(2)} ${space(-3.5)};
    width: 3px;
    border-radius: 0 3px 3px 0;
    background: var(--primary);
  }

  /* The count of an entry moves to the corner of its icon. */

  :root[data-sidebar='collapsed'] & a > [data-tone] {
    position: absolute;
    top: 0;
    right: 0;
    padding: 0 ${space(1)};
    font-size: 0.75rem;
  }

  :root[data-sidebar='collapsed'] & select {
    display: none;
  }

  ${MEDIA.phone} {
    display: none;
  }
`;

/** A toast is in the middle of the page's own area. */
const ToastArea = createGlobalStyle`
  ${fromWidth(MOBILE_BREAKPOINT_PX)} {
    :root {
      --toast-left: 256px;
    }

    :root[data-sidebar='collapsed'] {
      --toast-left: 70px;
    }
  }
`;

/** As tall as the button that a page puts here, so that nothing moves when it does. */
const SupportSlot = styled.div`
  flex: none;
  min-height: 2.75rem;
`;

const Footer = styled(WithScript)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;
