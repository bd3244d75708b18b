import { TextField } from '@platform/design-system';
import type { ComponentProps } from 'react';

/** The field for a code; `hint` says which ones are accepted. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label'> & { hint: string }) {
  return (
    <TextField
      label="Code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
