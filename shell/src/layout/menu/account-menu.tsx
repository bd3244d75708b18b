import { DownIcon, LogoutIcon, PersonIcon, space, VisuallyHidden, WithScript } from '@platform/design-system';
import { useSignOut, useSession } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { Disclosure, MenuPanel } from './menu-style.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useMenu } from './use-menu.ts';

/**
 * The menu of a logged-in visitor. Its button does not depend on the user, so it never changes while the user loads.
 */
export function AccountMenu() {
  const { user } = useSession();
  const items = useMenu('account');
  const signOut = useSignOut();
  const ref = useDisclosure();

  return (
    <Disclosure ref={ref}>
      <summary>
        <PersonIcon size={20} aria-hidden="true" />
        <VisuallyHidden>Account</VisuallyHidden>
        <DownIcon size={16} aria-hidden="true" />
      </summary>
      <MenuPanel>
        {user && <Name translate="no">{user.username}</Name>}
        <ul>
          {items.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
        <WithScript>
          <hr />
          <button type="button" onClick={() => void signOut()}>
            <LogoutIcon size={18} aria-hidden="true" />
            Logout
          </button>
        </WithScript>
      </MenuPanel>
    </Disclosure>
  );
}

const Name = styled.p`
  padding: ${space(2)} ${space(3)};
  color: var(--muted);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;
