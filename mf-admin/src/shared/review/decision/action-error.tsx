import { Alert } from '@platform/design-system';
import { isApiError, nextStep } from '@platform/kit';

/**
 * Says why an action failed and what to do next: "Failed to approve verification: {message}"
 * (docs/specification.md#8-messages).
 */
export function ActionError({ action, error }: { action: string; error: unknown }) {
  const message = isApiError(error) ? error.message : 'Something went wrong.';
  return (
    <Alert role="alert" tone="danger" title={`Failed to ${action}: ${message}`}>
      {isApiError(error) ? nextStep(error) : 'Try again.'}
    </Alert>
  );
}
