import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  DownIcon,
  Hint,
  RemoveIcon,
  space,
  UpIcon,
  VisuallyHidden,
  visuallyHidden,
} from '@platform/design-system';
import type { AnswerError, FormField, FormRow } from '@platform/contracts';
import { errorAt } from '../answering/errors.ts';
import { SmallIconButton } from '../shared/small-button.ts';
import {
  CardCell,
  CardRow,
  CardTable,
  CardTableBody,
  CardTableHead,
  ColumnHead,
  NARROW_TABLE,
  TableScroller,
  WIDE_TABLE,
} from './form-cells.ts';
import { FormControl } from './form-control.tsx';

/** A table of controls. Where it is narrow, each row is a card whose controls have visible labels. */
export function FormTable(props: { fields: readonly FormField[]; caption: string; children: ReactNode }) {
  const { fields, caption, children } = props;
  const widths = fields.map(({ kind }) => (kind === 'text' || kind === 'line' ? 14 : 8));
  return (
    <TableScroller>
      <EditorTable aria-label={caption} $columns={[NUMBER_WIDTH, ...widths, ACTIONS_WIDTH]}>
        <CardTableHead>
          <CardRow>
            <ColumnHead>Row</ColumnHead>
            {fields.map(({ id, label, hint, optional }) => (
              <ColumnHead key={id}>
                {label}
                {optional && ' (optional)'}
                {hint !== null && <Hint>{hint}</Hint>}
              </ColumnHead>
            ))}
            <ColumnHead>
              <VisuallyHidden>Actions</VisuallyHidden>
            </ColumnHead>
          </CardRow>
        </CardTableHead>
        <CardTableBody>{children}</CardTableBody>
      </EditorTable>
    </TableScroller>
  );
}

type RowProps = {
  fields: readonly FormField[];
  row: FormRow;
  index: number;
  isLast: boolean;
  canRemove: boolean;
  /** The errors of this row alone. */
  errors: readonly AnswerError[];
  onChange: (index: number, row: FormRow) => void;
  onAction: (index: number, action: 'remove' | 'up' | 'down') => void;
};

/** A row of controls. It is rendered only when it changes itself, so that typing stays fast in a long table. */
export const FormTableRow = memo(function FormTableRow(props: RowProps) {
  const { fields, row, index, isLast, canRemove, errors, onChange, onAction } = props;
  const number = index + 1;
  return (
    <CardRow data-row={index} data-path={`rows[${index}]`}>
      <NumberCell>
        <VisuallyHidden>Row </VisuallyHidden>
        {number}
      </NumberCell>
      {fields.map((field) => (
        <CardCell key={field.id}>
          <FormControl
            {...{ field }}
            label={
              <CellLabel>
                {field.label}
                {field.optional && ' (optional)'}
                <VisuallyHidden> in row {number}</VisuallyHidden>
              </CellLabel>
            }
            hint={null}
            value={row[field.id] ?? null}
            error={errorAt(errors, `rows[${index}].${field.id}`)}
            path={`rows[${index}].${field.id}`}
            onChange={(value) => onChange(index, { ...row, [field.id]: value })}
          />
        </CardCell>
      ))}
      <CardCell>
        <Actions>
          <SmallIconButton
            label={`Move row ${number} up`}
            disabled={index === 0}
            onClick={() => onAction(index, 'up')}
          >
            <UpIcon size={20} />
          </SmallIconButton>
          <SmallIconButton
            label={`Move row ${number} down`}
            disabled={isLast}
            onClick={() => onAction(index, 'down')}
          >
            <DownIcon size={20} />
          </SmallIconButton>
          <SmallIconButton
            label={`Remove row ${number}`}
            disabled={!canRemove}
            onClick={() => onAction(index, 'remove')}
          >
            <RemoveIcon size={20} />
          </SmallIconButton>
        </Actions>
      </CardCell>
    </CardRow>
  );
}, hasSameContent);

function hasSameContent(before: RowProps, after: RowProps): boolean {
  return (
    before.fields === after.fields &&
    before.row === after.row &&
    before.index === after.index &&
    before.isLast === after.isLast &&
    before.canRemove === after.canRemove &&
    before.errors.length === after.errors.length &&
    before.errors.every(
      ({ path, message }, index) =>
        path === after.errors[index]?.path && message === after.errors[index].message,
    )
  );
}

/** Widths of columns in rem. */
const NUMBER_WIDTH = 3.5;
const ACTIONS_WIDTH = 8;

/** The first row that is left out of layout and painting while it is out of view. */
const FIRST_SKIPPED_ROW = 12;
/** Height in rem of a row of controls that is left out. Less than it has, and the controls of rows would overlap. */
const WIDE_ROW_HEIGHT = 4.25;

/** Returns the height in rem of a card that is left out: its number and actions, and a control with a label each. */
function narrowRowHeight(columns: number): number {
  const controls = columns - 2;
  return 6.75 + controls * 5;
}

/**
 * Columns as wide as `$columns` says, in rem, whatever is typed into their cells. Each row is a grid of its own, so
 * that rows outside of the view are neither laid out nor painted when a character is typed.
 */
const EditorTable = styled(CardTable)<{ $columns: readonly number[] }>`
  &,
  thead,
  tbody {
    display: block;
  }

  /* A character changes one row; the others need not be painted again. */
  tbody > tr {
    contain: content;
  }

  tbody > tr:nth-child(n + ${FIRST_SKIPPED_ROW}) {
    content-visibility: auto;
    contain-intrinsic-size: auto ${WIDE_ROW_HEIGHT}rem;
  }

  ${WIDE_TABLE} {
    min-width: ${({ $columns }) => $columns.reduce((sum, width) => sum + width, 0)}rem;

    tr {
      display: grid;
      grid-template-columns: ${({ $columns }) =>
        $columns.map((width) => `minmax(${width}rem, ${width}fr)`).join(' ')};
    }
  }

  ${NARROW_TABLE} {
    /* A character changes one row; the others need not be painted again. */
    tbody > tr {
      contain: content;
    }

    tbody > tr:nth-child(n + ${FIRST_SKIPPED_ROW}) {
      contain-intrinsic-size: auto ${({ $columns }) => narrowRowHeight($columns.length)}rem;
    }
  }
`;

/** Its figure is level with the text of the controls beside it. */
const NumberCell = styled(CardCell)`
  padding-top: 1.375rem;
  color: var(--muted);
  font-variant-numeric: tabular-nums;

  ${NARROW_TABLE} {
    padding-top: ${space(2)};

    > span {
      all: unset;
    }
  }
`;

/** Seen in cards; elsewhere the head of the table has it. */
const CellLabel = styled.span`
  ${WIDE_TABLE} {
    ${visuallyHidden}
  }
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
`;
