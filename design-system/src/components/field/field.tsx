import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleAlert } from 'lucide-react';
import { hiddenInPrint } from '../../primitives/print.ts';
import { space, textSize, WEIGHT } from '../../tokens/scale.ts';
import { type ControlProps, useFieldIds } from './use-field-ids.ts';

/** Props that all fields share. */
export type FieldProps = {
  label: ReactNode;
  /** Explains before the user types what to enter, and in which format. */
  hint?: ReactNode;
  /** Says what is wrong and how to fix it; marks the field as invalid. */
  error?: ReactNode;
  /** Adds "optional" to the label. Fields without it are required. */
  optional?: boolean;
};

type Props = FieldProps & { id?: string; children: (control: ControlProps) => ReactNode };

/**
 * Connects label, control, hint and error by ids. For custom controls; otherwise use `TextField` and the other fields.
 */
export function Field({ label, hint, error, optional, id, children }: Props) {
  const { control, hintId, errorId } = useFieldIds({ id, hint, error });

  return (
    <Root data-invalid={error ? '' : undefined}>
      <Label htmlFor={control.id}>
        {label}
        {optional && <Optional> optional</Optional>}
      </Label>
      {children(control)}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  );
}

/** The error message below a control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorText id={id}>
      <CircleAlert size={16} />
      <span>{children}</span>
    </ErrorText>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-width: 0;
  ${hiddenInPrint}
`;

export const Label = styled.label`
  font-size: 0.9375rem;
  font-weight: ${WEIGHT.medium};
  line-height: 1.35;
`;

export const Optional = styled.span`
  color: var(--muted);
  font-weight: ${WEIGHT.text};
`;

export const Hint = styled.p`
  ${textSize(14)}
  color: var(--muted);
`;

const ErrorText = styled.p`
  ${textSize(14)}
  display: flex;
  gap: ${space(1.5)};
  color: var(--danger);
  font-weight: ${WEIGHT.medium};

  svg {
    margin-top: 0.125rem;
  }
`;
