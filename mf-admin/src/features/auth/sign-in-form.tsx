import { Alert, Button, PasswordField, Stack, TextField } from '@platform/design-system';
import { login } from '@platform/contracts';
import { nextStep, useStartSession, type ApiError } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { SIGN_IN } from '../../content/sign-in.ts';
import { useConsoleLoginMutation } from './auth-api.ts';

/** Username and password. The server lets administrators in and tells a member so, who gave the right password. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [signIn] = useConsoleLoginMutation();
  const startSession = useStartSession();
  const form = useContractForm({
    endpoint: login,
    initialValues: { username: '', password: '' },
    submit: async (body) => {
      await startSession(await signIn({ body }).unwrap());
      onSignedIn();
    },
  });

  return (
    <ContractForm form={form}>
      <Stack $gap={5}>
        {form.error && <Refusal error={form.error} />}
        <TextField label="Username" autoComplete="username" {...form.field('username')} />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <Button type="submit" variant="primary" busy={form.submitting} busyText="Logging in..." wide>
          Log in
        </Button>
      </Stack>
    </ContractForm>
  );
}

function Refusal({ error }: { error: ApiError }) {
  const isMember = error.code === 'forbidden';
  return (
    <Alert role="alert" tone="danger" title={isMember ? SIGN_IN.membersRefused : error.message}>
      {isMember ? SIGN_IN.membersRefusedWhy : nextStep(error)}
    </Alert>
  );
}
