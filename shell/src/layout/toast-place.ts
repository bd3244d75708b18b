import { belowWidth } from '@platform/design-system';
import { css } from 'styled-components';

/**
 * Clears the place of the toast, which appears in the middle of a layout's top bar: below `fitsFromPx` the bar's
 * content makes way for it, unless it has the focus. A toast that is taller than the bar makes the bar as tall.
 */
export function toastPlace(fitsFromPx: number) {
  return css`
    :root[data-toast] & {
      min-height: max(4.5rem, var(--toast-height));
    }

    ${belowWidth(fitsFromPx)} {
      :root[data-toast] & > :not(:focus-within) {
        visibility: hidden;
      }
    }
  `;
}
