import { Button, type ErrorAlertContent, PasswordField, Stack, TextField } from '@platform/design-system';
import { login } from '@platform/contracts';
import { describeError, useStartSession, type ApiError } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { SIGN_IN_LABELS } from '../../content/sign-in-labels.ts';
import { useConsoleLoginMutation } from './sign-in-api.ts';

/**
 * The console's login form. A member who enters the correct password gets `forbidden` from the server and is told that
 * only administrators can log in.
 */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [signIn] = useConsoleLoginMutation();
  const startSession = useStartSession();
  const form = useContractForm({
    endpoint: login,
    initialValues: { username: '', password: '' },
    confirmLeave: false,
    submit: async (body) => {
      await startSession(await signIn({ body }).unwrap());
      onSignedIn();
    },
  });

  return (
    <ContractForm form={form} error={form.formError && describeSignInError(form.formError)}>
      <Stack $gap={5}>
        <TextField label="Username" autoComplete="username" {...form.field('username')} />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <Button type="submit" variant="primary" busy={form.submitting} busyText="Logging in..." wide>
          Log in
        </Button>
      </Stack>
    </ContractForm>
  );
}

function describeSignInError(error: ApiError): ErrorAlertContent {
  if (error.code !== 'forbidden') return { error: describeError(error) };
  return { title: SIGN_IN_LABELS.adminsOnlyTitle, error: { message: SIGN_IN_LABELS.adminsOnlyText } };
}
