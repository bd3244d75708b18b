import { Alert } from '@platform/design-system';
import { nextStep, type ApiError } from '@platform/kit';

/** A refusal on the settings page: the words of the error catalogue, and under them what the server says. */
export function AccountError({ error, words }: { error: ApiError; words: string }) {
  return (
    <Alert tone="danger" role="alert" title={words}>
      {error.message} {error.code === 'reauthentication_required' ? SIGN_IN_AGAIN : nextStep(error)}
    </Alert>
  );
}

const SIGN_IN_AGAIN = 'Log out, log in again, and save within 10 minutes.';
