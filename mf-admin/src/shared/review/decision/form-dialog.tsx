import { Button } from '@platform/design-system';
import { ContractForm, type ContractFormModel } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/overlays';
import { useId, type ReactNode } from 'react';
import { describeActionError } from './action-error.tsx';

export type FormDialogProps = {
  form: Pick<ContractFormModel, 'formRef' | 'submit' | 'formError' | 'submitting' | 'leave'>;
  onClose: () => void;
  title: string;
  /** Tells the administrator what the decision will do. */
  description: ReactNode;
  confirmText: string;
  busyText: string;
  /** Completes "Failed to ..." in the error message. */
  action: string;
  /** `danger` for a decision that harms the member or cannot be undone. */
  tone: 'primary' | 'danger';
  /** False while a condition of the decision is not met. */
  canSubmit?: boolean;
  width?: 'wide';
  /** The fields. */
  children: ReactNode;
};

/** A dialog with the form of a decision. */
export function FormDialog(props: FormDialogProps) {
  const { form, onClose, confirmText, busyText, action, tone, canSubmit = true, children, ...dialog } = props;
  const formId = useId();
  const close = () => form.leave(onClose);
  return (
    <Dialog
      open
      onOpenChange={close}
      {...dialog}
      footer={
        <>
          <Button onClick={close} disabled={form.submitting}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={tone}
            busy={form.submitting}
            busyText={busyText}
            disabled={!canSubmit}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      <ContractForm
        form={form}
        id={formId}
        $gap={5}
        error={form.formError && describeActionError(action, form.formError)}
      >
        {children}
      </ContractForm>
    </Dialog>
  );
}
