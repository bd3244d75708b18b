import { styled } from 'styled-components';
import { RADIUS, WEIGHT } from '../../tokens/scale.ts';

/** Shows a user's initials. Hidden from screen readers, because the name is next to it. `$size` in px (default 40). */
export const Avatar = styled.span.attrs({ 'aria-hidden': true })<{ $size?: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size = 40 }) => `${$size / 16}rem`};
  height: ${({ $size = 40 }) => `${$size / 16}rem`};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--sunken);
  color: var(--muted);
  font-size: ${({ $size = 40 }) => `${$size / 16 / 2.6}rem`};
  font-weight: ${WEIGHT.strong};
  text-transform: uppercase;
`;
