import { MEDIA } from '@platform/design-system';
import { styled } from 'styled-components';

/** What the name of a column says where there is one. */
export const OnPhone = styled.span`
  display: none;
  color: var(--muted);
  font-size: 0.875rem;
  font-weight: normal;

  ${MEDIA.phone} {
    display: inline;
  }
`;

/** What a row of a phone says elsewhere, or not at all. */
export const NotOnPhone = styled.span`
  ${MEDIA.phone} {
    display: none;
  }
`;
