import { login } from '@platform/contracts';
import { Button, PasswordField, space, Stack, TextField } from '@platform/design-system';
import { ownPath, paths, useStartSession, useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Link, useNavigate } from '@platform/kit/router';
import { styled } from 'styled-components';
import { useSignInMutation } from './auth-api.ts';
import { failureOf } from './failure.ts';
import { FormRefusal } from '../../shared/form-refusal.tsx';

/** Sign-in. `next` is where the visitor wanted to go; only an own path is followed. */
export function LoginForm({ next }: { next: string | null }) {
  const [signIn] = useSignInMutation();
  const startSession = useStartSession();
  const showToast = useToast();
  const navigate = useNavigate();

  const form = useContractForm({
    endpoint: login,
    initialValues: { username: '', password: '' },
    submit: async (body) => {
      try {
        await startSession(await signIn({ body }).unwrap());
      } catch (thrown) {
        const failure = failureOf(thrown);
        showToast({ title: 'Login failed', description: failure.message, tone: 'danger' });
        throw failure;
      }
      showToast({
        title: 'Logged in successfully',
        description: 'Welcome back to the product!',
        tone: 'success',
      });
      await navigate(ownPath(next, paths.dashboard.home()), { replace: true });
    },
  });

  return (
    <Stack as={ContractForm} form={form}>
      <FormRefusal error={form.error} />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <div>
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <Forgot to={paths.forgotPassword()}>Forgot password?</Forgot>
      </div>
      <Button type="submit" variant="primary" wide busy={form.submitting} busyText="Logging in...">
        Login
      </Button>
    </Stack>
  );
}

const Forgot = styled(Link)`
  display: inline-block;
  padding-block: ${space(2)};
  font-size: 0.9375rem;
`;
