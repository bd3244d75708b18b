import { space } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { SecondFactorResetNotice } from '@platform/kit/second-factor-reset';
import { styled } from 'styled-components';
import { AdminPage } from '../../shared/page/admin-page.tsx';
import { ConsolePrompts } from '../../features/sign-in/console-prompts.tsx';
import { SecondFactorRequired } from '../../shared/page/second-factor-required.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { SectionLinks } from './section-links.tsx';
import { SectionOutlet } from './section-outlet.tsx';

/**
 * The layout of every screen in the shell, whose own menu links only to the overview. A session there outlives its
 * administrator rights, so the layout can ask for the password.
 */
export function ShellLayout() {
  const { user } = useSession();
  if (user?.mustSetUpSecondFactor)
    return (
      <AdminPage>
        <SecondFactorRequired />
        <ConsolePrompts />
      </AdminPage>
    );
  return (
    <AdminPage>
      <SecondFactorResetNotice reset={user?.secondFactorReset} />
      <Header>
        <SectionLinks orientation="horizontal" />
        <PaletteButton />
      </Header>
      <SectionOutlet />
      <ConsolePrompts />
    </AdminPage>
  );
}

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};

  /* Large text needs a second row. */
  nav {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;
