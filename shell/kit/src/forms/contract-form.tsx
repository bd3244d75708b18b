import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { ContractFormModel } from './use-contract-form.ts';

type Props = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children'> & {
  readonly form: Pick<ContractFormModel, 'formRef' | 'submit'>;
  readonly children: ReactNode;
};

/**
 * Renders the form element. Browser validation is off because the form shows the contract's messages. `method="post"`
 * keeps the values out of the URL if the form is submitted before the script runs.
 */
export function ContractForm({ form: { formRef, submit }, children, ...rest }: Props) {
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      {...rest}
    >
      {children}
    </form>
  );
}
