import { LAYER, MEDIA, MOTION, space, WIDTH } from '@platform/design-system';
import { MAIN_ID, SUPPORT_SLOT, type PageHandle } from '@platform/kit';
import { useMatches } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { AccountMenu } from './menu/account-menu.tsx';
import { NoticesLink } from './menu/notices-link.tsx';
import { Brand } from './brand.tsx';
import { DashboardMenu } from './sidebar/dashboard-menu.tsx';
import { TitleAndDate } from './title-and-date.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useScrolled } from './use-scrolled.ts';

/**
 * Layout of the pages for logged-in users: sidebar (on phones a menu in the top bar), account menu, page. The top bar
 * stays in view.
 */
export function DashboardLayout({ children }: { children: ReactNode }) {
  const scrolled = useScrolled(0);
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const isFocused = handle?.focused ?? false;
  return (
    <Columns data-focused={isFocused || undefined}>
      {!isFocused && <Sidebar />}
      <Page>
        <TopBar data-scrolled={scrolled || undefined}>
          <TopBarContent>
            <WithoutSidebar>
              <Brand />
              <DashboardMenu />
            </WithoutSidebar>
            <TitleAndDate />
            <Actions>
              <SupportSlot {...{ [SUPPORT_SLOT]: 'phone' }} />
              <NoticesLink />
              <AccountMenu />
            </Actions>
          </TopBarContent>
        </TopBar>
        <Main id={MAIN_ID} tabIndex={-1}>
          {children}
        </Main>
      </Page>
    </Columns>
  );
}

const Columns = styled.div`
  --top-bar: 4.5rem;
  display: flex;
  align-items: flex-start;
  min-height: 100vh;
  min-height: 100dvh;

  &[data-focused] {
    --top-bar: 3rem;
  }
`;

const Page = styled.div`
  flex: 1;
  min-width: 0;
`;

const TopBar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${LAYER.header};
  border-bottom: 1px solid transparent;
  background: var(--bg);
  transition: border-color ${MOTION.calm};

  /* Cancels the page's scroll padding for elements of the bar itself. */
  a,
  button,
  summary {
    scroll-margin-top: -5.5rem;
  }

  &[data-scrolled] {
    border-color: var(--line);
  }

  [data-focused] & {
    position: static;
  }

  ${MEDIA.phone} {
    border-color: var(--line);
    background: var(--surface);
  }
`;

const TopBarContent = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--top-bar);
  max-width: calc(${WIDTH.page} + 2 * ${space(8)});
  margin-inline: auto;
  padding-inline: ${space(8)};

  ${MEDIA.phone} {
    /* Large text needs a second row. */
    flex-wrap: wrap;
    padding-inline: ${space(5)};
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

/** As wide as the button that a page puts here, so that nothing moves when it does. */
const SupportSlot = styled.div`
  display: none;
  min-width: 2.75rem;

  ${MEDIA.phone} {
    display: block;
  }

  [data-focused] & {
    display: block;
  }
`;

const flexRow = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

/** What is in the sidebar where there is one. */
const WithoutSidebar = styled.div`
  display: none;

  ${MEDIA.phone} {
    ${flexRow}
  }

  [data-focused] & {
    ${flexRow}
  }
`;

const Main = styled.main`
  padding-block: ${space(6)} ${space(16)};

  [data-focused] & {
    padding-block: ${space(2)} 0;
  }
`;
