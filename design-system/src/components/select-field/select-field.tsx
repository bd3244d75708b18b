import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { ChevronDown } from 'lucide-react';
import { space } from '../../tokens/scale.ts';
import { controlStyle } from '../field/control-style.ts';
import { Field, type FieldProps } from '../field/field.tsx';

export type Option = { value: string; label: string; disabled?: boolean };

type Props = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, 'children'> & {
    options: readonly Option[];
    /** Shown while nothing is selected, as a disabled option with an empty value. */
    placeholder?: string;
  };

/** A labeled native select, which gives phones their own picker. */
export function SelectField({ label, hint, error, optional, id, options, placeholder, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => (
        <Wrapper>
          <Select {...rest} {...control}>
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <ChevronDown size={18} />
        </Wrapper>
      )}
    </Field>
  );
}

const Wrapper = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: calc(50% - 9px);
    right: ${space(3)};
    color: var(--muted);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: ${space(10)};
  text-overflow: ellipsis;
`;
