import { css, keyframes } from 'styled-components';
import { MOTION } from '../tokens/scale.ts';

const appearFrames = keyframes`
  from { opacity: 0; }
`;

const riseFrames = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

/** Comes into sight in place, within 180 ms; at once under reduced motion. */
export const appear = css`
  animation: ${appearFrames} ${MOTION.calm};
`;

/** Comes into sight from a little below, within 180 ms; at once under reduced motion. */
export const rise = css`
  animation: ${riseFrames} ${MOTION.calm};
`;
