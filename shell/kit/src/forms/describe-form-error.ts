import type { ErrorAlertContent } from '@platform/design-system';
import { describeError } from '@platform/kit';
import type { ContractFormModel } from './use-contract-form.ts';

/**
 * Describes why a form was rejected, under a title of its own. If the reason is shown at the field that it concerns,
 * the title is shown alone.
 *
 * @param title says what failed and to try again; source: docs/specification.md#8-messages
 */
export function describeFormError(
  title: string,
  { submitError, formError }: Pick<ContractFormModel, 'submitError' | 'formError'>,
): ErrorAlertContent | undefined {
  if (!submitError) return undefined;
  return { title, error: formError && describeError(formError, { isRetryAdvised: true }) };
}
