import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row, Stack } from '../../primitives/layout.ts';
import { Input } from '../text-field/text-field.tsx';
import { Field, FieldError, Hint, Label, Optional } from './field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Amount',
    hint: '$50.00 or more.',
    children: (control) => <Input inputMode="decimal" {...control} />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CustomControl: Story = {};

export const WithError: Story = { args: { error: 'Your available balance is $42.00.' } };

export const OptionalField: Story = { args: { optional: true } };

export const Composition: Story = {
  render: () => (
    <Stack $gap={1.5}>
      <Label htmlFor="card-number">
        Card number<Optional> optional</Optional>
      </Label>
      <Row $nowrap>
        <Input id="card-number" aria-describedby="card-hint card-error" aria-invalid />
      </Row>
      <Hint id="card-hint">16 digits.</Hint>
      <FieldError id="card-error">Enter all 16 digits.</FieldError>
    </Stack>
  ),
};
