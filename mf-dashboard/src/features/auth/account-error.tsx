import { Alert } from '@platform/design-system';
import { nextStep, type ApiError } from '@platform/kit';

type Props = {
  /** What failed, in the words of the error catalogue. */
  words: string;
  /** Why, unless that stands beside the field that it is about. */
  error: ApiError | undefined;
};

/** A refusal on the settings page. */
export function AccountError({ words, error }: Props) {
  return (
    <Alert tone="danger" role="alert" title={words}>
      {error && reasonOf(error)}
    </Alert>
  );
}

function reasonOf(error: ApiError): string {
  const next = error.code === 'reauthentication_required' ? SIGN_IN_AGAIN : nextStep(error);
  return [error.message, next].filter(Boolean).join(' ');
}

const SIGN_IN_AGAIN = 'Log out, log in again, and save within 10 minutes.';
