import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import * as Slot from 'radix-ui/slot';
import { CONTROL_HEIGHT, MOTION, RADIUS } from '../../tokens/scale.ts';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  /** What it does, in words: the icon's name for those who listen. */
  label: string;
  size?: keyof typeof CONTROL_HEIGHT;
  asChild?: boolean;
};

/** A button of one icon (the child, 20 px), 44 or 36 px square. Where there is room, words are better. */
export function IconButton({ label, size = 'regular', asChild = false, ...rest }: IconButtonProps) {
  if (asChild) return <Face as={Slot.Root} $size={size} aria-label={label} {...rest} />;
  return <Face type="button" $size={size} aria-label={label} {...rest} />;
}

const Face = styled.button<{ $size: keyof typeof CONTROL_HEIGHT }>`
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
