import { MenuIcon, MEDIA, VisuallyHidden } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { NavLink } from '@platform/kit/router';
import { styled } from 'styled-components';
import { Disclosure, MenuSheet } from './menu-style.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useMenu } from './use-menu.ts';

/** The header's links on a phone, and the buttons that have no room beside it. */
export function MobileMenu() {
  const { status } = useSession();
  const ways = useMenu(status === 'signed-out' ? 'guest' : 'member');
  const links = [...useMenu('header'), ...ways];
  const ref = useDisclosure();

  return (
    <OnPhones>
      <Disclosure ref={ref}>
        <summary>
          <MenuIcon size={22} aria-hidden="true" />
          <VisuallyHidden>Menu</VisuallyHidden>
        </summary>
        <MenuSheet as="nav" aria-label="Menu">
          <ul>
            {links.map(({ label, path }) => (
              <li key={path}>
                <NavLink to={path} end>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </MenuSheet>
      </Disclosure>
    </OnPhones>
  );
}

const OnPhones = styled.div`
  display: none;

  ${MEDIA.phone} {
    display: block;
  }
`;
