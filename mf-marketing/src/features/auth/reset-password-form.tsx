import { NEW_PASSWORD_MIN, resetPassword } from '@platform/contracts';
import { Alert, Button, PasswordField, Stack } from '@platform/design-system';
import { paths } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Link } from '@platform/kit/router';
import { useState } from 'react';
import { RESET_PASSWORD } from '../../content/auth.content.ts';
import { FormError } from '../../shared/form-error.tsx';
import { useResetPasswordMutation } from './auth-api.ts';
import { FormSuccess } from '../../shared/form-success.tsx';

/** Form for a new password, authorized by the token of an emailed link. */
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
    const loginLink = (
      <Button variant="primary" asChild>
        <Link to={paths.login()}>Log in</Link>
      </Button>
    );
    return (
      <FormSuccess title={RESET_PASSWORD.done.title} text={RESET_PASSWORD.done.text} action={loginLink} />
    );
  }
  return (
    <Stack as={ContractForm} form={form}>
      {form.formError?.code === 'invalid_token' ? (
        <Alert
          tone="danger"
          role="alert"
          title={form.formError.message}
          action={<Link to={paths.forgotPassword()}>Request a new link</Link>}
        />
      ) : (
        <FormError error={form.formError} />
      )}
      {/* Password managers expect a username field next to a password. The link does not contain the name. */}
      <input type="text" autoComplete="username" hidden readOnly />
      <PasswordField
        label="New password"
        hint={`At least ${NEW_PASSWORD_MIN} characters. A long phrase is stronger than a short, complicated word.`}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <Button type="submit" variant="primary" wide busy={form.submitting} busyText="Saving...">
        Set password
      </Button>
    </Stack>
  );
}
