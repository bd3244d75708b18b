import { Alert } from '@platform/design-system';
import { isApiError, nextStep } from '@platform/kit';

/** Why an action did not go through: 'Failed to approve verification: {message}' (product specification, section 8). */
export function Refusal({ action, error }: { action: string; error: unknown }) {
  const message = isApiError(error) ? error.message : 'Something went wrong.';
  return (
    <Alert role="alert" tone="danger" title={`Failed to ${action}: ${message}`}>
      {isApiError(error) ? nextStep(error) : 'Try again.'}
    </Alert>
  );
}
