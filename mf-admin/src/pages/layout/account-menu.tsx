import { Button, CheckIcon, DownIcon, LogoutIcon, PersonIcon, space } from '@platform/design-system';
import { paths, useSignOut, useSession, useThemePreference, type ThemePreference } from '@platform/kit';
import { useNavigate } from '@platform/kit/router';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '@platform/kit/overlays';
import { styled } from 'styled-components';

const THEMES: readonly { value: ThemePreference; label: string }[] = [
  { value: 'system', label: 'System theme' },
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
];

/** The console's user menu: username, own account, theme and logout. */
export function AccountMenu() {
  const { user } = useSession();
  const [theme, setTheme] = useThemePreference();
  const signOut = useSignOut();
  const navigate = useNavigate();

  return (
    <Menu
      align="start"
      trigger={
        <MenuButton size="compact" variant="quiet">
          <PersonIcon size={18} />
          <span translate="no">{user?.username}</span>
          <DownIcon size={16} />
        </MenuButton>
      }
    >
      <MenuItem onSelect={() => void navigate(paths.admin.account())}>
        <PersonIcon size={16} />
        Your account
      </MenuItem>
      <MenuSeparator />
      <MenuHeading>Theme</MenuHeading>
      {THEMES.map(({ value, label }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={theme === value}
          onSelect={() => setTheme(value)}
        >
          <CheckSlot>{theme === value && <CheckIcon size={16} />}</CheckSlot>
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>
        <LogoutIcon size={16} />
        Logout
      </MenuItem>
    </Menu>
  );
}

const MenuButton = styled(Button)`
  max-width: 11rem;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const CheckSlot = styled.span`
  width: ${space(4)};
  height: ${space(4)};
`;
