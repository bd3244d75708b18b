import { MEDIA, MOTION, space, textSize, WEIGHT } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { QUICK_ACTIONS } from '../../content/quick-actions.content.ts';

/** Links to the other dashboard pages. */
export function QuickActions() {
  return (
    <Actions aria-label="Quick actions">
      {QUICK_ACTIONS.map(({ label, path, Icon }) => (
        <Action key={path} to={path}>
          <Icon size={20} />
          {label}
        </Action>
      ))}
    </Actions>
  );
}

const Actions = styled.nav`
  display: grid;
  flex: 999 1 26rem;
  grid-template-columns: repeat(4, minmax(0, 1fr));

  ${MEDIA.phone} {
    flex-basis: 100%;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Action = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(2)};
  ${textSize(16)}
  font-weight: ${WEIGHT.strong};
  color: var(--ink);
  text-decoration: none;
  transition: background-color ${MOTION.quick};

  > svg {
    flex: none;
    color: var(--primary);
  }

  &:hover {
    background: var(--sunken);
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;
