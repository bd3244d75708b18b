import { login } from '@platform/contracts';
import { Button, type ErrorAlertContent, PasswordField, space, TextField } from '@platform/design-system';
import { type ApiError, describeError, paths, toApiError, useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { PasskeyLogin } from '@platform/kit/passkeys';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { useSignInMutation } from './auth-api.ts';
import { useFinishLogin, useSecondStep } from './use-finish-login.ts';

/** Login form. `next` is the page to open after login; other sites are ignored. */
export function LoginForm({ next }: { next: string | null }) {
  const [signIn] = useSignInMutation();
  const finishLogin = useFinishLogin(next);
  const openSecondStep = useSecondStep(next);
  const showToast = useToast();

  const form = useContractForm({
    endpoint: login,
    initialValues: { username: '', password: '' },
    confirmLeave: false,
    submit: async (body) => {
      try {
        await finishLogin(await signIn({ body }).unwrap());
      } catch (thrown) {
        if (await openSecondStep(thrown)) return;
        const error = toApiError(thrown);
        showToast({ title: 'Login failed', description: error.message, tone: 'danger' });
        throw error;
      }
    },
  });

  return (
    <ContractForm form={form} error={form.formError && describeLoginError(form.formError)}>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <div>
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <ForgotPasswordLink to={paths.forgotPassword()}>Forgot password?</ForgotPasswordLink>
      </div>
      <Button type="submit" variant="primary" wide busy={form.submitting} busyText="Logging in...">
        Log in
      </Button>
      <PasskeyPlace>
        <PasskeyLogin onLoggedIn={finishLogin} />
      </PasskeyPlace>
    </ContractForm>
  );
}

/** After too many tries, also those of strangers, there is a way round as a link. */
function describeLoginError(error: ApiError): ErrorAlertContent {
  if (error.code !== 'rate_limited') return { error: describeError(error) };
  return {
    error: describeError(error),
    action: <Link to={paths.loginLink()}>Get a login link</Link>,
  };
}

const ForgotPasswordLink = styled(Link)`
  display: inline-block;
  padding-block: ${space(2)};
  font-size: 0.9375rem;
`;

/** Keeps the place of the button, which comes with the script, so that nothing moves under a pointer. */
const PasskeyPlace = styled.div`
  min-height: 3rem;
`;
