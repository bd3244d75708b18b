import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormDefinition, FormField, FormRow } from '@platform/contracts';
import { PartReader } from '../part-reader.tsx';
import { renderEditor } from '../testing/render-part.tsx';
import { FormEditor } from './form-editor.tsx';
import { formatTyped, parseTyped } from './form-numbers.ts';

const field = (fields: Partial<FormField> & Pick<FormField, 'id' | 'kind'>): FormField => ({
  label: fields.id,
  hint: null,
  min: 0,
  max: 100_000,
  options: [],
  optional: false,
  ...fields,
});
const ONE_ROW: FormDefinition = {
  type: 'form',
  id: 'receipt',
  prompt: 'Fill in the receipt',
  fields: [
    field({ id: 'shop', kind: 'line', label: 'Shop', hint: 'As printed', max: 40 }),
    field({ id: 'total', kind: 'money', label: 'Total', max: 50_000 }),
    field({ id: 'length', kind: 'tenths', label: 'Length', min: 10, max: 600 }),
    field({ id: 'items', kind: 'integer', label: 'Items' }),
    field({ id: 'method', kind: 'choice', label: 'Method', options: ['Cash', 'Card'] }),
    field({ id: 'note', kind: 'text', label: 'Note', max: 200, optional: true }),
  ],
  minRows: 1,
  maxRows: 1,
  sum: null,
};
const TABLE: FormDefinition = {
  ...ONE_ROW,
  id: 'costs',
  prompt: 'List the costs',
  fields: [
    field({ id: 'what', kind: 'line', label: 'What', max: 40 }),
    field({ id: 'amount', kind: 'money', label: 'Amount' }),
  ],
  minRows: 2,
  maxRows: 60,
  sum: { field: 'amount', total: 3_000 },
};

test('stores dollars as cents and seconds as tenths, by keyboard alone', async () => {
  const { user, answer, missing } = renderEditor<'form'>(ONE_ROW);
  expect(missing()).toHaveLength(5);
  for (const text of ['Corner shop', '12.5', '3.5', '12']) {
    await user.tab();
    await user.keyboard(text);
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'Card');
  expect(answer().rows).toEqual([
    { shop: 'Corner shop', total: 1_250, length: 35, items: 12, method: 'Card', note: null },
  ]);
  expect(missing()).toEqual([]);
});

test('keeps a number out of bounds beside the answer and says so', async () => {
  const { user, answer } = renderEditor<'form'>(ONE_ROW);
  const length = screen.getByRole('textbox', { name: 'Length' });
  await user.type(length, '6');
  expect(answer().rows[0]?.length).toBe(60);
  await user.type(length, '1');
  await user.tab();
  expect(answer().rows[0]?.length).toBeNull();
  expect(length).toHaveValue('61');
  expect(length).toHaveAccessibleDescription('Enter a number between 1.0 and 60.0');
});

test('adds, fills, moves and removes rows, and keeps the sum', async () => {
  const { user, answer, missing } = renderEditor<'form'>(TABLE);
  await user.type(screen.getByRole('textbox', { name: 'What in row 1' }), 'Paper');
  await user.type(screen.getByRole('textbox', { name: 'Amount in row 1' }), '10');
  expect(screen.getByText(/\$10\.00 of \$30\.00/)).toHaveTextContent('$20.00 missing.');
  await user.click(screen.getByRole('button', { name: 'Add a row' }));
  expect(screen.getByRole('textbox', { name: 'What in row 3' })).toHaveFocus();
  await user.keyboard('Ink');
  await user.tab();
  await user.keyboard('20');
  await user.click(screen.getByRole('button', { name: 'Move row 3 up' }));
  await user.click(screen.getByRole('button', { name: 'Remove row 3' }));
  expect(screen.getByRole('status')).toHaveTextContent('Row 3 removed');
  expect(screen.getByRole('textbox', { name: 'What in row 2' })).toHaveFocus();
  expect(answer().rows).toEqual([
    { what: 'Paper', amount: 1_000 },
    { what: 'Ink', amount: 2_000 },
  ]);
  expect(missing()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Remove row 2' })).toBeDisabled();
});

test('shows errors in their cells, and leads to the first', async () => {
  const { user } = renderEditor<'form'>(TABLE, { showErrors: true });
  expect(screen.getByRole('textbox', { name: 'What in row 2' })).toHaveAccessibleDescription('Fill in What');
  await user.click(screen.getByRole('button', { name: 'Row 2: Fill in Amount' }));
  expect(screen.getByRole('textbox', { name: 'Amount in row 2' })).toHaveFocus();
});

test('renders only the row that is typed in', async () => {
  const reads = new Map<number, number>();
  const countedRow = (_: unknown, index: number): FormRow =>
    Object.defineProperty({ amount: null }, 'what', {
      enumerable: true,
      get: () => {
        reads.set(index, (reads.get(index) ?? 0) + 1);
        return `Row ${index}`;
      },
    });
  const definition = { ...TABLE, sum: null };
  const rows = Array.from({ length: 60 }, countedRow);
  const noErrors: never[] = [];
  function Page() {
    const [answer, setAnswer] = useState({ rows });
    return <FormEditor {...{ definition, answer }} errors={noErrors} onChange={setAnswer} />;
  }
  render(<Page />);
  const before = new Map(reads);
  await userEvent.type(document.querySelector('[data-path="rows[29].what"]')!, '!!');
  expect([...reads].filter(([index, count]) => count !== before.get(index)).map(([index]) => index)).toEqual([
    29,
  ]);
});

test.each([
  ['money', '$1,250.5', 125_050],
  ['money', '0.07', 7],
  ['money', '12,50', 1_250],
  ['money', '1.250,50', 125_050],
  ['money', '\u0661\u0662\u066b\u0665', 1_250],
  ['money', '1,250', undefined],
  ['tenths', '3,5 s', 35],
  ['money', '1.005', undefined],
  ['money', '-3', -300],
  ['tenths', '3.5 s', 35],
  ['tenths', '12', 120],
  ['integer', '1,000', 1_000],
  ['integer', '1.5', undefined],
  ['integer', 'ten', undefined],
  ['integer', ' ', null],
] as const)('reads %s typed as "%s"', (kind, text, value) => {
  expect(parseTyped(kind, text)).toBe(value);
  if (typeof value === 'number') expect(parseTyped(kind, formatTyped(kind, value))).toBe(value);
});

test('reads rows beside those of the right answer', () => {
  render(
    <PartReader
      definition={TABLE}
      answer={{ rows: [{ what: 'Paper', amount: 1_000 }] }}
      comparison={{
        label: 'Right answer',
        answer: {
          rows: [
            { what: 'Paper', amount: 1_200 },
            { what: 'Ink', amount: 1_800 },
          ],
        },
      }}
      findings={[{ target: 'row:1.amount', isRight: false, text: 'The receipt says $12.00' }]}
    />,
  );
  const [, first, second] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent(/Paper\$10\.00Right answer: \$12\.00Wrong: The receipt says/);
  expect(second).toHaveTextContent(/No answerRight answer: Ink/);
});
