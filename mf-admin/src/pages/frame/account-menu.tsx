import { Button, CheckIcon, DownIcon, LogoutIcon, PersonIcon, space } from '@platform/design-system';
import { useLeave, useSession, useThemePreference, type ThemePreference } from '@platform/kit';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '@platform/kit/layers';
import { styled } from 'styled-components';

const THEMES: readonly { value: ThemePreference; label: string }[] = [
  { value: 'system', label: 'System theme' },
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
];

/** Who is signed in, the theme, and the way out. */
export function AccountMenu() {
  const { user } = useSession();
  const [theme, chooseTheme] = useThemePreference();
  const leave = useLeave();

  return (
    <Menu
      align="start"
      trigger={
        <Who size="compact" variant="quiet">
          <PersonIcon size={18} />
          <span>{user?.username}</span>
          <DownIcon size={16} />
        </Who>
      }
    >
      <MenuHeading>Theme</MenuHeading>
      {THEMES.map(({ value, label }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={theme === value}
          onSelect={() => chooseTheme(value)}
        >
          <Mark>{theme === value && <CheckIcon size={16} />}</Mark>
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => void leave()}>
        <LogoutIcon size={16} />
        Logout
      </MenuItem>
    </Menu>
  );
}

const Who = styled(Button)`
  max-width: 11rem;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Mark = styled.span`
  width: ${space(4)};
  height: ${space(4)};
`;
