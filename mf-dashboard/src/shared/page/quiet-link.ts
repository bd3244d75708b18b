import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';

/** A link that stands alone beside a title or a figure: as high as a finger needs. */
export const QuietLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  font-size: 0.9375rem;
`;
