import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Payout method',
    name: 'method',
    options: [
      { value: 'paypal', label: 'PayPal', hint: 'Arrives within a day' },
      { value: 'btc', label: 'Bitcoin', hint: 'Arrives within an hour' },
      { value: 'zelle', label: 'Zelle', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {};

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('radio', { name: /Bitcoin/ })),
};

export const WithHint: Story = { args: { hint: 'You can change it for every withdrawal.' } };

export const WithError: Story = { args: { error: 'Choose a payout method.' } };

export const Optional: Story = { args: { optional: true } };
