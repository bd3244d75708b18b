import { styled } from 'styled-components';
import { CheckIcon, space, tabularFigures, TipIcon } from '@platform/design-system';
import { type FormDefinition, formatFormNumber, type FormRow, sumOf } from '@platform/contracts';

/** The running sum of a field that must add up to a total, and what is missing. */
export function FormSum({ definition, rows }: { definition: FormDefinition; rows: readonly FormRow[] }) {
  const { sum, fields } = definition;
  const field = fields.find(({ id }) => id === sum?.field);
  if (sum === null || !field) return null;
  const current = sumOf(rows, sum.field);
  const missing = sum.total - current;
  const write = (value: number) => formatFormNumber(field.kind, value);
  return (
    <Line data-met={missing === 0 ? '' : undefined}>
      {missing === 0 ? <CheckIcon size={18} /> : <TipIcon size={18} />}
      <span>
        Sum of {field.label}: {write(current)} of {write(sum.total)}.{' '}
        {missing === 0
          ? 'It adds up.'
          : missing > 0
            ? `${write(missing)} missing.`
            : `${write(-missing)} too much.`}
      </span>
    </Line>
  );
}

const Line = styled.p`
  ${tabularFigures}
  display: flex;
  gap: ${space(2)};
  grid-column: 1 / -1;

  > svg {
    margin-top: 0.1875rem;
  }

  &[data-met] {
    color: var(--available);
  }
`;
