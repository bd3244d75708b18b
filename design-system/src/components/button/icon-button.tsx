import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import * as Slot from 'radix-ui/slot';
import { CONTROL_HEIGHT, MOTION, RADIUS } from '../../tokens/scale.ts';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  /** Accessible name: what the button does. */
  label: string;
  size?: keyof typeof CONTROL_HEIGHT;
  asChild?: boolean;
};

/** A square button, 44 or 36 px, with one icon of 20 px as its child. Prefer a `Button` with text if there is space. */
export function IconButton({ label, size = 'regular', asChild = false, ...rest }: IconButtonProps) {
  if (asChild) return <StyledButton as={Slot.Root} $size={size} aria-label={label} {...rest} />;
  return <StyledButton type="button" $size={size} aria-label={label} {...rest} />;
}

const StyledButton = styled.button<{ $size: keyof typeof CONTROL_HEIGHT }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => CONTROL_HEIGHT[$size]};
  height: ${({ $size }) => CONTROL_HEIGHT[$size]};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${RADIUS.control};
  background: transparent;
  color: var(--muted);
  cursor: pointer;
  transition:
    background-color ${MOTION.quick},
    color ${MOTION.quick};

  &:hover:not(:disabled) {
    background: var(--primary-soft);
    color: var(--primary);
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;
