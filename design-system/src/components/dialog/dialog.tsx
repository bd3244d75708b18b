import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as RadixDialog from 'radix-ui/dialog';
import { X } from 'lucide-react';
import { space } from '../../tokens/scale.ts';
import { IconButton } from '../button/icon-button.tsx';
import { DialogBody } from './dialog-body.tsx';
import { DialogDescription, DialogFooter, DialogTitle, overlayStyle, sheetStyle } from './dialog-style.ts';
import { useReturnFocus } from './use-return-focus.ts';

type DialogProps = {
  open: boolean;
  /** Called with false on Escape, on a press outside and on the cross. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title, read aloud when the dialog opens. */
  description?: ReactNode;
  /** The buttons, the main one last; they stay in sight while the rest scrolls. */
  footer?: ReactNode;
  /** `wide` (720 px) for forms of two columns and tables; default 520 px. */
  width?: 'regular' | 'wide';
  children?: ReactNode;
};

/**
 * A dialog over the page: focus stays in it and returns to what opened it. On a phone it rises from the lower edge.
 * Put a form around the whole dialog's children and footer by giving the footer's button `form="id"`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  width = 'regular',
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Overlay />
        <Sheet $width={width} {...returnFocus} {...(description ? {} : { 'aria-describedby': undefined })}>
          <Head>
            <RadixDialog.Title asChild>
              <DialogTitle>{title}</DialogTitle>
            </RadixDialog.Title>
            {description && (
              <RadixDialog.Description asChild>
                <DialogDescription>{description}</DialogDescription>
              </RadixDialog.Description>
            )}
          </Head>
          {children && <DialogBody>{children}</DialogBody>}
          {footer && <DialogFooter>{footer}</DialogFooter>}
          {/* Last, so that focus starts in the first field and not on the way out. */}
          <RadixDialog.Close asChild>
            <Cross label="Close" size="compact">
              <X size={20} />
            </Cross>
          </RadixDialog.Close>
        </Sheet>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const Overlay = styled(RadixDialog.Overlay)`
  ${overlayStyle}
`;

const Sheet = styled(RadixDialog.Content)<{ $width: 'regular' | 'wide' }>`
  ${sheetStyle}
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding: ${space(5)} ${space(14)} ${space(3)} ${space(6)};
`;

const Cross = styled(IconButton)`
  position: absolute;
  top: ${space(4)};
  right: ${space(4)};
`;
