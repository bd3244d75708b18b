import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as RadixDialog from 'radix-ui/dialog';
import { X } from 'lucide-react';
import { UnbrokenRanges } from '../../primitives/unbroken-ranges.tsx';
import { space } from '../../tokens/scale.ts';
import { IconButton } from '../button/icon-button.tsx';
import { DialogBody } from './dialog-body.tsx';
import { contentStyle, DialogDescription, DialogFooter, DialogTitle, overlayStyle } from './dialog-style.ts';
import { pressMainButton } from './press-main-button.ts';
import { useReturnFocus } from './use-return-focus.ts';

type DialogProps = {
  open: boolean;
  /** Called with `false` on Escape, on a click outside and on the close button. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence below the title. Announced when the dialog opens. */
  description?: ReactNode;
  /** The buttons, with the main one last, which Ctrl+Enter presses too. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /** `wide` (720 px) for forms of two columns and tables; default 520 px. */
  width?: 'regular' | 'wide';
  children?: ReactNode;
};

/**
 * A modal dialog. It traps focus and returns it to the opener; on phones it slides up from the bottom edge.
 * If the children contain a form, connect the submit button in the footer with `form="<form id>"`.
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
        <Content
          $width={width}
          onKeyDown={pressMainButton}
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Header>
            <RadixDialog.Title asChild>
              <DialogTitle>{title}</DialogTitle>
            </RadixDialog.Title>
          </Header>
          {(description || children) && (
            <DialogBody>
              {description && (
                <RadixDialog.Description asChild>
                  <Description>
                    <UnbrokenRanges>{description}</UnbrokenRanges>
                  </Description>
                </RadixDialog.Description>
              )}
              {children}
            </DialogBody>
          )}
          {footer && <DialogFooter data-dialog-footer="">{footer}</DialogFooter>}
          {/* Last in the DOM, so that focus starts in the first field and not on the close button. */}
          <RadixDialog.Close asChild>
            <CloseButton label="Close" size="compact">
              <X size={20} />
            </CloseButton>
          </RadixDialog.Close>
        </Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const Overlay = styled(RadixDialog.Overlay)`
  ${overlayStyle}
`;

const Content = styled(RadixDialog.Content)<{ $width: 'regular' | 'wide' }>`
  ${contentStyle}
`;

/** Scrolls with the rest: on a small phone little else would be seen beside a long one. */
const Description = styled(DialogDescription)`
  margin: calc(-1 * ${space(2)}) ${space(8)} ${space(5)} 0;

  &:last-child {
    margin-bottom: calc(-1 * ${space(2)});
  }
`;

const Header = styled.div`
  padding: ${space(5)} ${space(14)} ${space(3)} ${space(6)};

  &:has(+ * > ${Description}) {
    padding-bottom: ${space(2)};
  }
`;

const CloseButton = styled(IconButton)`
  position: absolute;
  top: ${space(4)};
  right: ${space(4)};
`;
