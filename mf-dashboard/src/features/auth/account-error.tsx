import { Alert } from '@platform/design-system';
import { nextStep, type ApiError } from '@platform/kit';

type Props = {
  /** Says what failed. Source: docs/specification.md#8-messages. */
  title: string;
  /** The reason; `undefined` if it is shown at the field that it concerns. */
  error: ApiError | undefined;
};

/** Shows why a form on the settings page was rejected. */
export function AccountError({ title, error }: Props) {
  return (
    <Alert tone="danger" role="alert" title={title}>
      {error && describeReason(error)}
    </Alert>
  );
}

function describeReason(error: ApiError): string {
  const next = error.code === 'reauthentication_required' ? LOG_IN_AGAIN : nextStep(error);
  return [error.message, next].filter(Boolean).join(' ');
}

const LOG_IN_AGAIN = 'Log out, log in again, and save within 10 minutes.';
