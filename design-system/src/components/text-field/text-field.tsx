import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../tokens/scale.ts';
import { controlStyle } from '../field/control-style.ts';
import { Field, type FieldProps } from '../field/field.tsx';

/** A browser leaves out silently what is typed or pasted beyond the limit of a field, so a full one says so. */
function addLimit(
  hint: ReactNode,
  { value, maxLength }: { value?: unknown; maxLength?: number | undefined },
): ReactNode {
  if (maxLength === undefined || typeof value !== 'string' || value.length < maxLength) return hint;
  return (
    <>
      {hint} This field is full: {maxLength.toLocaleString('en-US')} characters. What goes beyond is left out.
    </>
  );
}

type TextFieldProps = FieldProps &
  ComponentPropsWithRef<'input'> & {
    /** Shown before what is typed, e.g. '$'. The label says it too. */
    unit?: string;
  };

/** A labeled single-line input. Other props (name, value, onChange, ref, autoComplete) go to the input. */
export function TextField({ label, hint, error, optional, id, unit, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, error, optional, id }} hint={addLimit(hint, rest)}>
      {(control) => {
        const input = <Input type="text" {...rest} {...control} />;
        if (!unit) return input;
        return (
          <WithUnit>
            <span aria-hidden="true">{unit}</span>
            {input}
          </WithUnit>
        );
      }}
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
    <Field {...{ label, error, optional, id }} hint={addLimit(hint, rest)}>
      {(control) => <StyledTextArea rows={5} {...rest} {...control} />}
    </Field>
  );
}

/** The bare input, for composite controls. */
export const Input = styled.input`
  ${controlStyle}

  &:is([inputmode='decimal'], [inputmode='numeric']) {
    font-variant-numeric: tabular-nums;
  }
`;

const WithUnit = styled.span`
  position: relative;
  display: block;

  > span {
    position: absolute;
    inset: 0 auto 0 ${space(3.5)};
    display: grid;
    align-items: center;
    color: var(--muted);
    pointer-events: none;
  }

  > ${Input} {
    padding-left: ${space(7)};
  }
`;

const StyledTextArea = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;
