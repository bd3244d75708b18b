import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../field/control-style.ts';
import { Field, type FieldProps } from '../field/field.tsx';

/** A labeled single-line input. Other props (name, value, onChange, ref, autoComplete) go to the input. */
export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  ...rest
}: FieldProps & ComponentPropsWithRef<'input'>) {
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => <Input type="text" {...rest} {...control} />}
    </Field>
  );
}

/** A labeled multi-line input. `rows` is the initial number of visible lines (default 5). */
export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  ...rest
}: FieldProps & ComponentPropsWithRef<'textarea'>) {
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => <StyledTextArea rows={5} {...rest} {...control} />}
    </Field>
  );
}

/** The bare input, for composite controls. */
export const Input = styled.input`
  ${controlStyle}
`;

const StyledTextArea = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;
