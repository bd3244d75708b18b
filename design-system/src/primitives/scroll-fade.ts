import { css } from 'styled-components';

/** Fades the edge of a scrollable row behind which there is more; for rows with `useScrollCurrentIntoView`. */
export const scrollFade = css`
  &[data-more-start] {
    mask-image: linear-gradient(to right, transparent, #000 2.5rem);
  }

  &[data-more-end] {
    mask-image: linear-gradient(to left, transparent, #000 2.5rem);
  }

  &[data-more-start][data-more-end] {
    mask-image: linear-gradient(to right, transparent, #000 2.5rem calc(100% - 2.5rem), transparent);
  }
`;
