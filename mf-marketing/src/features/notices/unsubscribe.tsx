import { Button, ErrorAlert, Stack, Text } from '@platform/design-system';
import { describeError, paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { UNSUBSCRIBE } from '../../content/unsubscribe.content.ts';
import { FormSuccess } from '../../shared/form-success.tsx';
import { useUnsubscribeMutation } from './notices-api.ts';

/** Turns off optional emails. It takes a click, because mail programs open links on their own. */
export function Unsubscribe({ token }: { token: string }) {
  const [unsubscribe, { isLoading, isSuccess, error }] = useUnsubscribeMutation();

  if (isSuccess)
    return (
      <FormSuccess title={UNSUBSCRIBE.done.title} text={UNSUBSCRIBE.done.text} action={<SettingsLink />} />
    );
  return (
    <Stack
      as="form"
      method="post"
      $align="start"
      onSubmit={(event) => {
        event.preventDefault();
        void unsubscribe({ body: { token } });
      }}
    >
      {Boolean(error) && <ErrorAlert error={describeError(error)} />}
      <Text $tone="muted">{UNSUBSCRIBE.stays}</Text>
      <Button type="submit" variant="primary" busy={isLoading} busyText="Unsubscribing...">
        Unsubscribe
      </Button>
    </Stack>
  );
}

/** Leads to the choice by kind, after a login. */
export function SettingsLink() {
  return (
    <Button asChild>
      <Link to={paths.dashboard.settings('notifications')}>Choose your emails</Link>
    </Button>
  );
}
