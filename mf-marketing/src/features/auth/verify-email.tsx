import { Alert, Button, ErrorAlert, Stack } from '@platform/design-system';
import { describeError, isApiError, paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { VERIFY_EMAIL } from '../../content/auth.content.ts';
import { useVerifyEmailMutation } from './auth-api.ts';
import { NewConfirmationLink } from './new-confirmation-link.tsx';
import { FormSuccess } from '../../shared/form-success.tsx';

/**
 * Confirms an email address with the token of an emailed link. It takes a click, because email clients prefetch links
 * and a token works only once.
 */
export function VerifyEmail({ token }: { token: string }) {
  const [verify, { isLoading, isSuccess, error }] = useVerifyEmailMutation();

  if (isSuccess) {
    const dashboardLink = (
      <Button variant="primary" asChild>
        <Link to={paths.dashboard.home()}>Go to your dashboard</Link>
      </Button>
    );
    return (
      <FormSuccess title={VERIFY_EMAIL.done.title} text={VERIFY_EMAIL.done.text} action={dashboardLink} />
    );
  }
  if (isApiError(error) && error.code === 'invalid_token') {
    return (
      <Stack $gap={6}>
        <Alert tone="danger" role="alert" title={error.message}>
          {VERIFY_EMAIL.invalidToken}
        </Alert>
        <NewConfirmationLink focused />
      </Stack>
    );
  }
  return (
    <Stack
      as="form"
      method="post"
      $align="start"
      onSubmit={(event) => {
        event.preventDefault();
        void verify({ body: { token } });
      }}
    >
      {Boolean(error) && <ErrorAlert error={describeError(error)} />}
      <Button type="submit" variant="primary" busy={isLoading} busyText="Confirming...">
        Confirm this email
      </Button>
    </Stack>
  );
}
