import { Alert, Button, ErrorAlert, Stack } from '@platform/design-system';
import { describeError, isApiError, paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { STOP_RESET } from '../../content/auth.content.ts';
import { useStopSecondFactorResetMutation } from './auth-api.ts';
import { FormSuccess } from '../../shared/form-success.tsx';

/**
 * Stops the reset of a second factor with the token of an emailed link. It takes a click, because mail clients prefetch
 * links.
 */
export function StopReset({ token }: { token: string }) {
  const [stop, { isLoading, isSuccess, error }] = useStopSecondFactorResetMutation();

  if (isSuccess) {
    const passwordLink = (
      <Button variant="primary" asChild>
        <Link to={paths.forgotPassword()}>Set a new password</Link>
      </Button>
    );
    return <FormSuccess title={STOP_RESET.done.title} text={STOP_RESET.done.text} action={passwordLink} />;
  }
  if (isApiError(error) && error.code === 'invalid_token') {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={error.message}
        action={<Link to={paths.dashboard.settings()}>Open your settings</Link>}
      >
        {STOP_RESET.invalidToken}
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
        void stop({ body: { token } });
      }}
    >
      {Boolean(error) && <ErrorAlert error={describeError(error)} />}
      <Button type="submit" variant="primary" busy={isLoading} busyText={STOP_RESET.busy}>
        {STOP_RESET.submit}
      </Button>
    </Stack>
  );
}
