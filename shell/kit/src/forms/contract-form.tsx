import { ErrorAlert, Stack, type ErrorAlertContent } from '@platform/design-system';
import { describeError } from '@platform/kit';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { ContractFormModel } from './use-contract-form.ts';

type Props = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children'> & {
  readonly form: Pick<ContractFormModel, 'formRef' | 'submit' | 'formError'>;
  /** Heading of the error of a failed submission; by default, the server's message is the heading. */
  readonly errorTitle?: string;
  /** Describes the error of a failed submission in other words than `describeError`. */
  readonly error?: ErrorAlertContent | undefined;
  /** Space between the fields, in steps of 4 px. */
  readonly $gap?: number;
  readonly children: ReactNode;
};

/**
 * Renders the form element with the error of a failed submission on top: no form can forget it, and the focus goes
 * there (`useContractForm`). Browser validation is off because the form shows the contract's messages. Without a script
 * the browser sends a form of a public page to the page's own address, with its query: `method="post"` and no `action`
 * (`PageForm`).
 */
export function ContractForm({ form, errorTitle, error, children, ...rest }: Props) {
  const { formRef, formError, submit } = form;
  const content = error ?? (formError && { title: errorTitle, error: describeError(formError) });
  return (
    <Stack
      as="form"
      ref={formRef}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      {...rest}
    >
      {content && <ErrorAlert focusedByForm {...content} />}
      {children}
    </Stack>
  );
}
