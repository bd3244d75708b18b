import { MenuIcon, MEDIA, VisuallyHidden } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { NavLink } from '@platform/kit/router';
import { styled } from 'styled-components';
import { Disclosure, MenuPanel } from './menu-style.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useMenu } from './use-menu.ts';

/** The header's links on phones, and the buttons that do not fit next to it. */
export function MobileMenu() {
  const { status } = useSession();
  const actions = useMenu(status === 'signed-out' ? 'guest' : 'member');
  const links = [...useMenu('header'), ...actions];
  const ref = useDisclosure();

  return (
    <PhoneOnly>
      <Disclosure ref={ref}>
        <summary>
          <MenuIcon size={22} aria-hidden="true" />
          <VisuallyHidden>Menu</VisuallyHidden>
        </summary>
        <MenuPanel as="nav" aria-label="Menu">
          <ul>
            {links.map(({ label, path }) => (
              <li key={path}>
                <NavLink to={path} end>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </MenuPanel>
      </Disclosure>
    </PhoneOnly>
  );
}

const PhoneOnly = styled.div`
  display: none;

  ${MEDIA.phone} {
    display: block;
  }
`;
