import { css } from 'styled-components';
import { MOTION, space, WEIGHT } from '../../tokens/scale.ts';

/** Style of a tab list. On a narrow screen it wraps, so that every tab is in view. */
export const tabListStyle = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(1)};
  box-shadow: inset 0 -1px 0 var(--line);
`;

/** Style of a tab, for any button or link with `role="tab"`. */
export const tabStyle = css`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border: 0;
  background: none;
  color: var(--muted);
  font-size: 0.9375rem;
  font-weight: ${WEIGHT.medium};
  text-decoration: none;
  cursor: pointer;
  transition: color ${MOTION.quick};

  &::after {
    content: '';
    position: absolute;
    inset: auto ${space(3)} 0;
    height: 2px;
    background: var(--primary);
    transform: scaleX(0);
    transition: transform ${MOTION.quick};
  }

  &:hover,
  &[aria-selected='true'] {
    color: var(--ink);
  }

  &[aria-selected='true']::after {
    transform: none;
  }

  &:focus-visible {
    outline-offset: -2px;
    border-radius: 6px;
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::after {
      background: Highlight;
    }
  }
`;
