import { css, styled } from 'styled-components';
import { FLOATING, LAYER, RADIUS, space, WEIGHT } from '../tokens/scale.ts';

/** Hides an element visually but not from screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/** A link that skips the header, first in the tab order and hidden until focused. Needs `href` and a text. */
export const SkipLink = styled.a`
  &:not(:focus) {
    ${visuallyHidden}
  }

  &:focus {
    position: fixed;
    top: ${space(3)};
    left: ${space(3)};
    z-index: ${LAYER.toast};
    padding: ${space(3)} ${space(4)};
    border-radius: ${RADIUS.control};
    font-weight: ${WEIGHT.strong};
    ${FLOATING}
  }
`;
