import { MEDIA, space, WIDTH } from '@platform/design-system';
import { MAIN_ID } from '@platform/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AccountMenu } from './menu/account-menu.tsx';
import { Brand } from './brand.tsx';
import { DashboardMenu } from './sidebar/dashboard-menu.tsx';
import { TitleAndDate } from './title-and-date.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';

/** Layout of the pages for logged-in users: sidebar (on phones a menu in the top bar), account menu, page. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <Columns>
      <Sidebar />
      <Page>
        <TopBar>
          <PhoneOnly>
            <Brand />
            <DashboardMenu />
          </PhoneOnly>
          <TitleAndDate />
          <AccountMenu />
        </TopBar>
        <Main id={MAIN_ID} tabIndex={-1}>
          {children}
        </Main>
      </Page>
    </Columns>
  );
}

const Columns = styled.div`
  display: flex;
  align-items: flex-start;
  min-height: 100vh;
  min-height: 100dvh;
`;

const Page = styled.div`
  flex: 1;
  min-width: 0;
`;

const TopBar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  max-width: calc(${WIDTH.page} + 2 * ${space(8)});
  margin-inline: auto;
  padding: ${space(3)} ${space(8)} 0;

  ${MEDIA.phone} {
    padding: ${space(2)} ${space(5)};
    border-bottom: 1px solid var(--line);
    background: var(--surface);
  }
`;

const PhoneOnly = styled.div`
  display: none;

  ${MEDIA.phone} {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

const Main = styled.main`
  padding-block: ${space(6)} ${space(16)};
`;
