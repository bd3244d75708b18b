import { css } from 'styled-components';
import { scrollFade } from '../../primitives/scroll-fade.ts';
import { MOTION, space, WEIGHT } from '../../tokens/scale.ts';

/**
 * Style of a tab list, with `useScrollCurrentIntoView`: one row, which scrolls on a narrow screen. The text of the first
 * tab and the line below are flush with what is above them.
 */
export const tabListStyle = css`
  display: flex;
  column-gap: ${space(1)};
  margin-left: ${space(-3)};
  overflow-x: auto;
  scrollbar-width: none;
  background: linear-gradient(var(--line) 0 0) ${space(3)} 100% / 100% 1px no-repeat;
  ${scrollFade}
`;

/** Style of a tab, for any button or link with `role="tab"`. */
export const tabStyle = css`
  position: relative;
  display: flex;
  flex: none;
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
