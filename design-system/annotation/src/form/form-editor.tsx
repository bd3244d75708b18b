import { AddIcon, formatCount, Grid, Hint, Row, Stack, VisuallyHidden } from '@platform/design-system';
import { emptyFormRow } from '@platform/contracts';
import { errorAt } from '../answering/errors.ts';
import { useGroupName } from '../part-context.ts';
import type { EditorProps } from '../part-props.ts';
import { SmallButton } from '../shared/small-button.ts';
import { FormControl } from './form-control.tsx';
import { FormSum } from './form-sum.tsx';
import { FormTable, FormTableRow } from './form-table.tsx';
import { useFormRows } from './use-form-rows.ts';

/** Fills in one row as fields, or several as a table. */
export function FormEditor(props: EditorProps<'form'>) {
  return props.definition.maxRows === 1 ? <FormFields {...props} /> : <FormRows {...props} />;
}

function FormFields({ definition, answer, errors, onChange }: EditorProps<'form'>) {
  const groupName = useGroupName(definition.prompt);
  const row = answer.rows[0] ?? emptyFormRow(definition.fields);
  return (
    <Grid role="group" {...groupName} $min={220} $gap={4}>
      {definition.fields.map((field) => (
        <FormControl
          key={field.id}
          {...{ field }}
          label={field.optional ? `${field.label} (optional)` : field.label}
          hint={field.hint}
          value={row[field.id] ?? null}
          error={errorAt(errors, `rows[0].${field.id}`)}
          path={`rows[0].${field.id}`}
          onChange={(value) => onChange({ rows: [{ ...row, [field.id]: value }] })}
        />
      ))}
      <FormSum definition={definition} rows={answer.rows} />
    </Grid>
  );
}

function FormRows({ definition, answer, errors, onChange }: EditorProps<'form'>) {
  const { fields, minRows, maxRows, prompt } = definition;
  const { rows } = answer;
  const { root, keys, announcement, addRow, changeRow, act } = useFormRows(fields, rows, onChange);
  return (
    <Stack ref={root} $gap={3} data-path="rows">
      <FormTable fields={fields} caption={prompt}>
        {rows.map((row, index) => (
          <FormTableRow
            key={keys[index]}
            {...{ fields, row, index }}
            isLast={index === rows.length - 1}
            canRemove={rows.length > minRows}
            errors={errors.filter(({ path }) => path.startsWith(`rows[${index}].`))}
            onChange={changeRow}
            onAction={act}
          />
        ))}
      </FormTable>
      <FormSum definition={definition} rows={rows} />
      <Row>
        <SmallButton disabled={rows.length >= maxRows} onClick={addRow}>
          <AddIcon size={18} />
          Add a row
        </SmallButton>
        <Hint>
          {formatCount(rows.length, 'row')}, {minRows === maxRows ? minRows : `${minRows} to ${maxRows}`}{' '}
          expected
        </Hint>
      </Row>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  );
}
