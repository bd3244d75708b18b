import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../field/control-style.ts';
import { Field, type FieldProps } from '../field/field.tsx';

/** A line of text. What is not a field's own (name, value, onChange, ref, autoComplete) goes to the input. */
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

/** Text of many lines; `rows` says how many are seen at first (default 5). */
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
      {(control) => <Area rows={5} {...rest} {...control} />}
    </Field>
  );
}

/** The bare input, for a control made of more than one part. */
export const Input = styled.input`
  ${controlStyle}
`;

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;
