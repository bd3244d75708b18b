import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'draw-the-line-20', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Visible: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Show password' })),
};

export const WithHint: Story = { args: { defaultValue: '', hint: 'At least 8 characters.' } };

export const WithError: Story = { args: { error: 'Use at least 8 characters.' } };

export const Disabled: Story = { args: { disabled: true } };
