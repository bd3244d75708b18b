import { TextField } from '@platform/design-system';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> & { username: string };

/** The reference of a payment that was sent to a member. */
export function SentPaymentField({ username, ...field }: Props) {
  return (
    <TextField
      label="Transaction reference"
      hint={`The transaction ID or receipt number of the payment; ${username} reads it.`}
      autoComplete="off"
      {...field}
    />
  );
}
