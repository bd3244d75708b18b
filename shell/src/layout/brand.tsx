import { LogoMark, space, WEIGHT } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';

/** Mark and name, leading home. */
export function Brand() {
  return (
    <Home to={paths.home()}>
      <LogoMark size={26} />
      <span>AI Skill</span>
    </Home>
  );
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: 2.75rem;
  color: var(--ink);
  font-size: 1.125rem;
  font-weight: ${WEIGHT.heading};
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;
`;
