import { PAYOUT_FIELDS, PAYOUT_NETWORKS, type PaymentMethod, type PayoutField } from '@platform/contracts';
import { SelectField, TextField } from '@platform/design-system';
import type { ContractFormModel } from '@platform/kit/forms';
import { PAYOUT_FIELD_TEXTS } from '../../content/payout-fields.content.ts';

/** The initial values of the fields of all payment methods. */
export const EMPTY_PAYOUT_FIELDS = {
  address: '',
  network: '',
  email: '',
  contact: '',
  cashtag: '',
  accountName: '',
} as const satisfies Record<PayoutField, string>;

type Props = {
  readonly form: Pick<ContractFormModel<Record<PayoutField, string>>, 'field'>;
  readonly method: PaymentMethod;
};

/** The fields that say where a payment by the method goes. */
export function PayoutFields({ form, method }: Props) {
  return PAYOUT_FIELDS[method].map((name) => {
    const { label = '', hint } = PAYOUT_FIELD_TEXTS[method][name] ?? {};
    const props = { label, hint, ...form.field(name) };
    return name === 'network' ? (
      <SelectField key={name} placeholder="Select the network" options={PAYOUT_NETWORKS} {...props} />
    ) : (
      <TextField key={name} autoComplete="off" {...props} />
    );
  });
}
