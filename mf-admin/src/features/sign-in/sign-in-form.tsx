import { Button, type ErrorAlertContent, PasswordField, Stack, TextField } from '@platform/design-system';
import { login, type User } from '@platform/contracts';
import { describeError, isApiError, useStartSession, type ApiError } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { PasskeyLogin } from '@platform/kit/passkeys';
import { LoginCodeForm } from '@platform/kit/password';
import { useState } from 'react';
import { SIGN_IN_LABELS } from '../../content/sign-in-labels.ts';
import { useConsoleLoginMutation, useConsoleSecondStepMutation } from './sign-in-api.ts';

/**
 * The console's login form. A member who enters the correct password gets `forbidden` from the server and is told that
 * only administrators can log in.
 */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [signIn] = useConsoleLoginMutation();
  const [complete] = useConsoleSecondStepMutation();
  const startSession = useStartSession();
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const finish = async (user: User) => {
    await startSession(user);
    onSignedIn();
  };
  const form = useContractForm({
    endpoint: login,
    initialValues: { username: '', password: '' },
    confirmLeave: false,
    submit: async (body) => {
      try {
        await finish(await signIn({ body }).unwrap());
      } catch (error) {
        if (!isApiError(error) || error.code !== 'second_factor_required') throw error;
        form.setValue('password', '');
        setCodeNeeded(true);
      }
    },
  });

  if (isCodeNeeded)
    return (
      <LoginCodeForm
        complete={async (body) => finish(await complete({ body }).unwrap())}
        onBack={() => setCodeNeeded(false)}
        onLoggedIn={finish}
      />
    );

  return (
    <ContractForm form={form} error={form.formError && describeSignInError(form.formError)}>
      <Stack $gap={5}>
        <TextField label="Username" autoComplete="username" {...form.field('username')} />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <Button type="submit" variant="primary" busy={form.submitting} busyText="Logging in..." wide>
          Log in
        </Button>
        <PasskeyLogin onLoggedIn={finish} />
      </Stack>
    </ContractForm>
  );
}

function describeSignInError(error: ApiError): ErrorAlertContent {
  if (error.code !== 'forbidden') return { error: describeError(error) };
  return { title: SIGN_IN_LABELS.adminsOnlyTitle, error: { message: SIGN_IN_LABELS.adminsOnlyText } };
}
