import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';

/** A link outside running text, beside a title or a figure, with a comfortable touch height. */
export const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  font-size: 0.9375rem;
`;
