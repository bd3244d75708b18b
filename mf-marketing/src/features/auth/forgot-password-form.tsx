import { forgotPassword } from '@platform/contracts';
import { Button, Stack, Text, TextField } from '@platform/design-system';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { FORGOT_PASSWORD } from '../../content/entry.content.ts';
import { FormRefusal } from '../../shared/form-refusal.tsx';
import { useRequestPasswordResetMutation } from './auth-api.ts';
import { Done } from '../../shared/done.tsx';

/** Asks for the link to a new password. The answer is the same for addresses that nobody has. */
export function ForgotPasswordForm() {
  const [requestReset] = useRequestPasswordResetMutation();
  const [isSent, setSent] = useState(false);

  const form = useContractForm({
    endpoint: forgotPassword,
    initialValues: { email: '' },
    submit: async (body) => {
      await requestReset({ body }).unwrap();
      setSent(true);
    },
  });

  if (isSent) {
    const { title, text, again } = FORGOT_PASSWORD.sent;
    return (
      <Done
        title={title}
        text={text}
        action={<Button onClick={() => setSent(false)}>Try another address</Button>}
      >
        <Text $tone="muted">{again}</Text>
      </Done>
    );
  }
  return (
    <Stack as={ContractForm} form={form}>
      <FormRefusal error={form.error} />
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <Button type="submit" variant="primary" wide busy={form.submitting} busyText="Sending...">
        Send the link
      </Button>
    </Stack>
  );
}
