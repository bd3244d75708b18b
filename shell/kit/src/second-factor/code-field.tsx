import { TextField } from '@platform/design-system';
import type { ComponentProps } from 'react';
import { LABELS } from './labels.ts';

/** The field for a code; `hint` says which ones are accepted. */
export function CodeField({
  hint = LABELS.anyCodeHint,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Code"
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
    />
  );
}
