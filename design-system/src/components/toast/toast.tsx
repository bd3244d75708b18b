import type { ComponentPropsWithRef, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { CircleCheck, Info, type LucideIcon, OctagonAlert, X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import { FLOATING, LAYER, MOTION, RADIUS, space, textSize, WEIGHT } from '../../tokens/scale.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';

/** Provides the context for toasts. The queue, its limit and its hotkey are in the kit. */
export const ToastProvider = Radix.Provider;

export type ToastTone = 'primary' | 'available' | 'danger';

type ToastProps = Omit<ComponentPropsWithRef<typeof Radix.Root>, 'title' | 'asChild'> & {
  tone?: ToastTone;
  title: ReactNode;
  description?: ReactNode;
};

const ICONS: Record<ToastTone, LucideIcon> = { primary: Info, available: CircleCheck, danger: OctagonAlert };

/** A short message above the page. Errors (`danger`) are announced at once, other messages at the next pause. */
export function Toast({ tone = 'primary', title, description, ...rest }: ToastProps) {
  const { children, ...root } = rest;
  const Icon = ICONS[tone];
  return (
    <Root type={tone === 'danger' ? 'foreground' : 'background'} data-tone={tone} $tone={tone} {...root}>
      <Icon size={20} />
      <div>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
      </div>
      {children}
      <Radix.Close asChild>
        <IconButton label="Dismiss" size="compact">
          <X size={18} />
        </IconButton>
      </Radix.Close>
    </Root>
  );
}

type ToastActionProps = {
  /** Says how else to do it, for screen readers. */
  altText: string;
  onClick: () => void;
  children: ReactNode;
};

/** A button in a toast, which closes it: a child of `Toast`. */
export function ToastAction({ altText, onClick, children }: ToastActionProps) {
  return (
    <Radix.Action asChild altText={altText}>
      <Button size="compact" onClick={onClick}>
        {children}
      </Button>
    </Radix.Action>
  );
}

/** Where a toast begins: the top bar is 4.5rem high. */
const TOAST_TOP = '5rem';

/**
 * The area where toasts appear: below the top bar, whose height never changes, also above a dialog. `data-aside` moves
 * it to the bottom edge when it would cover the focused element.
 */
export const ToastViewport = styled(Radix.Viewport)`
  position: fixed;
  top: ${TOAST_TOP};
  right: 0;
  left: var(--toast-left, 0);
  z-index: ${LAYER.toast};
  width: min(25rem, calc(100vw - ${space(4)}));
  margin: 0 auto;
  padding: 0;
  list-style: none;
  outline: none;

  &[data-aside] {
    top: auto;
    bottom: ${space(4)};
  }
`;

const enterFrames = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

const exitFrames = keyframes`
  to { opacity: 0; }
`;

const Root = styled(Radix.Root)<{ $tone: ToastTone }>`
  ${textSize(14)}
  display: grid;
  grid-template-columns: auto 1fr;
  grid-auto-columns: auto;
  grid-auto-flow: column;
  align-items: center;
  gap: ${space(3)};
  min-height: 4rem;
  padding: 0 ${space(2)} 0 ${space(4)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.card};
  ${FLOATING}
  /* An open dialog turns them off for the page. */
  pointer-events: auto;
  animation: ${enterFrames} ${MOTION.calm};

  > svg {
    color: ${({ $tone }) => `var(--${$tone})`};
  }

  > div {
    min-width: 0;
    padding-block: ${space(1)};
  }

  &[data-state='closed'] {
    animation: ${exitFrames} ${MOTION.quick};
  }

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${MOTION.calm};
  }

  &[data-swipe='end'] {
    transform: translateX(var(--radix-toast-swipe-end-x));
    animation: ${exitFrames} ${MOTION.quick};
  }
`;

const Title = styled(Radix.Title)`
  font-weight: ${WEIGHT.strong};
`;

const Description = styled(Radix.Description)`
  color: var(--muted);
`;
