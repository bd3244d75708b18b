import { NEW_PASSWORD_MIN, resetPassword } from '@platform/contracts';
import { Button, type ErrorAlertContent, PasswordField } from '@platform/design-system';
import { describeError, paths, type ApiError } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Link } from '@platform/kit/router';
import { useState } from 'react';
import { RESET_PASSWORD } from '../../content/auth.content.ts';
import { useResetPasswordMutation } from './auth-api.ts';
import { FormSuccess } from '../../shared/form-success.tsx';

/** Form for a new password, authorized by the token of an emailed link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [reset] = useResetPasswordMutation();
  const [isDone, setDone] = useState(false);

  const form = useContractForm({
    endpoint: resetPassword,
    initialValues: { password: '' },
    confirmLeave: false,
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
    <ContractForm form={form} error={form.formError && describeResetError(form.formError)}>
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
    </ContractForm>
  );
}

/** An expired link has its next step as a link. */
function describeResetError(error: ApiError): ErrorAlertContent {
  if (error.code !== 'invalid_token') return { error: describeError(error) };
  return {
    error: { message: error.message },
    action: <Link to={paths.forgotPassword()}>Request a new link</Link>,
  };
}
