import { Alert, Button, ErrorAlert, Stack } from '@platform/design-system';
import { describeError, isApiError, paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { LOGIN_WITH_LINK } from '../../content/auth.content.ts';
import { useLoginWithLinkMutation } from './auth-api.ts';
import { useFinishLogin, useSecondStep } from './use-finish-login.ts';

/**
 * Logs in with the token of an emailed link. It takes a click, because email clients prefetch links and a token works
 * only once.
 */
export function LinkLogin({ token }: { token: string }) {
  const [logIn, { isLoading, error }] = useLoginWithLinkMutation();
  const finishLogin = useFinishLogin(null);
  const openSecondStep = useSecondStep(null);

  const submit = async () => {
    const result = await logIn({ body: { token } });
    if ('data' in result && result.data) await finishLogin(result.data);
    else await openSecondStep(result.error);
  };

  if (isApiError(error) && error.code === 'invalid_token') {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={error.message}
        action={<Link to={paths.loginLink()}>Request a new link</Link>}
      >
        {LOGIN_WITH_LINK.invalidToken}
      </Alert>
    );
  }
  if (isApiError(error) && error.code === 'password_needed') {
    return (
      <Alert
        tone="available"
        role="status"
        title={error.message}
        action={<Link to={paths.login()}>Log in with your password</Link>}
      >
        {LOGIN_WITH_LINK.passwordNeeded}
      </Alert>
    );
  }
  return (
    <Stack
      as="form"
      method="post"
      $align="start"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {Boolean(error) && <ErrorAlert error={describeError(error)} />}
      <Button type="submit" variant="primary" busy={isLoading} busyText="Logging in...">
        Log in on this device
      </Button>
    </Stack>
  );
}
