import {
  BrandLink,
  Button,
  LogoMark,
  MEDIA,
  Row,
  space,
  useCurrentInSight,
  WEIGHT,
  WIDTH,
} from '@platform/design-system';
import { paths, useLeave } from '@platform/kit';
import { Link, NavLink } from '@platform/kit/router';
import { onPlatform } from '@platform/kit/standalone';
import { styled } from 'styled-components';
import { nav } from '../../nav.ts';

const PLACES = nav.filter(({ menu }) => menu === 'sidebar');

/** The dashboard's places, the way to the whole platform, and the way out. */
export function AloneHeader() {
  const leave = useLeave();
  return (
    <Bar>
      <Line>
        <BrandLink as={Link} to={paths.dashboard.home()}>
          <LogoMark size={26} />
          <span>AI Skill</span>
        </BrandLink>
        <Places aria-label="Dashboard" ref={useCurrentInSight<HTMLElement>()}>
          {PLACES.map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === paths.dashboard.home()}>
              {label}
            </NavLink>
          ))}
        </Places>
        <Row $gap={2} $nowrap>
          <Button variant="quiet" size="compact" asChild>
            <a href={onPlatform(paths.home())}>Platform</a>
          </Button>
          <Button size="compact" onClick={() => void leave()}>
            Logout
          </Button>
        </Row>
      </Line>
    </Bar>
  );
}

const Bar = styled.header`
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(6)};
  max-width: calc(${WIDTH.page} + 2 * ${space(8)});
  margin-inline: auto;
  padding: ${space(2)} ${space(8)};

  ${MEDIA.phone} {
    column-gap: ${space(2)};
    padding: ${space(2)} ${space(5)} 0;
  }
`;

/** Between the brand and the way out of a wide window; a line of its own, which scrolls, on a phone. */
const Places = styled.nav`
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
  }

  a {
    display: flex;
    flex: none;
    align-items: center;
    min-height: 2.75rem;
    padding: ${space(1)} ${space(3)};
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
