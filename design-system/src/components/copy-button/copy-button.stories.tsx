import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: 'AS-7K2M-9QPD', label: 'the reference' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Pressed: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Copy the reference' })),
};
