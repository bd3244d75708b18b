import { Alert } from '@platform/design-system';
import { describeError, type ApiError } from '@platform/kit';

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
      {error && describeError(error)}
    </Alert>
  );
}
