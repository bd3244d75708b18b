import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as RadixAlertDialog from 'radix-ui/alert-dialog';
import { space } from '../../tokens/scale.ts';
import { Button } from '../button/button.tsx';
import { DialogBody } from './dialog-body.tsx';
import { DialogDescription, DialogFooter, DialogTitle, overlayStyle, sheetStyle } from './dialog-style.ts';
import { useReturnFocus } from './use-return-focus.ts';

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, and what cannot be undone: read aloud when the dialog opens. */
  description: ReactNode;
  /** What the main button does, in words ('Submit verification'). */
  confirmText: string;
  /** The dialog stays open until the caller closes it, so that it can show `busy`. */
  onConfirm: () => void;
  cancelText?: string;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  busyText?: string;
  /** More to read before deciding: a summary, an error. */
  children?: ReactNode;
};

/** A question that must be answered before anything else: a press outside does not close it, focus starts on the way back. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, confirmText, onConfirm, children } = props;
  const { cancelText = 'Cancel', tone = 'primary', busy, busyText } = props;

  const returnFocus = useReturnFocus();

  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <Overlay />
        <Sheet $width="regular" {...returnFocus}>
          <Head>
            <RadixAlertDialog.Title asChild>
              <DialogTitle>{title}</DialogTitle>
            </RadixAlertDialog.Title>
            <RadixAlertDialog.Description asChild>
              <DialogDescription as="div">{description}</DialogDescription>
            </RadixAlertDialog.Description>
          </Head>
          {children && <DialogBody>{children}</DialogBody>}
          <DialogFooter>
            <RadixAlertDialog.Cancel asChild>
              <Button disabled={busy}>{cancelText}</Button>
            </RadixAlertDialog.Cancel>
            <Button variant={tone} busy={busy} busyText={busyText} onClick={onConfirm}>
              {confirmText}
            </Button>
          </DialogFooter>
        </Sheet>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}

const Overlay = styled(RadixAlertDialog.Overlay)`
  ${overlayStyle}
`;

const Sheet = styled(RadixAlertDialog.Content)<{ $width: 'regular' | 'wide' }>`
  ${sheetStyle}
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(6)} ${space(6)} ${space(4)};
`;
