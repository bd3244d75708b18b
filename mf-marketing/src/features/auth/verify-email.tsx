import { Button, Stack } from '@platform/design-system';
import { isApiError, paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { VERIFY_EMAIL } from '../../content/entry.content.ts';
import { FormRefusal } from '../../shared/form-refusal.tsx';
import { useVerifyEmailMutation } from './auth-api.ts';
import { Done } from '../../shared/done.tsx';

/**
 * Proves an address with the token of a mail's link. By a press and not by opening the page: mail programs open links
 * ahead of their readers, and a token is good once.
 */
export function VerifyEmail({ token }: { token: string }) {
  const [verify, { isLoading, isSuccess, error }] = useVerifyEmailMutation();

  if (isSuccess) {
    const onward = (
      <Button variant="primary" asChild>
        <Link to={paths.dashboard.home()}>Go to your dashboard</Link>
      </Button>
    );
    return <Done title={VERIFY_EMAIL.done.title} text={VERIFY_EMAIL.done.text} action={onward} />;
  }
  return (
    <Stack $align="start">
      <FormRefusal error={isApiError(error) ? error : undefined} />
      <Button
        variant="primary"
        busy={isLoading}
        busyText="Confirming..."
        onClick={() => void verify({ body: { token } })}
      >
        Confirm this email
      </Button>
    </Stack>
  );
}
