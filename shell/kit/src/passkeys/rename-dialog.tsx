import { renamePasskey, type Passkey } from '@platform/contracts';
import { Button, TextField } from '@platform/design-system';
import { describeError } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/overlays';
import { useId } from 'react';
import { useRenamePasskeyMutation } from './passkey-api.ts';

/** Gives a passkey another name. */
export function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const formId = useId();
  const [rename] = useRenamePasskeyMutation();
  const form = useContractForm({
    endpoint: renamePasskey,
    initialValues: { name },
    confirmLeave: false,
    submit: async (body) => {
      await rename({ params: { id }, body }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename the passkey"
      description="Only you see the name."
      footer={
        <>
          <Button onClick={onClose} disabled={form.submitting}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={form.submitting} busyText="Saving...">
            Save
          </Button>
        </>
      }
    >
      <ContractForm
        form={form}
        id={formId}
        error={form.formError && { error: describeError(form.formError) }}
      >
        <TextField label="Name" autoComplete="off" {...form.field('name')} />
      </ContractForm>
    </Dialog>
  );
}
