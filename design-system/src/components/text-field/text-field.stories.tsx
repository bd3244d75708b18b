import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Input, TextArea, TextField } from './text-field.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', placeholder: 'maria@example.org' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'maria@example.org' } };

export const WithHint: Story = { args: { hint: 'We send a link to this address.' } };

export const WithError: Story = {
  args: { defaultValue: 'maria@', error: 'Check the address and try again.' },
};

export const WithHintAndError: Story = {
  args: { hint: 'We send a link to this address.', error: 'Enter your email address.' },
};

export const WithUnit: Story = {
  args: { label: 'Amount in dollars', type: 'text', inputMode: 'decimal', unit: '$', defaultValue: '120.00' },
};

export const Optional: Story = { args: { optional: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'maria@example.org' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'maria@example.org' } };

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Multiline: Story = {
  render: () => <TextArea label="Message" hint="Up to 2,000 characters." rows={4} />,
};

export const MultilineWithError: Story = {
  render: () => <TextArea label="Message" error="Write a message." />,
};

export const BareInput: Story = { render: () => <Input aria-label="Amount" defaultValue="120.00" /> };
