import { BrandLink, LogoMark, space } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { AccountMenu } from './account-menu.tsx';
import { SectionLinks } from './section-links.tsx';

/** The console's places and who is signed in: at the left of a wide window, above the screen of a narrow one. */
export function ConsoleSide() {
  return (
    <Side>
      <Brand as={Link} to={paths.admin.overview()}>
        <LogoMark size={26} />
        <span>
          AI Skill <small>Console</small>
        </span>
      </Brand>
      <Rail>
        <SectionLinks direction="rail" />
      </Rail>
      <Foot>
        <AccountMenu />
      </Foot>
      <Strip>
        <SectionLinks direction="strip" />
      </Strip>
    </Side>
  );
}

const WIDE = '@media (min-width: 1024px)';

const Side = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding: ${space(2)} ${space(5)} 0;
  background: var(--surface);

  ${WIDE} {
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
  ${WIDE} {
    padding-left: ${space(2)};
  }
`;

const Rail = styled.div`
  display: none;

  ${WIDE} {
    display: block;
    flex: 1;
  }
`;

const Strip = styled.div`
  flex: 1 0 100%;
  min-width: 0;
  margin-inline: ${space(-5)};

  ${WIDE} {
    display: none;
  }
`;

const Foot = styled.div`
  min-width: 0;

  ${WIDE} {
    padding-top: ${space(3)};
    border-top: 1px solid var(--line);
  }
`;
