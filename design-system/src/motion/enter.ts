import { css, keyframes } from 'styled-components';
import { MOTION } from '../tokens/scale.ts';

const fadeInFrames = keyframes`
  from { opacity: 0; }
`;

const slideUpFrames = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

/** Fades in within 180 ms; immediate under reduced motion. */
export const fadeIn = css`
  animation: ${fadeInFrames} ${MOTION.calm};
`;

/** Fades in and moves up by 8 px within 180 ms; immediate under reduced motion. */
export const slideUp = css`
  animation: ${slideUpFrames} ${MOTION.calm};
`;
