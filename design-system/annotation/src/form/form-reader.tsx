import { styled } from 'styled-components';
import { Row, space, Stack, WEIGHT } from '@platform/design-system';
import {
  emptyFormRow,
  type FormAnswer,
  type FormDefinition,
  type FormField,
  formatFormNumber,
  type FormRow,
} from '@platform/contracts';
import type { Comparison, ReaderNotes, ReaderProps } from '../part-props.ts';
import { ComparedValue, NOT_ANSWERED } from '../reading/comparison.tsx';
import { CommentButton, PlaceNotes, toAnchor } from '../reading/place-notes.tsx';
import {
  CardCell,
  CardRow,
  CardTable,
  CardTableBody,
  CardTableHead,
  ColumnHead,
  TableScroller,
} from './form-cells.ts';
import { FormSum } from './form-sum.tsx';

/** Shows one row as a list of values, several as a table; what a compared answer has is shown where it differs. */
export function FormReader({ definition, answer, comparison, ...notes }: ReaderProps<'form'>) {
  const cellsOf = describeCells(definition, answer, comparison);
  const rowCount = Math.max(answer.rows.length, comparison?.answer.rows.length ?? 0);
  return (
    <Stack $gap={3}>
      {definition.maxRows === 1 ? (
        <Values>
          {cellsOf(0).map((cell) => (
            <div key={cell.id}>
              <dt>{cell.label}</dt>
              <dd>
                <Value {...cell} {...notes} />
              </dd>
            </div>
          ))}
        </Values>
      ) : (
        <TableScroller>
          <CardTable aria-label={definition.prompt}>
            <CardTableHead>
              <CardRow>
                <ColumnHead>Row</ColumnHead>
                {definition.fields.map(({ id, label }) => (
                  <ColumnHead key={id}>{label}</ColumnHead>
                ))}
              </CardRow>
            </CardTableHead>
            <CardTableBody>
              {Array.from({ length: rowCount }, (_, index) => (
                <CardRow key={index}>
                  {[describeRow(index), ...cellsOf(index)].map((cell) => (
                    <CardCell key={cell.id} data-label={cell.label}>
                      <Value {...cell} {...notes} />
                    </CardCell>
                  ))}
                </CardRow>
              ))}
            </CardTableBody>
          </CardTable>
        </TableScroller>
      )}
      <FormSum definition={definition} rows={answer.rows} />
    </Stack>
  );
}

type CellContent = {
  readonly id: string;
  readonly label: string;
  /** The place that comments and findings are about, and its name. */
  readonly target: string;
  readonly name: string;
  readonly value: string;
  readonly compared: { readonly label: string; readonly value: string } | undefined;
};

function Value({ target, name, value, compared, findings, comments, onComment }: CellContent & ReaderNotes) {
  return (
    <Stack $gap={1}>
      <Row $nowrap $gap={1} $align="start" $justify="between">
        <ValueText>{value}</ValueText>
        {onComment && (
          <CommentButton {...{ name, onComment }} anchor={toAnchor(target, findings)} isCompact />
        )}
      </Row>
      {compared && compared.value !== value && (
        <ComparedValue label={compared.label}>{compared.value}</ComparedValue>
      )}
      <PlaceNotes {...{ findings, comments, target, name }} />
    </Stack>
  );
}

/** The first cell of a row: its number, and what was said about the row as a whole. */
function describeRow(index: number): CellContent {
  const number = String(index + 1);
  return {
    id: 'row',
    label: 'Row',
    target: `row:${number}`,
    name: `row ${number}`,
    value: number,
    compared: undefined,
  };
}

/** Returns a function that describes the fields of a row. */
function describeCells(
  { fields, maxRows }: FormDefinition,
  answer: FormAnswer,
  comparison: Comparison<'form'> | undefined,
) {
  const rowOf = ({ rows }: FormAnswer, index: number) => rows[index] ?? emptyFormRow(fields);
  return (index: number): CellContent[] =>
    fields.map((field) => ({
      id: `field-${field.id}`,
      label: field.label,
      target: `row:${index + 1}.${field.id}`,
      name: maxRows === 1 ? field.label : `${field.label} in row ${index + 1}`,
      value: describeValue(field, rowOf(answer, index)),
      compared: comparison && {
        label: comparison.label,
        value: describeValue(field, rowOf(comparison.answer, index)),
      },
    }));
}

function describeValue({ id, kind }: FormField, row: FormRow): string {
  const value = row[id] ?? null;
  if (value === null || value === '') return NOT_ANSWERED;
  return typeof value === 'number' ? formatFormNumber(kind, value) : value;
}

const Values = styled.dl`
  display: grid;
  gap: ${space(3)};

  dt {
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: ${WEIGHT.medium};
  }
`;

const ValueText = styled.div`
  min-width: 0;
  white-space: pre-line;
  /* Not "anywhere", with which a column can become as narrow as a letter. */
  overflow-wrap: break-word;
`;
