import { CONFIRMATION_LINK_HOURS } from '@platform/contracts';
import { Alert, Button, ErrorAlert, moveFocus, Stack } from '@platform/design-system';
import { describeError, isApiError } from '@platform/kit';
import { useRef } from 'react';
import { useResendOwnVerificationMutation } from './profile-api.ts';

/** Says that the address is not confirmed yet and sends a new link. */
export function EmailConfirmation({ email }: { email: string }) {
  const [resend, { isLoading, isSuccess, error }] = useResendOwnVerificationMutation();
  const status = useRef<HTMLDivElement>(null);

  const request = async () => {
    // The pressed button is gone afterwards.
    if ('data' in (await resend({}))) moveFocus(status.current);
  };

  return (
    <Stack $gap={3}>
      {isApiError(error) && <ErrorAlert title="The link was not sent" error={describeError(error)} />}
      <Alert
        ref={status}
        tone={isSuccess ? 'available' : 'locked'}
        role="status"
        title={isSuccess ? 'A new link is on its way' : 'Your email address is not confirmed'}
        action={
          isSuccess ? undefined : (
            <Button size="compact" busy={isLoading} busyText="Sending..." onClick={() => void request()}>
              Send a new link
            </Button>
          )
        }
      >
        {isSuccess ? (
          <>
            Open it in your inbox at <bdi translate="no">{email}</bdi> within {CONFIRMATION_LINK_HOURS} hours.
            Earlier links no longer work.
          </>
        ) : (
          <>
            Open the link in the email we sent to <bdi translate="no">{email}</bdi>, or send a new one: each
            works for {CONFIRMATION_LINK_HOURS} hours. Until then, a new password set by email turns
            two-factor authentication off.
          </>
        )}
      </Alert>
    </Stack>
  );
}
