import { PAYMENT_METHODS, type PaymentMethod } from '@platform/contracts';
import { PaymentMark, RadioGroup, Row } from '@platform/design-system';
import type { ChangeEvent } from 'react';

type Props = {
  methods: readonly PaymentMethod[];
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  error: string | undefined;
};

/** Radio buttons for the offered payment methods, with their logos. */
export function PaymentMethodChoice({ methods, ...props }: Props) {
  return (
    <RadioGroup
      label="Payment method"
      options={PAYMENT_METHODS.filter(({ value }) => methods.includes(value)).map(({ value, label }) => ({
        value,
        label: (
          <Row as="span" $gap={3}>
            <PaymentMark name={value} size={20} />
            {label}
          </Row>
        ),
      }))}
      {...props}
    />
  );
}
