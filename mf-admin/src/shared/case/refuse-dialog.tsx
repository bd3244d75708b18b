import { Button, Stack } from '@platform/design-system';
import { ContractForm, type ContractFormModel } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/layers';
import { useId, type ReactNode } from 'react';
import type { PreparedReason } from '../../content/reasons.ts';
import { ReasonField } from './reason-field.tsx';
import { Refusal } from './refusal.tsx';

type Props = {
  form: ContractFormModel<{ reason: string }>;
  onClose: () => void;
  title: string;
  /** What will happen, before it does. */
  description: ReactNode;
  confirmText: string;
  busyText: string;
  /** As it stands in 'Failed to ...'. */
  action: string;
  prepared: readonly PreparedReason[];
  /** Who reads the reason; without it the member does. */
  hint?: string;
  /** `primary` where the decision takes nothing from anybody. */
  tone?: 'primary' | 'danger';
  /** What there is to choose besides the reason, and what it means. */
  children?: ReactNode;
};

/** A decision that needs a reason. */
export function RefuseDialog(props: Props) {
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
    children,
  } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose} disabled={form.submitting}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant={tone} busy={form.submitting} busyText={busyText}>
            {confirmText}
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={formId}>
        <Stack $gap={5}>
          {form.error && <Refusal action={action} error={form.error} />}
          <ReasonField
            field={form.field('reason')}
            setReason={(reason) => form.setValue('reason', reason)}
            prepared={prepared}
            hint={hint}
          />
          {children}
        </Stack>
      </ContractForm>
    </Dialog>
  );
}
