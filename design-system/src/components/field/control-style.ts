import { css } from 'styled-components';
import { CONTROL_HEIGHT, MOTION, RADIUS, space } from '../../tokens/scale.ts';

/** Base style of inputs, selects and text areas. Text below 16 px would make phones zoom in on focus. */
export const controlStyle = css`
  width: 100%;
  min-height: ${CONTROL_HEIGHT.regular};
  padding: ${space(2)} ${space(3.5)};
  border: 1px solid var(--control);
  border-radius: ${RADIUS.control};
  background: var(--surface);
  color: var(--ink);
  font-size: 1rem;
  line-height: 1.4;
  transition: border-color ${MOTION.quick};

  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: var(--muted);
  }

  &:focus-visible {
    border-color: var(--primary);
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }

  &:disabled {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--muted);
    cursor: not-allowed;
  }

  &:read-only:not(select) {
    background: var(--sunken);
  }
`;
