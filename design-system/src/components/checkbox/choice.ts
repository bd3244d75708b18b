import { styled } from 'styled-components';
import { CONTROL_HEIGHT, MOTION, space } from '../../tokens/scale.ts';

/** A styled native checkbox or radio input; forced-colors mode shows the browser's own. */
export const ChoiceInput = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  border: 1.5px solid var(--control);
  border-radius: 6px;
  background: var(--surface);
  cursor: inherit;
  transition: background-color ${MOTION.quick};

  &[type='radio'] {
    border-radius: 50%;
  }

  &:checked {
    border-color: var(--primary);
    background: var(--primary);
  }

  &[aria-invalid='true'] {
    border-color: var(--danger);
  }

  &::before {
    content: '';
    width: 0.875rem;
    height: 0.875rem;
    background: var(--on-primary);
    clip-path: polygon(10% 52%, 24% 38%, 41% 55%, 77% 17%, 90% 31%, 41% 82%);
    transform: scale(0);
    transition: transform ${MOTION.quick};
  }

  &[type='radio']::before {
    clip-path: circle(30%);
  }

  &:checked::before {
    transform: scale(1);
  }

  &:disabled {
    opacity: 0.6;
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;

/** The clickable label of a checkbox or radio button, at least 44 px high. */
export const ChoiceLabel = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-height: ${CONTROL_HEIGHT.regular};
  padding-block: ${space(2.5)};
  line-height: 1.5rem;
  cursor: pointer;

  &:has(:disabled) {
    color: var(--muted);
    cursor: not-allowed;
  }
`;
