import { BrandLink, LogoMark, MEDIA, space, visuallyHidden } from '@platform/design-system';
import { paths } from '@platform/kit';
import { NoticeBell } from '@platform/kit/notice-bell';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { PaletteButton } from '../palette/palette-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { SectionLinks } from './section-links.tsx';

/** The console's navigation, bell and user menu: at the left of a wide window, above the screen on a narrow one. */
export function ConsoleSidebar() {
  return (
    <Sidebar>
      <Brand as={Link} to={paths.admin.overview()}>
        <LogoMark size={26} />
        <span>
          AI Skill <small>Console</small>
        </span>
      </Brand>
      <PaletteButton />
      <WideNav>
        <SectionLinks orientation="vertical" />
      </WideNav>
      <Footer>
        <AccountMenu />
        <NoticeBell path={paths.admin.notices()} />
      </Footer>
      <NarrowNav>
        <SectionLinks orientation="horizontal" />
      </NarrowNav>
    </Sidebar>
  );
}

const Sidebar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding: ${space(2)} ${space(5)} 0;
  background: var(--surface);

  /* The brand and the buttons share a line: without their texts they fit on it. */
  ${MEDIA.phone} {
    column-gap: ${space(2)};

    > a {
      margin-right: auto;
    }

    button {
      padding-inline: ${space(2)};
    }

    button > span {
      ${visuallyHidden}
    }
  }

  ${MEDIA.wide} {
    position: sticky;
    top: 0;
    flex-flow: column;
    align-items: stretch;
    gap: ${space(5)};
    height: 100vh;
    height: 100dvh;
    padding: ${space(4)} ${space(3.5)};
    overflow: hidden auto;
    border-right: 1px solid var(--line);
  }
`;

const Brand = styled(BrandLink)`
  ${MEDIA.wide} {
    padding-left: ${space(2)};
  }
`;

const WideNav = styled.div`
  display: none;

  ${MEDIA.wide} {
    display: block;
    flex: 1;
  }
`;

const NarrowNav = styled.div`
  flex: 1 0 100%;
  min-width: 0;
  margin-inline: ${space(-5)};

  ${MEDIA.wide} {
    display: none;
  }
`;

const Footer = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  min-width: 0;

  ${MEDIA.wide} {
    padding-top: ${space(3)};
    border-top: 1px solid var(--line);
  }
`;
