import {
  BrandLink,
  Button,
  LAYER,
  LogoMark,
  MEDIA,
  Row,
  scrollFade,
  space,
  useScrollCurrentIntoView,
  WEIGHT,
  WIDTH,
} from '@platform/design-system';
import { paths, SUPPORT_SLOT, useSignOut } from '@platform/kit';
import { Link, NavLink } from '@platform/kit/router';
import { platformUrl } from '@platform/kit/standalone';
import { styled } from 'styled-components';
import { nav } from '../../nav.ts';

/** The shell leads to the notices by its bell. */
const NAV_ITEMS = [
  ...nav.filter(({ menu }) => menu === 'sidebar'),
  { path: paths.dashboard.notices(), label: 'Notices' },
];

/** Header with the dashboard's navigation, a link to the platform, and the logout button. */
export function StandaloneHeader() {
  const signOut = useSignOut();
  return (
    <Header>
      <HeaderContent>
        <BrandLink as={Link} to={paths.dashboard.home()}>
          <LogoMark size={26} />
          <span>AI Skill</span>
        </BrandLink>
        <Navigation aria-label="Dashboard" ref={useScrollCurrentIntoView<HTMLElement>()}>
          {NAV_ITEMS.map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === paths.dashboard.home()}>
              {label}
            </NavLink>
          ))}
        </Navigation>
        <Row $gap={2} $nowrap>
          <div {...{ [SUPPORT_SLOT]: 'wide' }} />
          <Button variant="quiet" size="compact" asChild>
            <a href={platformUrl(paths.home())}>Platform</a>
          </Button>
          <Button size="compact" onClick={() => void signOut()}>
            Logout
          </Button>
        </Row>
      </HeaderContent>
    </Header>
  );
}

/** Stays in view. */
const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: ${LAYER.header};
  border-bottom: 1px solid var(--line);
  background: var(--surface);

  ${MEDIA.phone} {
    position: static;
  }
`;

const HeaderContent = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(6)};
  max-width: calc(${WIDTH.page} + 2 * ${space(8)});
  margin-inline: auto;
  min-height: 4.5rem;
  padding: ${space(2)} ${space(8)};

  ${MEDIA.phone} {
    column-gap: ${space(2)};
    padding: ${space(2)} ${space(5)} 0;
  }
`;

/** Between the brand and the buttons; on a phone, a separate row that scrolls horizontally. */
const Navigation = styled.nav`
  display: flex;
  flex: 1;
  gap: ${space(1)};

  ${MEDIA.phone} {
    flex: 1 0 100%;
    order: 1;
    margin-inline: ${space(-5)};
    padding-inline: ${space(2)};
    overflow-x: auto;
    scrollbar-width: none;
    ${scrollFade}
  }

  a {
    display: flex;
    flex: none;
    align-items: center;
    min-height: 2.75rem;
    padding: ${space(1)} ${space(2)};
    color: var(--muted);
    font-size: 0.9375rem;
    font-weight: ${WEIGHT.medium};
    text-decoration: none;
  }

  a:hover,
  a[aria-current='page'] {
    color: var(--primary);
  }

  a[aria-current='page'] {
    box-shadow: inset 0 -2px 0 var(--primary);
  }

  a:focus-visible {
    outline-offset: -2px;
  }
`;
