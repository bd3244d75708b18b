import { Alert } from '@platform/design-system';
import { nextStep, type ApiError } from '@platform/kit';

/** Shows the error of a form with the next step, and announces it to screen readers. */
export function FormError({ error }: { error: ApiError | undefined }) {
  if (!error) return null;
  return (
    <Alert tone="danger" role="alert" title={error.message}>
      {nextStep(error)}
    </Alert>
  );
}
