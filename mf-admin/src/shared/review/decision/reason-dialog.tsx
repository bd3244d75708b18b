import { Button } from '@platform/design-system';
import { ContractForm, type ContractFormModel } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/overlays';
import { useId, type ReactNode } from 'react';
import type { PreparedReason } from '../../../content/reasons.ts';
import { ReasonField } from './reason-field.tsx';
import { describeActionError } from './action-error.tsx';

type Props = {
  form: ContractFormModel<{ reason: string }>;
  onClose: () => void;
  title: string;
  /** Tells the administrator what the decision will do. */
  description: ReactNode;
  confirmText: string;
  busyText: string;
  /** Completes "Failed to ..." in the error message. */
  action: string;
  prepared: readonly PreparedReason[];
  /** Says who reads the reason; by default, that the member does. */
  hint?: string;
  /** `primary` for a decision that does not harm the member. */
  tone?: 'primary' | 'danger';
  /** False while a condition of the decision is not met; `notice` says which. */
  canSubmit?: boolean;
  /** Shown above the reason. */
  notice?: ReactNode;
  /** Further fields below the reason. */
  children?: ReactNode;
};

/** Asks for the reason of a decision. */
export function ReasonDialog(props: Props) {
  const {
    form,
    onClose,
    title,
    description,
    confirmText,
    busyText,
    action,
    prepared,
    hint,
    tone = 'danger',
    canSubmit = true,
    notice,
    children,
  } = props;
  const formId = useId();
  const close = () => form.leave(onClose);
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      description={description}
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
        {notice}
        <ReasonField
          field={form.field('reason')}
          setReason={(reason) => form.setValue('reason', reason)}
          prepared={prepared}
          hint={hint}
        />
        {children}
      </ContractForm>
    </Dialog>
  );
}
