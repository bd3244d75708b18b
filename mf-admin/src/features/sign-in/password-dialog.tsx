import { login } from '@platform/contracts';
import { Button, PasswordField } from '@platform/design-system';
import { describeError, type ApiError } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/overlays';
import { useId } from 'react';
import { SIGN_IN_LABELS } from '../../content/sign-in-labels.ts';
import { useConsoleLoginMutation } from './sign-in-api.ts';

type Props = {
  username: string;
  /** Called with whether the password was right. */
  onClose: (isConfirmed: boolean) => void;
};

/** Logs the same user in again. The page's data stays, unlike after a login on the login page. */
export function PasswordDialog({ username, onClose }: Props) {
  const formId = useId();
  const [signIn] = useConsoleLoginMutation();
  const form = useContractForm({
    endpoint: login,
    initialValues: { username, password: '' },
    confirmLeave: false,
    submit: async (body) => {
      await signIn({ body }).unwrap();
      onClose(true);
    },
  });
  const cancel = () => onClose(false);

  return (
    <Dialog
      open
      onOpenChange={cancel}
      title={SIGN_IN_LABELS.againTitle}
      description={SIGN_IN_LABELS.againText}
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
      <ContractForm form={form} id={formId} error={form.formError && { error: describe(form.formError) }}>
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly autoComplete="username" name="username" value={username} />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      </ContractForm>
    </Dialog>
  );
}

/** The username is not in question here. */
function describe(error: ApiError) {
  return error.code === 'invalid_credentials'
    ? { message: SIGN_IN_LABELS.wrongPassword }
    : describeError(error);
}
