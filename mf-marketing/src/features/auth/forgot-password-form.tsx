import { forgotPassword } from '@platform/contracts';
import { Button, Text, TextField } from '@platform/design-system';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { FORGOT_PASSWORD } from '../../content/auth.content.ts';
import { useRequestPasswordResetMutation } from './auth-api.ts';
import { FormSuccess } from '../../shared/form-success.tsx';

/**
 * Requests a password reset link. The response is the same for unknown addresses, so that it does not reveal accounts.
 */
export function ForgotPasswordForm() {
  const [requestReset] = useRequestPasswordResetMutation();
  const [isSent, setSent] = useState(false);

  const form = useContractForm({
    endpoint: forgotPassword,
    initialValues: { email: '' },
    confirmLeave: false,
    submit: async (body) => {
      await requestReset({ body }).unwrap();
      setSent(true);
    },
  });

  if (isSent) {
    const { title, text, retryHint } = FORGOT_PASSWORD.sent;
    return (
      <FormSuccess
        title={title}
        text={text}
        action={<Button onClick={() => setSent(false)}>Try another address</Button>}
      >
        <Text $tone="muted">{retryHint}</Text>
      </FormSuccess>
    );
  }
  return (
    <ContractForm form={form}>
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <Button type="submit" variant="primary" wide busy={form.submitting} busyText="Sending...">
        Send link
      </Button>
    </ContractForm>
  );
}
