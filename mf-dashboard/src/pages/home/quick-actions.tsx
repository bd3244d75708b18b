import { CardTarget, DividedRow, Text, WEIGHT } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { QUICK_ACTIONS } from '../../content/quick-actions.content.ts';

/** Links to the other dashboard pages. */
export function QuickActions() {
  return (
    <nav aria-label="Quick actions">
      <DividedRow $boxed>
        {QUICK_ACTIONS.map(({ label, text, path }) => (
          <Action key={path}>
            <CardTarget as={Link} to={path}>
              {label}
            </CardTarget>
            <Text $size={14} $tone="muted">
              {text}
            </Text>
          </Action>
        ))}
      </DividedRow>
    </nav>
  );
}

const Action = styled.div`
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
