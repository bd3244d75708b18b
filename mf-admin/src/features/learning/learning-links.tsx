import { scrollFade, tabStyle } from '@platform/design-system';
import { paths } from '@platform/kit';
import { NavLink } from '@platform/kit/router';
import { styled } from 'styled-components';
import { learningPaths } from '../../shared/learning-paths.ts';

/** The pages of the section. Called when they are needed: the console mounts the pages elsewhere. */
const listPages = () => [
  { label: 'Questions', path: paths.admin.learning() },
  { label: 'Reports', path: learningPaths.reports() },
  { label: 'Corrections', path: learningPaths.corrections() },
  { label: 'Certificates', path: learningPaths.certificates() },
  { label: 'Attempts', path: learningPaths.attempts() },
];

/** The links between the pages of the section. */
export function LearningLinks() {
  return (
    <Links aria-label="Learning">
      {listPages().map(({ label, path }) => (
        <NavLink key={path} to={path} end={path === paths.admin.learning()}>
          {label}
        </NavLink>
      ))}
    </Links>
  );
}

const Links = styled.nav`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--line);
  ${scrollFade}

  a {
    ${tabStyle}
  }

  a[aria-current='page'] {
    color: var(--primary);
    box-shadow: inset 0 -2px 0 var(--primary);
  }

  a:focus-visible {
    outline-offset: -2px;
  }
`;
