import { Button, Container, LAYER, MEDIA, MOTION, space, WEIGHT } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { Link, NavLink } from '@platform/kit/router';
import { styled } from 'styled-components';
import { AccountMenu } from './menu/account-menu.tsx';
import { Brand } from './brand.tsx';
import { MobileMenu } from './menu/mobile-menu.tsx';
import { useMenu } from './menu/use-menu.ts';
import { useScrolled } from './use-scrolled.ts';

/** Source: docs/specification.md#9-limits-and-constants. */
const BACKGROUND_AFTER_PX = 20;

/** Header of the public pages. The hint cookie tells whether a user is logged in before any request. */
export function Header() {
  const scrolled = useScrolled(BACKGROUND_AFTER_PX);
  const { status } = useSession();
  const links = useMenu('header');

  return (
    <Bar data-scrolled={scrolled || undefined}>
      <Container>
        <Row>
          <Brand />
          <Main aria-label="Main">
            <ul>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <NavLink to={path} end>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </Main>
          <Actions>{status === 'signed-out' ? <GuestActions /> : <MemberActions />}</Actions>
          <MobileMenu />
        </Row>
      </Container>
    </Bar>
  );
}

function GuestActions() {
  const items = useMenu('guest');
  return items.map(({ label, path }, index) => (
    <Button key={path} variant={index === items.length - 1 ? 'primary' : 'secondary'} size="compact" asChild>
      <Link to={path}>{label}</Link>
    </Button>
  ));
}

function MemberActions() {
  const items = useMenu('member');
  return (
    <>
      {items.map(({ label, path }) => (
        <Button key={path} variant="primary" size="compact" asChild>
          <Link to={path}>{label}</Link>
        </Button>
      ))}
      <AccountMenu />
    </>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${LAYER.header};
  border-bottom: 1px solid transparent;
  transition:
    background-color ${MOTION.calm},
    border-color ${MOTION.calm};

  /* Cancels the page's scroll padding, which reserves space for this header, for elements of the header itself. */
  a,
  summary {
    scroll-margin-top: -5.5rem;
  }

  &[data-scrolled] {
    border-color: var(--line);
    background: var(--bg);
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 4.5rem;

  /* Large text needs a second row. */
  ${MEDIA.phone} {
    flex-wrap: wrap;
  }
`;

const Main = styled.nav`
  flex: 1;

  ul {
    display: flex;
    justify-content: center;
    gap: ${space(1)};
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${space(3)};
    color: var(--muted);
    font-size: 0.9375rem;
    font-weight: ${WEIGHT.medium};
    text-decoration: none;
    transition: color ${MOTION.quick};
  }

  a:hover,
  a[aria-current='page'] {
    color: var(--ink);
  }

  a[aria-current='page'] {
    font-weight: ${WEIGHT.strong};
  }

  ${MEDIA.phone} {
    ul {
      display: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};

  /* Phones show only the primary action; the others are in the menu. */
  > a {
    white-space: nowrap;
  }

  ${MEDIA.phone} {
    gap: 0;

    > a:not(:last-child) {
      display: none;
    }
  }
`;
