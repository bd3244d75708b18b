import { login, type LoginBody } from '@platform/contracts';
import { Button, PasswordField } from '@platform/design-system';
import { confirmDiscard, describeError, isApiError, type ApiError } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/overlays';
import { useId, useState } from 'react';
import type { CompleteLogin } from './code-form.tsx';
import { LoginCodeForm } from './login-code-form.tsx';
import type { PasswordQuestion } from '../prompts/password-prompt.tsx';

/** Logs the user in again; rejects with an ApiError. */
type LogInAgain = (body: LoginBody) => Promise<unknown>;

type Props = PasswordQuestion & {
  /** Sends the login. Each remote passes a call of its own, because the names of endpoints are unique in a page. */
  readonly logIn: LogInAgain;
  /** Sends the code of users with two-factor authentication. */
  readonly completeLogin: CompleteLogin;
};

/** Logs the same user in again. The page's data stays, unlike after a login on the login page. */
export function PasswordDialog({ username, logIn, completeLogin, hasEnded, losesText, onClose }: Props) {
  const formId = useId();
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const form = useContractForm({
    endpoint: login,
    initialValues: { username, password: '' },
    confirmLeave: false,
    submit: async (body) => {
      try {
        await logIn(body);
        onClose(true);
      } catch (error) {
        if (!isApiError(error) || error.code !== 'second_factor_required') throw error;
        setCodeNeeded(true);
      }
    },
  });
  const close = () => onClose(false);
  const cancel = losesText ? () => confirmDiscard(close) : close;

  if (isCodeNeeded)
    return (
      <Dialog
        open
        onOpenChange={cancel}
        title="Enter your code"
        description="Two-factor authentication is on for your account."
      >
        <LoginCodeForm
          complete={async (body) => {
            await completeLogin(body);
            onClose(true);
          }}
          onBack={() => setCodeNeeded(false)}
          onLoggedIn={() => onClose(true)}
        />
      </Dialog>
    );

  return (
    <Dialog
      open
      onOpenChange={cancel}
      title={hasEnded ? 'Your session has ended' : 'Enter your password again'}
      description={
        hasEnded
          ? 'Log in to go on. Everything you typed is still here.'
          : 'This confirms that it is you. Everything you typed is still here.'
      }
      footer={
        <>
          <Button onClick={cancel} disabled={form.submitting}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={form.submitting} busyText="Checking...">
            Continue
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={formId} error={form.formError && { error: describe(form.formError) }}>
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly autoComplete="username" name="username" value={username} />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      </ContractForm>
    </Dialog>
  );
}

/** The username is not in question here. */
function describe(error: ApiError) {
  return error.code === 'invalid_credentials'
    ? { message: 'The password is wrong. Try again.' }
    : describeError(error);
}
