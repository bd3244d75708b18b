import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
  args: {
    label: 'Country',
    defaultValue: 'se',
    options: [
      { value: 'se', label: 'Sweden' },
      { value: 'us', label: 'United States' },
      { value: 'aq', label: 'Antarctica', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};

export const Placeholder: Story = { args: { defaultValue: '', placeholder: 'Choose a country' } };

export const WithHint: Story = { args: { hint: 'As on your ID.' } };

export const WithError: Story = {
  args: { defaultValue: '', placeholder: 'Choose a country', error: 'Choose a country.' },
};

export const Optional: Story = { args: { optional: true } };

export const Disabled: Story = { args: { disabled: true } };
