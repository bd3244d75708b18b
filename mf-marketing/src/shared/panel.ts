import { MEDIA, RADIUS, space } from '@platform/design-system';
import { styled } from 'styled-components';

/** A text panel on drafting paper. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  width: 100%;
  max-width: 36rem;
  padding: ${space(8)};
  border-radius: ${RADIUS.card};
  background: var(--surface);
  color: var(--ink);

  ${MEDIA.phone} {
    padding: ${space(6)} ${space(5)};
  }
`;
