import { styled } from 'styled-components';
import { space, WEIGHT } from '../../tokens/scale.ts';

/**
 * Links the logo and name to the start page of an app: `<BrandLink as={Link} to="/">`. `<small>` holds the app's name.
 */
export const BrandLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: 2.75rem;
  color: var(--ink);
  font-size: 1.125rem;
  font-weight: ${WEIGHT.heading};
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;

  small {
    color: var(--muted);
    font-size: 0.9375rem;
    font-weight: ${WEIGHT.medium};
    letter-spacing: 0;
  }
`;
