import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';
import { ChoiceInput, ChoiceLabel } from './choice.ts';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'I am 18 or older', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'Required for withdrawals.' } };

export const WithError: Story = { args: { error: 'Confirm your age to continue.' } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const Composition: Story = {
  render: () => (
    <ChoiceLabel>
      <ChoiceInput type="radio" name="currency" />
      US dollars
    </ChoiceLabel>
  ),
};
