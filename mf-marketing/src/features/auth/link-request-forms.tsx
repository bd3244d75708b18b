import { forgotPassword, requestLoginLink } from '@platform/contracts';
import { Button, Text, TextField } from '@platform/design-system';
import { ContractForm, useContractForm, type ContractFormModel } from '@platform/kit/forms';
import { useState } from 'react';
import { FORGOT_PASSWORD, LOGIN_LINK } from '../../content/auth.content.ts';
import { FormSuccess } from '../../shared/form-success.tsx';
import { useRequestLoginLinkMutation, useRequestPasswordResetMutation } from './auth-api.ts';

/*
 * Forms that have a link mailed. The responses are the same for unknown addresses, so that they do not reveal accounts.
 */

/** Requests a password reset link. */
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

  if (isSent) return <LinkSent {...FORGOT_PASSWORD.sent} onRetry={() => setSent(false)} />;
  return <EmailForm form={form} submitText="Send link" />;
}

/** Requests a login link. */
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

  if (isSent) return <LinkSent {...LOGIN_LINK.sent} onRetry={() => setSent(false)} />;
  return <EmailForm form={form} submitText="Send login link" />;
}

type LinkSentProps = { title: string; text: string; retryHint: string; onRetry: () => void };

function LinkSent({ title, text, retryHint, onRetry }: LinkSentProps) {
  return (
    <FormSuccess title={title} text={text} action={<Button onClick={onRetry}>Try another address</Button>}>
      <Text $tone="muted">{retryHint}</Text>
    </FormSuccess>
  );
}

type EmailFormProps = { form: ContractFormModel<{ email: string }>; submitText: string };

function EmailForm({ form, submitText }: EmailFormProps) {
  return (
    <ContractForm form={form}>
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <Button type="submit" variant="primary" wide busy={form.submitting} busyText="Sending...">
        {submitText}
      </Button>
    </ContractForm>
  );
}
