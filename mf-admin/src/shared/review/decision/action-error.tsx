import { ErrorAlert, type ErrorAlertContent } from '@platform/design-system';
import { describeError } from '@platform/kit';

type Props = {
  /** Completes "Failed to ...". */
  action: string;
  error: unknown;
};

/** Says why an action outside of a form failed and what to do next. */
export function ActionError({ action, error }: Props) {
  return <ErrorAlert {...describeActionError(action, error)} />;
}

/** Describes a failed action: "Failed to approve verification: {message}" (docs/specification.md#8-messages). */
export function describeActionError(action: string, error: unknown): ErrorAlertContent {
  const { message, ...details } = describeError(error);
  return { title: `Failed to ${action}: ${message}`, error: details };
}
