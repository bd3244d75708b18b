import type { ComponentPropsWithRef, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { CircleCheck, Info, type LucideIcon, OctagonAlert, X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import { FLOAT_SHADOW, LAYER, MEDIA, MOTION, RADIUS, space, WEIGHT } from '../../tokens/scale.ts';
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
  const Icon = ICONS[tone];
  return (
    <Root type={tone === 'danger' ? 'foreground' : 'background'} data-tone={tone} $tone={tone} {...rest}>
      <Icon size={20} />
      <div>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
      </div>
      <Radix.Close asChild>
        <IconButton label="Dismiss" size="compact">
          <X size={18} />
        </IconButton>
      </Radix.Close>
    </Root>
  );
}

/**
 * The area where toasts appear: the bottom left corner, opposite the chat and away from the buttons of the page. On
 * phones it is below the header, because dialogs and their buttons cover the bottom edge. `data-aside` moves it to the
 * opposite edge when the focused element would be covered.
 */
export const ToastViewport = styled(Radix.Viewport)`
  position: fixed;
  bottom: ${space(4)};
  left: ${space(4)};
  z-index: ${LAYER.toast};
  width: min(24rem, calc(100vw - ${space(8)}));
  margin: 0;
  padding: 0;
  list-style: none;
  outline: none;

  &[data-aside] {
    top: ${space(4)};
    bottom: auto;
  }

  ${MEDIA.phone} {
    top: ${space(18)};
    bottom: auto;

    &[data-aside] {
      top: auto;
      bottom: ${space(20)};
    }
  }
`;

const enterFrames = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const exitFrames = keyframes`
  to { opacity: 0; }
`;

const Root = styled(Radix.Root)<{ $tone: ToastTone }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space(3)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(4)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.card};
  background: var(--surface);
  box-shadow: ${FLOAT_SHADOW};
  animation: ${enterFrames} ${MOTION.calm};

  > svg {
    margin-top: ${space(1.5)};
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
  font-size: 0.9375rem;
`;
