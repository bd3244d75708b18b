import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { space } from '../../tokens/scale.ts';
import { FieldError, type FieldProps, Hint } from '../field/field.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import { ChoiceInput, ChoiceLabel } from './choice.ts';

type Props = Omit<FieldProps, 'optional'> & Omit<ComponentPropsWithRef<'input'>, 'type'>;

/** A labeled checkbox with an optional hint and error. */
export function Checkbox({ label, hint, error, id, ...rest }: Props) {
  const { control, hintId, errorId } = useFieldIds({ id, hint, error });

  return (
    <Root data-invalid={error ? '' : undefined}>
      <ChoiceLabel>
        <ChoiceInput type="checkbox" {...rest} {...control} />
        <span>{label}</span>
      </ChoiceLabel>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};

  > p {
    padding-left: ${space(9)};
  }
`;
