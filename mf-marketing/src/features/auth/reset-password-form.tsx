import { NEW_PASSWORD_MIN, resetPassword } from '@platform/contracts';
import { Alert, Button, PasswordField, Stack } from '@platform/design-system';
import { paths } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Link } from '@platform/kit/router';
import { useState } from 'react';
import { RESET_PASSWORD } from '../../content/entry.content.ts';
import { FormRefusal } from '../../shared/form-refusal.tsx';
import { useResetPasswordMutation } from './auth-api.ts';
import { Done } from '../../shared/done.tsx';

/** Sets a new password with the token of a mail's link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [reset] = useResetPasswordMutation();
  const [isDone, setDone] = useState(false);

  const form = useContractForm({
    endpoint: resetPassword,
    initialValues: { password: '' },
    toBody: ({ password = '' }) => ({ token, password }),
    submit: async (body) => {
      await reset({ body }).unwrap();
      setDone(true);
    },
  });

  if (isDone) {
    const login = (
      <Button variant="primary" asChild>
        <Link to={paths.login()}>Log in</Link>
      </Button>
    );
    return <Done title={RESET_PASSWORD.done.title} text={RESET_PASSWORD.done.text} action={login} />;
  }
  return (
    <Stack as={ContractForm} form={form}>
      {form.error?.code === 'invalid_token' ? (
        <Alert
          tone="danger"
          role="alert"
          title={form.error.message}
          action={<Link to={paths.forgotPassword()}>Ask for a new link</Link>}
        />
      ) : (
        <FormRefusal error={form.error} />
      )}
      {/* Password managers and browsers look for the account's name beside a password; the link does not tell it. */}
      <input type="text" autoComplete="username" hidden readOnly />
      <PasswordField
        label="New password"
        hint={`At least ${NEW_PASSWORD_MIN} characters. A long sentence is stronger than a short riddle.`}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <Button type="submit" variant="primary" wide busy={form.submitting} busyText="Saving...">
        Set the password
      </Button>
    </Stack>
  );
}
