import { secondStep } from '@platform/contracts';
import { Button, type ErrorAlertContent, TextField } from '@platform/design-system';
import { type ApiError, describeError, paths } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { PasskeySecondStep, useLoginCodeHint } from '@platform/kit/passkeys';
import { Link } from '@platform/kit/router';
import { useSecondStepMutation } from './auth-api.ts';
import { useFinishLogin } from './use-finish-login.ts';

/** Completes a login with a code. `next` is the page to open after it. */
export function SecondStepForm({ next }: { next: string | null }) {
  const [complete] = useSecondStepMutation();
  const finishLogin = useFinishLogin(next);
  const hint = useLoginCodeHint();
  const form = useContractForm({
    endpoint: secondStep,
    initialValues: { code: '' },
    confirmLeave: false,
    submit: async (body) => finishLogin(await complete({ body }).unwrap()),
  });

  return (
    <ContractForm form={form} error={form.formError && describeStepError(form.formError, next)}>
      <TextField
        label="Code"
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('code')}
      />
      <Button type="submit" variant="primary" wide busy={form.submitting} busyText="Logging in...">
        Log in
      </Button>
      <PasskeySecondStep onLoggedIn={finishLogin} />
    </ContractForm>
  );
}

/** A login that has expired has its next step as a link. */
function describeStepError(error: ApiError, next: string | null): ErrorAlertContent {
  if (error.code !== 'login_expired') return { error: describeError(error) };
  return {
    error: { message: error.message },
    action: <Link to={paths.login(next ?? undefined)}>Log in again</Link>,
  };
}
