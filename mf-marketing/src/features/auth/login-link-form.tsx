import { requestLoginLink } from '@platform/contracts';
import { Button, Text, TextField } from '@platform/design-system';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { LOGIN_LINK } from '../../content/auth.content.ts';
import { FormSuccess } from '../../shared/form-success.tsx';
import { useRequestLoginLinkMutation } from './auth-api.ts';

/** Requests a login link. The response is the same for unknown addresses, so that it does not reveal accounts. */
export function LoginLinkForm() {
  const [requestLink] = useRequestLoginLinkMutation();
  const [isSent, setSent] = useState(false);

  const form = useContractForm({
    endpoint: requestLoginLink,
    initialValues: { email: '' },
    confirmLeave: false,
    submit: async (body) => {
      await requestLink({ body }).unwrap();
      setSent(true);
    },
  });

  if (isSent) {
    const { title, text, retryHint } = LOGIN_LINK.sent;
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
        Send login link
      </Button>
    </ContractForm>
  );
}
