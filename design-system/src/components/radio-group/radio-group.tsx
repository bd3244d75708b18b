import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { RADIUS, space, textSize, WEIGHT } from '../../tokens/scale.ts';
import { ChoiceInput, ChoiceLabel } from '../checkbox/choice.ts';
import { FieldError, type FieldProps, Hint, Optional } from '../field/field.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type Props = FieldProps &
  Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> & {
    name: string;
    options: readonly RadioOption[];
    value?: string;
    onChange?: ComponentPropsWithRef<'input'>['onChange'];
    onBlur?: ComponentPropsWithRef<'input'>['onBlur'];
  };

/** A radio group whose options are rows, clickable anywhere. The ref is that of the fieldset. */
export function RadioGroup({
  label,
  hint,
  error,
  optional,
  name,
  options,
  value,
  onChange,
  onBlur,
  ...rest
}: Props) {
  const { control, hintId, errorId } = useFieldIds({ hint, error });

  return (
    <Group {...rest} data-invalid={error ? '' : undefined} aria-describedby={control['aria-describedby']}>
      <Legend>
        {label}
        {optional && <Optional> optional</Optional>}
      </Legend>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <Options>
        {options.map((option) => (
          <OptionRow key={option.value}>
            <ChoiceInput
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              disabled={option.disabled}
              aria-invalid={control['aria-invalid']}
              onChange={onChange}
              onBlur={onBlur}
            />
            <span>
              {option.label}
              {option.hint && <OptionHint>{option.hint}</OptionHint>}
            </span>
          </OptionRow>
        ))}
      </Options>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space(1.5)};
  font-size: 0.9375rem;
  font-weight: ${WEIGHT.medium};
`;

const Options = styled.div`
  border: 1px solid var(--control);
  border-radius: ${RADIUS.control};
  background: var(--surface);

  [data-invalid] > & {
    border-color: var(--danger);
  }
`;

const OptionRow = styled(ChoiceLabel)`
  padding-inline: ${space(3.5)};

  & + & {
    border-top: 1px solid var(--line);
  }

  &:has(:checked) {
    background: var(--primary-soft);
  }

  &:first-child {
    border-radius: 9px 9px 0 0;
  }

  &:last-child {
    border-radius: 0 0 9px 9px;
  }

  &:only-child {
    border-radius: 9px;
  }
`;

const OptionHint = styled.span`
  ${textSize(14)}
  display: block;
  color: var(--muted);
`;
