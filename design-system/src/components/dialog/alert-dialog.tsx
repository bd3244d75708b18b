import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import * as RadixAlertDialog from 'radix-ui/alert-dialog';
import { space } from '../../tokens/scale.ts';
import { Button } from '../button/button.tsx';
import { DialogBody } from './dialog-body.tsx';
import { contentStyle, DialogDescription, DialogFooter, DialogTitle, overlayStyle } from './dialog-style.ts';
import { pressMainButton } from './press-main-button.ts';
import { useReturnFocus } from './use-return-focus.ts';

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen and what cannot be undone. Announced when the dialog opens. */
  description: ReactNode;
  /** Text of the confirm button: what it does, e.g. 'Submit verification'. */
  confirmText: string;
  /** Called on confirm. The dialog stays open until the caller closes it, so it can show `busy`. */
  onConfirm: () => void;
  cancelText?: string;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  busyText?: string;
  /** Further content, such as a summary or an error. */
  children?: ReactNode;
};

/** Asks for a confirmation. A click outside does not close it; Ctrl+Enter confirms. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, confirmText, onConfirm, children } = props;
  const { cancelText = 'Cancel', tone = 'primary', busy, busyText } = props;

  const returnFocus = useReturnFocus();
  // The second click of a double click on what opened the dialog must not confirm it.
  const confirm = ({ detail }: MouseEvent) => {
    if (detail < 2) onConfirm();
  };

  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <Overlay />
        <Content $width="regular" onKeyDown={pressMainButton} {...returnFocus}>
          <Header>
            <RadixAlertDialog.Title asChild>
              <DialogTitle>{title}</DialogTitle>
            </RadixAlertDialog.Title>
            <RadixAlertDialog.Description asChild>
              <DialogDescription as="div">{description}</DialogDescription>
            </RadixAlertDialog.Description>
          </Header>
          {children && <DialogBody>{children}</DialogBody>}
          <DialogFooter data-dialog-footer="">
            <RadixAlertDialog.Cancel asChild>
              <Button disabled={busy}>{cancelText}</Button>
            </RadixAlertDialog.Cancel>
            <Button variant={tone} busy={busy} busyText={busyText} onClick={confirm}>
              {confirmText}
            </Button>
          </DialogFooter>
        </Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}

const Overlay = styled(RadixAlertDialog.Overlay)`
  ${overlayStyle}
`;

const Content = styled(RadixAlertDialog.Content)<{ $width: 'regular' | 'wide' }>`
  ${contentStyle}
`;

const Header = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(6)} ${space(6)} ${space(4)};
`;
