import { css, styled } from 'styled-components';
import { appear, rise } from '../../motion/enter.ts';
import { FLOAT_SHADOW, LAYER, MEDIA, RADIUS, space, textSize, WEIGHT } from '../../tokens/scale.ts';

/** The page under a dialog, darkened. */
export const overlayStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${LAYER.dialog};
  background: rgb(6 14 22 / 0.55);
  ${appear}
`;

/** The dialog's sheet: in the middle of a screen, at the lower edge of a phone; never higher than what is seen. */
export const sheetStyle = css<{ $width: 'regular' | 'wide' }>`
  position: fixed;
  inset: 0;
  z-index: ${LAYER.dialog};
  display: flex;
  flex-direction: column;
  width: min(${({ $width }) => ($width === 'wide' ? '45rem' : '32.5rem')}, 100% - ${space(8)});
  height: fit-content;
  max-height: calc(100vh - ${space(12)});
  max-height: calc(100dvh - ${space(12)});
  margin: auto;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: ${RADIUS.card};
  background: var(--surface);
  box-shadow: ${FLOAT_SHADOW};
  ${rise}

  &:focus-visible {
    outline: none;
  }

  ${MEDIA.phone} {
    width: 100%;
    max-height: calc(100vh - ${space(8)});
    max-height: calc(100dvh - ${space(8)});
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

/** The buttons: at the right on a screen, one above the other and as wide as the sheet on a phone. */
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
