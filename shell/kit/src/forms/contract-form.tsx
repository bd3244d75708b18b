import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { ContractFormModel } from './use-contract-form.ts';

type Props = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children'> & {
  readonly form: Pick<ContractFormModel, 'formRef' | 'submit'>;
  readonly children: ReactNode;
};

/**
 * The form's element. The browser's own checks are off, because the contract's are shown; `post` keeps what was typed
 * out of the address should the form ever be sent without a script.
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
