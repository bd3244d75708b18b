import { css, styled } from 'styled-components';
import { fadeIn, slideUp } from '../../motion/enter.ts';
import { FLOATING, LAYER, MEDIA, RADIUS, space, textSize, WEIGHT } from '../../tokens/scale.ts';

/** The backdrop that darkens the page behind a dialog. */
export const overlayStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${LAYER.dialog};
  background: rgb(6 14 22 / 0.55);
  ${fadeIn}
`;

/**
 * The dialog's surface: centered on large screens, at the bottom edge on phones. The top of the viewport stays free for
 * a toast.
 */
export const contentStyle = css<{ $width: 'regular' | 'wide' }>`
  position: fixed;
  --top: max(${space(19)}, var(--toast-bottom, 0px));
  inset: var(--top) 0 ${space(6)};
  z-index: ${LAYER.dialog};
  display: flex;
  flex-direction: column;
  width: min(${({ $width }) => ($width === 'wide' ? '45rem' : '32.5rem')}, 100% - ${space(8)});
  height: fit-content;
  max-height: calc(100vh - var(--top) - ${space(6)});
  max-height: calc(100dvh - var(--top) - ${space(6)});
  margin: auto;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: ${RADIUS.card};
  ${FLOATING}
  ${slideUp}

  &:focus-visible {
    outline: none;
  }

  ${MEDIA.phone} {
    inset: auto 0 0;
    width: 100%;
    max-height: calc(100vh - var(--top));
    max-height: calc(100dvh - var(--top));
    margin: auto 0 0;
    border-width: 1px 0 0;
    border-radius: ${RADIUS.card} ${RADIUS.card} 0 0;
  }
`;

export const DialogTitle = styled.h2`
  ${textSize(22)}
  font-weight: ${WEIGHT.heading};
  letter-spacing: -0.02em;
`;

export const DialogDescription = styled.p`
  color: var(--muted);
`;

/** The buttons of a dialog: aligned right on large screens, stacked and full-width on phones. */
export const DialogFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  padding: ${space(4)} ${space(6)};
  padding-bottom: max(${space(4)}, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);

  ${MEDIA.phone} {
    flex-direction: column-reverse;

    > * {
      width: 100%;
    }
  }
`;
