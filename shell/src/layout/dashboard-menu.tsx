import { MenuIcon, VisuallyHidden } from '@platform/design-system';
import { NavLink } from '@platform/kit/router';
import { styled } from 'styled-components';
import { Disclosure, MenuSheet } from './menu-style.ts';
import { SidebarIcon } from './sidebar-icon.tsx';
import { ThemeSelect } from './theme-select.tsx';
import { useDisclosure } from './use-disclosure.ts';
import { useMenu } from './use-menu.ts';

/** The sidebar's places on a phone. */
export function DashboardMenu() {
  const items = useMenu('sidebar');
  const ref = useDisclosure();

  return (
    <Disclosure ref={ref}>
      <summary>
        <MenuIcon size={22} aria-hidden="true" />
        <VisuallyHidden>Menu</VisuallyHidden>
      </summary>
      <LeftSheet as="nav" aria-label="Dashboard">
        <ul>
          {items.map(({ label, path, icon }) => (
            <li key={path}>
              <NavLink to={path} end>
                <SidebarIcon name={icon} />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <hr />
        <ThemeSelect />
      </LeftSheet>
    </Disclosure>
  );
}

const LeftSheet = styled(MenuSheet)`
  right: auto;
  left: 0;
`;
