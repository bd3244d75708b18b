import { MenuIcon, VisuallyHidden } from '@platform/design-system';
import { styled } from 'styled-components';
import { Disclosure, MenuSheet } from './menu-style.ts';
import { PlaceLink } from './place-link.tsx';
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
          {items.map((item) => (
            <li key={item.path}>
              <PlaceLink item={item}>
                <SidebarIcon name={item.icon} />
                {item.label}
              </PlaceLink>
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
