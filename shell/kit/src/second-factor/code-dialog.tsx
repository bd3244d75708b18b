import { checkSecondFactor } from '@platform/contracts';
import { Button } from '@platform/design-system';
import { describeError } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/overlays';
import { useId } from 'react';
import { PasskeyCheck } from '../passkeys/passkey-check.tsx';
import { CodeField } from './code-field.tsx';
import { LABELS } from './labels.ts';
import { useCheckSecondFactorMutation, useGetSecondFactorQuery } from './second-factor-api.ts';

/** Asks for a code. `onClose` gets whether it was right. */
export function CodeDialog({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const formId = useId();
  const [check] = useCheckSecondFactorMutation();
  const form = useContractForm({
    endpoint: checkSecondFactor,
    initialValues: { code: '' },
    confirmLeave: false,
    submit: async (body) => {
      await check({ body }).unwrap();
      onClose(true);
    },
  });
  const { data } = useGetSecondFactorQuery({});
  const hasRecoveryCodesOnly = data?.hasPasskeys && data.enabledAt === null;
  const cancel = () => onClose(false);
  return (
    <Dialog
      open
      onOpenChange={cancel}
      title={LABELS.againTitle}
      description={LABELS.againText}
      footer={
        <>
          <Button onClick={cancel} disabled={form.submitting}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={form.submitting} busyText="Checking...">
            Continue
          </Button>
        </>
      }
    >
      <ContractForm
        form={form}
        id={formId}
        error={form.formError && { error: describeError(form.formError) }}
      >
        <CodeField
          hint={hasRecoveryCodesOnly ? LABELS.recoveryCodeHint : LABELS.anyCodeHint}
          {...form.field('code')}
        />
        <PasskeyCheck onProved={() => onClose(true)} />
      </ContractForm>
    </Dialog>
  );
}
