import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { FormDefinition, FormField } from '@platform/contracts';
import { EditorDemo, ReaderDemo } from '../testing/part-demo.tsx';

const field = (fields: Partial<FormField> & Pick<FormField, 'id' | 'kind' | 'label'>): FormField => ({
  hint: null,
  min: 0,
  max: 100_000,
  options: [],
  optional: false,
  ...fields,
});

const FIELDS: FormDefinition = {
  type: 'form',
  id: 'receipt',
  prompt: 'Fill in what the receipt says',
  fields: [
    field({ id: 'shop', kind: 'line', label: 'Shop', hint: 'As printed, without the address', max: 60 }),
    field({ id: 'total', kind: 'money', label: 'Total in dollars', hint: 'Like 12.50' }),
    field({ id: 'items', kind: 'integer', label: 'Number of items', min: 1, max: 40 }),
    field({ id: 'method', kind: 'choice', label: 'Payment', options: ['Cash', 'Card', 'Voucher'] }),
    field({ id: 'note', kind: 'text', label: 'What cannot be read', max: 400, optional: true }),
  ],
  minRows: 1,
  maxRows: 1,
  sum: null,
};

const TABLE: FormDefinition = {
  ...FIELDS,
  id: 'shots',
  prompt: 'Write the shot list of a film of 30 seconds',
  fields: [
    field({ id: 'picture', kind: 'line', label: 'What is seen', hint: 'One sentence', max: 120 }),
    field({ id: 'size', kind: 'choice', label: 'Shot size', options: ['Wide', 'Medium', 'Close-up'] }),
    field({ id: 'length', kind: 'tenths', label: 'Seconds', hint: 'Like 2.5', min: 5, max: 300 }),
    field({ id: 'sound', kind: 'line', label: 'Sound', max: 120, optional: true }),
  ],
  minRows: 3,
  maxRows: 60,
  sum: { field: 'length', total: 300 },
};

const SHOTS = [
  { picture: 'A harbor at sunrise, the first boats leave', size: 'Wide', length: 45, sound: 'Gulls' },
  { picture: 'Hands pull a net over the side', size: 'Close-up', length: 25, sound: null },
  { picture: 'The skipper looks at the sky', size: 'Medium', length: 30, sound: 'Wind, engine' },
];

const meta = {
  title: 'Annotation/Form',
  component: EditorDemo,
  args: { definition: FIELDS },
} satisfies Meta<typeof EditorDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneRow: Story = {};

export const OneRowWithErrors: Story = { args: { showErrors: true } };

export const Table: Story = { args: { definition: TABLE, answer: { rows: SHOTS } } };

export const TableWithErrors: Story = {
  args: {
    definition: TABLE,
    answer: { rows: [...SHOTS, { picture: null, size: null, length: null, sound: null }] },
    showErrors: true,
  },
};

export const LongTable: Story = {
  args: {
    definition: TABLE,
    answer: { rows: Array.from({ length: 60 }, (_, index) => ({ ...SHOTS[index % 3], length: 5 })) },
  },
};

export const ReadOneRow: Story = {
  render: () => (
    <ReaderDemo
      definition={FIELDS}
      answer={{ rows: [{ shop: 'Corner Books', total: 2_450, items: 3, method: 'Card', note: null }] }}
      right={{ rows: [{ shop: 'Corner Books', total: 2_540, items: 3, method: 'Card', note: null }] }}
      findings={[
        { target: 'row:1.total', isRight: false, text: 'Total in dollars is $25.40, not $24.50.' },
        { target: 'row:1.items', isRight: true, text: 'Number of items: 3 is right.' },
      ]}
      comments={{ 'row:1.total': 'Two digits are the other way round.' }}
    />
  ),
};

export const ReadTable: Story = {
  render: () => (
    <ReaderDemo
      definition={TABLE}
      answer={{ rows: SHOTS }}
      right={{ rows: SHOTS.map((row) => ({ ...row, length: 100 })) }}
      findings={[]}
      comments={{ 'row:2': 'This shot does not follow from the first one.' }}
      canComment
    />
  ),
};
