import { createGlobalStyle, css, styled } from 'styled-components';

/** Mixin: leaves a control out of what is printed. At the end of a style, after `display`. */
export const hiddenInPrint = css`
  @media print {
    display: none;
  }
`;

/** Text for paper only. */
export const PrintOnly = styled.div`
  @media screen {
    display: none;
  }
`;

/** While it is rendered, only the elements with `data-printed` are printed. */
export const PrintedAlone = createGlobalStyle`
  @media print {
    body :not(:has([data-printed]), [data-printed], [data-printed] *) {
      display: none;
    }
  }
`;
