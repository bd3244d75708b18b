import type { ContractFormModel } from '@platform/kit/forms';
import type { ReactNode } from 'react';
import type { PreparedReason } from '../../../content/reasons.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

type Props = Omit<FormDialogProps, 'form' | 'tone' | 'children'> & {
  form: ContractFormModel<{ reason: string }>;
  prepared: readonly PreparedReason[];
  /** Says who reads the reason; by default, that the member does. */
  hint?: string;
  /** `primary` for a decision that does not harm the member. */
  tone?: FormDialogProps['tone'];
  /** Shown above the reason, e.g. why `canSubmit` is false. */
  notice?: ReactNode;
  /** Further fields below the reason. */
  children?: ReactNode;
};

/** Asks for the reason of a decision. */
export function ReasonDialog({ prepared, hint, tone = 'danger', notice, children, ...dialog }: Props) {
  const { form } = dialog;
  return (
    <FormDialog {...dialog} tone={tone}>
      {notice}
      <ReasonField
        field={form.field('reason')}
        setReason={(reason) => form.setValue('reason', reason)}
        prepared={prepared}
        hint={hint}
      />
      {children}
    </FormDialog>
  );
}
