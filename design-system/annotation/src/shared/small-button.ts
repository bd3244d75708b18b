import { styled } from 'styled-components';
import { Button, IconButton, MEDIA } from '@platform/design-system';

/** A button of 36 px, and of 44 px on phones. */
export const SmallButton = styled(Button).attrs({ size: 'compact' })`
  &[aria-pressed='true'] {
    background: var(--primary-soft);
    border-color: var(--primary);
    box-shadow: inset 0 0 0 1px var(--primary);
  }

  ${MEDIA.phone} {
    min-height: 2.75rem;
  }
`;

/** A button with an icon, 36 px, and 44 px on phones. */
export const SmallIconButton = styled(IconButton).attrs({ size: 'compact' })`
  ${MEDIA.phone} {
    width: 2.75rem;
    height: 2.75rem;
  }
`;
