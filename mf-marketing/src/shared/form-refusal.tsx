import { Alert } from '@platform/design-system';
import { nextStep, type ApiError } from '@platform/kit';

/** Why the form was refused and what to do next, read aloud at once. */
export function FormRefusal({ error }: { error: ApiError | undefined }) {
  if (!error) return null;
  return (
    <Alert tone="danger" role="alert" title={error.message}>
      {nextStep(error)}
    </Alert>
  );
}
