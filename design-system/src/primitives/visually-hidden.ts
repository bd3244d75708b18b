import { css, styled } from 'styled-components';
import { FLOAT_SHADOW, LAYER, RADIUS, space, WEIGHT } from '../tokens/scale.ts';

/** Out of sight, still read aloud. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Words for those who listen; nothing for those who look. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/** The first stop of the Tab key: leads past the header. Hidden until focused. Give it `href` and words. */
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
    background: var(--surface);
    font-weight: ${WEIGHT.strong};
    box-shadow: ${FLOAT_SHADOW};
  }
`;
