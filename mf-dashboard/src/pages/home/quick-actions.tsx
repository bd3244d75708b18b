import { CardTarget, Strip, Text, WEIGHT } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { QUICK_ACTIONS } from '../../content/quick-actions.content.ts';

/** The short ways to the other pages. */
export function QuickActions() {
  return (
    <nav aria-label="Quick actions">
      <Strip $boxed>
        {QUICK_ACTIONS.map(({ label, text, path }) => (
          <Cell key={path}>
            <CardTarget as={Link} to={path}>
              {label}
            </CardTarget>
            <Text $size={14} $tone="muted">
              {text}
            </Text>
          </Cell>
        ))}
      </Strip>
    </nav>
  );
}

const Cell = styled.div`
  position: relative;

  a {
    font-weight: ${WEIGHT.strong};
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  &:hover {
    background: var(--primary-soft);
  }
`;
