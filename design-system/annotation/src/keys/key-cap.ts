import { styled } from 'styled-components';
import { RADIUS, space } from '@platform/design-system';

/** The name of a key. */
export const KeyCap = styled.kbd`
  display: inline-block;
  min-width: 1.5rem;
  padding: 0 ${space(1)};
  border: 1px solid var(--control);
  border-radius: ${RADIUS.badge};
  color: var(--muted);
  font-size: 0.8125rem;
  line-height: 1.375rem;
  text-align: center;
`;

/** The key of a control; hidden from screen readers and on devices without a keyboard. */
export const ControlKey = styled(KeyCap).attrs({ 'aria-hidden': true })`
  flex: none;
  text-transform: uppercase;

  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;
