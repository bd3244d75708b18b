import { MEDIA, MenuIcon, space, VisuallyHidden } from '@platform/design-system';
import { styled } from 'styled-components';
import { Disclosure, MenuPanel } from '../menu/menu-style.ts';
import { MenuLink } from '../menu/menu-link.tsx';
import { SidebarIcon } from './sidebar-icon.tsx';
import { ThemeSelect } from '../menu/theme-select.tsx';
import { useDisclosure } from '../menu/use-disclosure.ts';
import { useMenu } from '../menu/use-menu.ts';

/** The sidebar's entries as a menu, for phones. */
export function DashboardMenu() {
  const items = useMenu('sidebar');
  const ref = useDisclosure();

  return (
    <Disclosure ref={ref}>
      <summary>
        <MenuIcon size={22} aria-hidden="true" />
        <VisuallyHidden>Menu</VisuallyHidden>
      </summary>
      <LeftMenuPanel as="nav" aria-label="Dashboard">
        <ul>
          {items.map((item) => (
            <li key={item.path}>
              <MenuLink item={item}>
                <SidebarIcon name={item.icon} />
                {item.label}
              </MenuLink>
            </li>
          ))}
        </ul>
        <hr />
        <ThemeSelect />
      </LeftMenuPanel>
    </Disclosure>
  );
}

const LeftMenuPanel = styled(MenuPanel)`
  right: auto;
  left: 0;

  ${MEDIA.phone} {
    right: auto;
    left: ${space(5)};
  }
`;
